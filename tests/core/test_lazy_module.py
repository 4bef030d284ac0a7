"""Tests that a lazy module is imported on first use and that a missing one raises at once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from parlour.plugin.lazy_module import lazy_module


def test_a_lazy_module_is_imported_on_first_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "parlour_slow.py").write_text("ANSWER = 42\n")
    monkeypatch.syspath_prepend(tmp_path)
    slow = lazy_module("parlour_slow")
    assert "parlour_slow" not in sys.modules
    assert slow.ANSWER == 42
    monkeypatch.delitem(sys.modules, "parlour_slow")


def test_an_unknown_module_is_an_error_at_once() -> None:
    with pytest.raises(ModuleNotFoundError, match="parlour_slo"):
        lazy_module("parlour_slo")


def test_a_missing_dependency_of_a_lazy_module_raises_on_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "parlour_needy.py").write_text("import parlour_missing\n")
    monkeypatch.syspath_prepend(tmp_path)
    needy = lazy_module("parlour_needy")
    with pytest.raises(ImportError, match="parlour_missing"):
        assert needy.ANSWER
