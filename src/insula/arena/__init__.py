"""The arena: tournaments and sweeps over bots, seats, choices and component variants; results as Parquet.

`Plan.of({...})` or `Plan.read("plan.yaml")` says what is played, `run(plan, folder)` plays what is missing there, and
`table(folder)` reads the games as an Arrow table. docs/arena.md explains plans and columns.
"""

from insula.arena.run import run
from insula.arena.store import table
from insula.arena.tournament import Plan
from insula.arena.yaml_lines import BadPlan

__all__ = ["BadPlan", "Plan", "run", "table"]
