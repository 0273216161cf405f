"""A reviewed game in plain words: its moves, and what the review says of those that lost something."""

from __future__ import annotations

from insula.core.record import Record, seat_letter
from insula.review.result import Decision, Review, marked


def moment_lines(made: Review, decision: Decision) -> list[str]:
    """What is said of a marked decision."""
    better = decision.others[0]
    shares = f"{decision.before.win:.0%} to {decision.after.win:.0%}"
    loss = f"loses {max(0.0, decision.low):.0%} to {decision.high:.0%}"
    return [
        f"Move {decision.move + 1}, {made.names[decision.seat]}: {decision.verdict}, {shares} ({loss})",
        f"  played: {decision.played.label}",
        f"  better: {better.label}",
        f"  {better.why}",
    ]


def with_comments(record: Record, made: Review) -> str:
    """The moves of a record with what the review says about them; to be read, not to be replayed."""
    by_move = {each.move: each for each in made.decisions if marked(each)}
    lines = [f"# {made.title}; {made.reason}", f"# reviewed by insula {made.insula}, seed {made.seed}"]
    lines += [f"# {seat_letter(seat)} {name}" for seat, name in enumerate(made.names)]
    for number, move in enumerate(record.moves):
        if number in by_move:
            lines += [f"# {line.strip()}" for line in moment_lines(made, by_move[number])]
        lines.append(move.line(number + 1))
    return "\n".join([*lines, f"# {record.result or made.reason}", ""])
