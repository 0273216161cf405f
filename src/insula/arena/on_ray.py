"""Workers of a Ray cluster: the same work as in local processes, so the same seeds give the same games."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import ray
from ray.exceptions import RayActorError

from insula.arena.tournament import Plan
from insula.arena.workers import Answer, Work
from insula.arena.yaml_lines import BadPlan
from insula.bots.pool import WorkerLost


class Player:
    """An actor: the work of a local process."""

    def __init__(self, plan: Plan, variant: int, engine: str, seconds: float) -> None:
        self.work = Work(plan, variant, engine, seconds)

    def play(self, numbers: range) -> Answer:
        """Some games."""
        return self.work(numbers)


class Actors:
    """One actor per core of the cluster. A part that is lost with a machine is played again elsewhere."""

    def __init__(
        self, plan: Plan, variant: int, size: int | None, engine: str, seconds: float, address: str = "auto"
    ) -> None:
        connect(address)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.size = size or max(1, int(resources.get("CPU", 1)))
        # actors of different variants must not share a process, where a game can be loaded only once
        settings = {"env_vars": {"INSULA_VARIANT": f"{plan.digest}-{variant}"}}
        made = ray.remote(num_cpus=1, runtime_env=settings)(Player)
        arguments = (ray.put(plan), variant, engine, seconds)
        self._start: Callable[[], Any] = lambda: made.remote(*arguments)
        self._idle: list[Any] = [self._start() for _ in range(self.size)]
        self._busy: dict[Future[Answer], Any] = {}

    def submit(self, job: range) -> Future[Answer]:
        """Lets an idle actor play some games; there are never more jobs than actors."""
        actor = self._idle.pop()
        done: Future[Answer] = Future()
        self._busy[done] = actor
        actor.play.remote(job).future().add_done_callback(lambda told: self._end(actor, done, told))
        return done

    def _end(self, actor: Any, done: Future[Answer], told: Future[Answer]) -> None:
        problem = told.exception()
        self._busy.pop(done)
        self._idle.append(self._start() if isinstance(problem, RayActorError) else actor)
        if isinstance(problem, RayActorError):
            done.set_exception(WorkerLost(f"An actor was lost ({str(problem).splitlines()[0]})."))
        elif problem is not None:
            done.set_exception(problem)
        else:
            done.set_result(told.result())

    def close(self) -> None:
        """Ends all actors; the cluster stays as it is."""
        for actor in [*self._idle, *self._busy.values()]:
            ray.kill(actor)


def connect(address: str) -> None:
    """Joins a cluster, or starts one on this machine for the address “local”; raises `BadPlan` if it cannot."""
    if ray.is_initialized():
        return
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        first = str(problem).splitlines()[0].rstrip(".")
        raise BadPlan(f"No Ray cluster answers at “{address}”: {first}.") from None
