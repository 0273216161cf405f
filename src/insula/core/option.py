"""An option with its words."""

from __future__ import annotations


class Option(int):
    """An option id that also knows its notation, what to click and how people say it."""

    text: str
    thing: str
    label: str

    @classmethod
    def made(cls, number: int, text: str, thing: str, label: str) -> Option:
        """An option with its words."""
        option = cls(number)
        option.text = text
        option.thing = thing
        option.label = label
        return option
