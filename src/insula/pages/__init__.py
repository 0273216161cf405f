"""Pages for people: one frame (`frame.html`) and one way to plot, for ladders, tournaments and studies.

A page is one file that loads nothing; it follows the light and dark look of the reader.
"""

from insula.pages.frame import Grid, MissingPackage, Part, Plot, Section, Text, page

__all__ = ["Grid", "MissingPackage", "Part", "Plot", "Section", "Text", "page"]
