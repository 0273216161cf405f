"""Where a word stands in a YAML text, so that a mistake can be named with its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import yaml

from insula.core.data import LOADER


def line_of_key(text: str, path: Sequence[str]) -> int:
    """The line of a key that is reached by going down these keys; of the last one that exists."""
    node = yaml.compose(text, Loader=LOADER)
    line = 1
    for key in path:
        if not isinstance(node, yaml.MappingNode):
            break
        found = [(k, v) for k, v in node.value if str(k.value) == key]
        if not found:
            break
        line = found[0][0].start_mark.line + 1
        node = found[0][1]
    return line


def line_of_word(text: str, word: str) -> int | None:
    """The first line on which a word stands by itself."""
    root = yaml.compose(text, Loader=LOADER)
    return next((line for value, line in _words(root) if value == word), None)


def _words(node: yaml.Node | None) -> Iterator[tuple[str, int]]:
    if isinstance(node, yaml.ScalarNode):
        yield str(node.value), node.start_mark.line + 1
    elif isinstance(node, yaml.SequenceNode):
        for each in node.value:
            yield from _words(each)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _words(key)
            yield from _words(value)
