"""Tests of the pure heart."""
