"""Emotion powers: card_tables (data as ints), triggers and queue (when), effects, on_emotions and on_spirits (what).

check_words compares the data with components/vocabulary.yaml; standing modifiers are worked out in control.py, and
card_words/ says in words what all of it means.
"""
