"""The chapters of Nim."""
