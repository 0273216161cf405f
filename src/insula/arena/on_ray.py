"""Workers of a Ray cluster: the same work as in local processes, so the same seeds give the same games."""

from __future__ import annotations

import logging
from typing import Any

import ray
from ray.exceptions import RayActorError

from insula.arena.places import BadPlan
from insula.arena.plan import Plan
from insula.arena.workers import MOST_FAILURES, Answer, Work


class Actors:
    """One actor per core of the cluster. A part that is lost with a machine is played again elsewhere."""

    def __init__(
        self, plan: Plan, variant: int, size: int | None, engine: str, seconds: float, address: str = "auto"
    ) -> None:
        connect(address)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.size = size or max(1, int(resources.get("CPU", 1)))
        self._seconds = seconds
        self._failures = 0
        # actors of different variants must not share a process, where a game can be loaded only once
        settings = {"env_vars": {"INSULA_VARIANT": f"{plan.digest}-{variant}"}}
        self._made = ray.remote(num_cpus=1, runtime_env=settings)(Work)
        self._arguments = (ray.put(plan), variant, engine)
        self._actors: list[Any] = []
        self._idle: list[Any] = []
        self._busy: dict[Any, tuple[Any, range | None]] = {}
        for _ in range(self.size):
            self._start()

    def _start(self) -> None:
        actor: Any = self._made.remote(*self._arguments)
        self._actors.append(actor)
        self._busy[actor.ready.remote()] = (actor, None)

    def give(self, numbers: range) -> None:
        """Lets an idle actor play these games."""
        actor = self._idle.pop()
        self._busy[actor.play.remote(numbers, self._seconds)] = (actor, numbers)

    def idle(self) -> int:
        """How many actors have nothing to do."""
        return len(self._idle)

    def collect(self) -> tuple[list[Answer], list[range]]:
        """Waits for actors; those that died with their machine are replaced."""
        answers: list[Answer] = []
        lost: list[range] = []
        ready, _ = ray.wait(list(self._busy), num_returns=1)
        for reference in ready:
            actor, given = self._busy.pop(reference)
            try:
                told = ray.get(reference)
            except RayActorError as problem:
                lost += [given] if given is not None else []
                self._replace(actor, problem)
                continue
            if given is not None:
                answers.append(told)
            self._idle.append(actor)
        return answers, lost

    def _replace(self, actor: Any, problem: Exception) -> None:
        self._actors.remove(actor)
        self._failures += 1
        if self._failures >= MOST_FAILURES * self.size:
            first = str(problem).splitlines()[0]
            raise BadPlan(f"{self._failures} actors that played were lost (last: {first}).")
        self._start()

    def close(self) -> None:
        """Ends all actors; the cluster stays as it is."""
        for actor in self._actors:
            ray.kill(actor)


def connect(address: str) -> None:
    """Joins a cluster, or starts one on this machine for the address “local”; one sentence if there is none."""
    if ray.is_initialized():
        return
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        first = str(problem).splitlines()[0].rstrip(".")
        raise BadPlan(f"There is no Ray cluster at “{address}”: {first}.") from None
