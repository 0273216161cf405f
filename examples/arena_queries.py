"""Results of a tournament, asked with DuckDB (SQL) and with Polars: both must say the same."""

from __future__ import annotations

from pathlib import Path

from shared import arguments, needs, run

with needs("dev"):
    import duckdb
    import polars as pl

with needs("arena"):
    from insula.arena import Plan
    from insula.arena import run as play

BOTS = (
    "SELECT bot, count(*) AS games, avg(share) AS won FROM (SELECT unnest(bots) AS bot, unnest(share) AS share "
    "FROM '{}') GROUP BY bot ORDER BY bot"
)
ENDS = "SELECT reason, count(*) AS games, avg(turns) AS turns FROM '{}' GROUP BY reason ORDER BY reason"
CARDS = (
    "SELECT c.card AS card, sum(c.used) AS used FROM (SELECT unnest(cards) AS c FROM '{}') "
    "GROUP BY card HAVING used > 0 ORDER BY used DESC, card LIMIT 5"
)


def main() -> None:
    """Plays a small tournament if there is none in the folder yet, and asks three questions."""
    parser = arguments(__doc__, deals=10)
    parser.add_argument("--folder", default="results/queries", help="where the games are, or will be")
    args = parser.parse_args()
    file = Path(args.folder) / "games.parquet"
    if not file.exists():
        plan = Plan.of({"game": args.game, "bots": ["greedy", "random"], "deals": args.deals, "seed": args.seed})
        play(plan, args.folder, jobs=1)
    games = pl.read_parquet(file)
    answers = {
        BOTS: games.explode("bots", "share").group_by("bots").agg(pl.len(), pl.col("share").mean()).sort("bots"),
        ENDS: games.group_by("reason").agg(pl.len(), pl.col("turns").mean()).sort("reason"),
        CARDS: games.explode("cards")
        .unnest("cards")
        .group_by("card")
        .agg(pl.col("used").sum())
        .filter(pl.col("used") > 0)
        .sort(["used", "card"], descending=[True, False])
        .head(5),
    }
    for query, found in answers.items():
        rows = duckdb.sql(query.format(file)).fetchall()
        print(query.format(file.name))
        for row in rows:
            print("  ", *row)
        same = [tuple(map(_plain, row)) for row in rows] == [tuple(map(_plain, row)) for row in found.rows()]
        print("DuckDB and Polars agree" if same else f"Polars says {found.rows()}")


def _plain(value: object) -> object:
    return round(value, 6) if isinstance(value, float) else value


if __name__ == "__main__":
    run(main)
