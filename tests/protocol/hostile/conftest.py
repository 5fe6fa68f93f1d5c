"""Fixtures: files as they are written."""

from tests.support.mailing import with_mail
from tests.support.rooms import plain_statics

__all__ = ["plain_statics", "with_mail"]
