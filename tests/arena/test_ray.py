"""The same plan on a Ray cluster of two nodes: the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from insula.arena import BadPlan, Plan, run
from insula.arena.on_ray import Actors
from insula.bots.pool import WorkerLost
from insula.testing.sizes import depth, size

pytestmark = pytest.mark.deep  # a cluster takes half a minute to come up
GIVEN = {"game": "card", "bots": "random", "seats": 3, "deals": 40}
GAMES = size(600, 600, 1_000_000)
ENGINE, PIECE = ("numba", 2.0) if depth() == "full" else ("plain", 0.2)  # what plays, seconds between answers
OTHER = {"cards.yaml": {"courage": {"ability": "draw", "vibe": "blue"}}}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()


def test_two_nodes_and_local_processes_give_the_same_bytes(cluster: Cluster, tmp_path: Path) -> None:
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    plan = Plan.of({**GIVEN, "variants": {"printed": None, "other": OTHER}})
    run(plan, tmp_path / "ray", ray=cluster.address, engine="plain", seconds=0.05)
    run(plan, tmp_path / "local", jobs=2, engine="plain")
    ours = (tmp_path / "local" / "games.parquet").read_bytes()
    assert (tmp_path / "ray" / "games.parquet").read_bytes() == ours


@pytest.mark.timeout(7200)
def test_nodes_that_are_killed_and_added_change_nothing(cluster: Cluster, tmp_path: Path) -> None:
    """Every player sits on a node that goes while it plays; the head alone stays, and is full."""
    plan = Plan.of({**GIVEN, "deals": GAMES})
    assert plan.games == GAMES
    nodes = [cluster.add_node(num_cpus=1)]
    kept, before = 0, {node["NodeID"] for node in ray.nodes() if node["Alive"]}

    def trouble(games: int) -> None:
        nonlocal kept
        kept += games
        if len(nodes) <= min(3, 4 * kept // plan.games):
            cluster.remove_node(nodes[-1], allow_graceful=False)
            nodes.append(cluster.add_node(num_cpus=1))

    run(plan, tmp_path / "ray", 3, ray=cluster.address, engine=ENGINE, seconds=PIECE, progress=trouble)
    assert len(nodes) == 4
    assert len({node["NodeID"] for node in ray.nodes()} - before) == 3
    run(plan, tmp_path / "local", jobs=1, engine=ENGINE)
    ours = (tmp_path / "local" / "games.parquet").read_bytes()
    assert (tmp_path / "ray" / "games.parquet").read_bytes() == ours


def test_games_lost_with_an_actor_come_back_to_be_played(cluster: Cluster) -> None:
    crew = Actors(Plan.of({**GIVEN, "deals": 20000}), 0, 1, "plain", 60.0, cluster.address)
    try:
        busy = crew.submit(range(20000))
        ray.kill(crew._busy[busy])
        with pytest.raises(WorkerLost, match="An actor was lost"):
            busy.result()
        _, _, columns = crew.submit(range(3, 5)).result()  # another one has taken its place
        assert columns["number"] == [3, 4]
    finally:
        crew.close()


def test_no_cluster_is_one_sentence(cluster: Cluster, tmp_path: Path) -> None:
    ray.shutdown()
    with pytest.raises(BadPlan, match="No Ray cluster answers at “nowhere”"):
        run(Plan.of(GIVEN), tmp_path, ray="nowhere")
