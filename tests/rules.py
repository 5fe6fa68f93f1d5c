"""The mark that says which numbered rule a test proves."""

import pytest

rule = pytest.mark.rule
