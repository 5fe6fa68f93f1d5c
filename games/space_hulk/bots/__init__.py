"""The bots of chapter 9: what a seat knows, thought over, and two levels for both sides.

They know scene, view and offers alone (SH-780), and keep nothing from one action to the next.
"""
