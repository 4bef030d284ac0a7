"""Tests of balance measurements."""
