"""Build hook of the package: puts the built pages (`web/dist`) where the server looks for them, `insula/server/static`,
the players' part of the docs beside them, `insula/server/guide`, and the wheels of earlier releases in
`insula/older/releases`.

A wheel without pages would install and then show none, so building one stops, unless INSULA_WITHOUT_PAGES is set (as
tests/releases/make_release.py does). An editable install takes the pages from `web/dist` itself.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKED = "insula/server/static"


GUIDE = "insula/server/guide"
RELEASES = "insula/older/releases"


class Pages(BuildHookInterface[Any]):
    """Finds the pages in a checkout, or in an unpacked source archive where they are packed already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before anything is packed."""
        if version == "editable":
            return
        root = Path(self.root)
        if self.target_name == "wheel":
            for file in (root / "docs" / "playing.md", *sorted((root / "docs" / "games").glob("*.md"))):
                build_data["force_include"][str(file)] = f"{GUIDE}/{file.relative_to(root / 'docs').as_posix()}"
        if not os.environ.get("INSULA_WITHOUT_PAGES"):
            self._add_pages(root, build_data)
            self._add_releases(root, build_data)

    def _add_releases(self, root: Path, build_data: dict[str, Any]) -> None:
        """Earlier releases, so that games which began under their rules can go on."""
        for manifest in sorted((root / "tests" / "releases").glob("*/manifest.json")):
            for file in (manifest, *manifest.parent.glob("*.whl")):
                place = f"{manifest.parent.name}/{file.name}"
                home = RELEASES if self.target_name == "wheel" else "tests/releases"
                build_data["force_include"][str(file)] = f"{home}/{place}"

    def _add_pages(self, root: Path, build_data: dict[str, Any]) -> None:
        built = root / "web" / "dist"
        if (built / "index.html").is_file():
            home = PACKED if self.target_name == "wheel" else f"src/{PACKED}"
            for file in sorted(built.rglob("*")):
                place = file.relative_to(built)
                if file.is_file() and place.parts[0] != ".vite":  # a list for size checks, nothing a browser asks for
                    build_data["force_include"][str(file)] = f"{home}/{place.as_posix()}"
        elif (root / "src" / PACKED / "index.html").is_file():
            build_data["artifacts"].append(f"src/{PACKED}/**")
        else:
            raise SystemExit("The pages are not built: `make wheel` builds them and then the package.")
