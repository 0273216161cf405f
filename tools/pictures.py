"""Compresses the pictures in docs/screenshots: every PNG that `npm run shots` took becomes a WebP in its place."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
QUALITY = 88


def compress(folder: Path) -> int:
    """The number of pictures that were compressed."""
    taken = sorted(folder.glob("*.png"))
    for picture in taken:
        with Image.open(picture) as image:
            image.convert("RGB").save(picture.with_suffix(".webp"), "WEBP", quality=QUALITY, method=6)
        picture.unlink()
    return len(taken)


if __name__ == "__main__":
    print(f"pictures: {compress(FOLDER)} compressed")
