"""`make ptx`: generates PTX for every game, which shows that the rules compile for CUDA; needs no GPU."""

from __future__ import annotations

import importlib
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))


def main() -> None:
    from cuda_kernel import kernel_of, without_gpu  # type: ignore[import-not-found]

    import insula

    cuda: Any = importlib.import_module("numba.cuda")
    without_gpu()
    for name in sys.argv[1:] or insula.games():
        start = time.perf_counter()
        kernel, signature = kernel_of(insula.game(name))
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=(9, 0))
        if ".entry" not in ptx:
            raise SystemExit(f"{name}: no kernel in the PTX")
        print(f"{name}: {len(ptx) / 1e6:.2f} MB of PTX for sm_90 in {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
