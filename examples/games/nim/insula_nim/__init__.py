"""Nim, a toy game for Insula."""
