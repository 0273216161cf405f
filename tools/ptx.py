"""`make ptx`: PTX for every game, which shows that the rules compile for CUDA; `make cubin`: machine code, too.

Neither needs a GPU. `bench/gpu.py --modules build/gpu` runs the machine code where there is one.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))

BATCH_KERNELS = ("begin", "step", "observe", "lead")


def machine_code(ptx: str, registers: int) -> bytes:
    """For Hopper."""
    core: Any = importlib.import_module("cuda.core")
    options = core.LinkerOptions(arch="sm_90", max_register_count=registers)
    code: bytes = core.Linker(core.ObjectCode.from_ptx(ptx.encode()), options=options).link("cubin").code
    return code


def main() -> None:
    from cuda_kernel import find_games, kernel_of, without_gpu  # type: ignore[import-not-found]

    import insula
    from insula.research import gpu_kernels

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--cubin", type=Path, help="a folder for the machine code")
    parser.add_argument("--registers", type=int, default=128, help="the most of a thread")
    args = parser.parse_args()
    cuda: Any = importlib.import_module("numba.cuda")
    without_gpu()
    find_games()
    for name in args.names or insula.games():
        start = time.perf_counter()
        kernel, signature = kernel_of(insula.game(name))
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=(9, 0))
        if ".entry" not in ptx:
            raise SystemExit(f"{name}: no kernel in the PTX")
        print(f"{name}: {len(ptx) / 1e6:.2f} MB of PTX for sm_90 in {time.perf_counter() - start:.0f} s", flush=True)
        for part in BATCH_KERNELS:
            code, _ = cuda.compile_ptx(*gpu_kernels.kernel(insula.game(name).game, part), cc=(9, 0))
            print(f"{name}: {len(code) / 1e6:.2f} MB of PTX for the batch's {part}", flush=True)
        if args.cubin:
            for part in BATCH_KERNELS:
                gpu_kernels.machine_code(insula.game(name).game, part)
            args.cubin.mkdir(parents=True, exist_ok=True)
            (args.cubin / f"{name}.cubin").write_bytes(machine_code(ptx, args.registers))
            print(f"{name}: machine code after {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
