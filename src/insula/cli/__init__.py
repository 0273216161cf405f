"""The command `insula`."""
