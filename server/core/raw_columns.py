"""Decodes JSON and UUID columns read with raw SQL."""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID


def json_of(stored: Any) -> Any:
    return json.loads(stored) if isinstance(stored, str) else stored


def guest_of(stored: UUID | str) -> UUID:
    return stored if isinstance(stored, UUID) else UUID(stored)
