"""Everything that is said or typed."""
