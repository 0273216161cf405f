"""Batches on a GPU, as far as a machine without one can tell; digests compare the rest where there is one."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from types import SimpleNamespace

import pytest

import insula
from insula.research.gpu_kernels import kernel_name, words_of


def test_without_a_gpu_the_batch_says_so() -> None:
    """PyTorch is an extra of its own: where it is missing, its import says so."""
    if find_spec("torch") is None:
        with pytest.raises(ModuleNotFoundError, match="torch"):
            importlib.import_module("insula.research.gpu")
        return
    import torch

    from insula.research.gpu import GpuBatch

    if not torch.cuda.is_available():
        with pytest.raises(ValueError, match="There is no CUDA GPU here; GameBatch plays the same games"):
            GpuBatch(insula.game("card"), 4)
    with pytest.raises(ValueError, match="at least one game"):
        GpuBatch(insula.game("card"), 0)


def test_a_rule_that_the_kernel_calls_is_not_taken_for_the_kernel() -> None:
    called, kernel = b"_ZN6insula8research11batch_rules9step_game", b"_ZN6insula8research11gpu_kernels6kernel4step"
    assert kernel_name(b"\0.text." + called + b"\0.text." + kernel + b"\0") == kernel.decode()
    with pytest.raises(ValueError, match="no kernel"):
        kernel_name(b"\0.text." + called + b"\0")


def test_tensors_are_handed_over_as_kernels_take_arrays() -> None:
    table = SimpleNamespace(
        element_size=lambda: 4, shape=(3, 5), stride=lambda: (5, 1), numel=lambda: 15, data_ptr=lambda: 4096
    )
    assert [word.value for word in words_of(table)] == [0, 0, 15, 4, 4096, 3, 5, 20, 4]
    records = SimpleNamespace(numel=lambda: 7 * 1888, data_ptr=lambda: 64)
    assert [word.value for word in words_of(records, 1888)] == [0, 0, 7, 1888, 64, 7, 1888]
