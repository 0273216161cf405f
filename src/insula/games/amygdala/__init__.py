"""Amygdala: collect resources, unlock emotions, grow networks and claim regions."""
