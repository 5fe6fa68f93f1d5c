"""The rules of Kosmiczna Eskadra, one test or more for every number."""
