"""The pages about the protocol say what the server does."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from server.protocol import messages
from tools import protocol_docs
from tools.protocol_examples import examples


@pytest.mark.parametrize(
    ("file", "written"),
    [
        (protocol_docs.PAGE, protocol_docs.page),
        (protocol_docs.MACHINES, protocol_docs.machines),
    ],
    ids=["for people", "for machines"],
)
def test_the_committed_page_is_what_make_docs_writes(file: Any, written: Any) -> None:
    assert file.read_text("utf-8") == written(), "make docs writes it anew"


def test_every_message_has_an_example_that_fits_it() -> None:
    description = json.loads(protocol_docs.machines())
    schemas = description["components"]["schemas"]
    assert set(examples()) - {"UpdateOfSpectator"} == set(description["components"]["messages"])
    for name, example in examples().items():
        schema = schemas[name.removesuffix("OfSpectator")]
        whole = {**schema, "components": description["components"]}
        Draft202012Validator(whole).validate(json.loads(example))


def test_the_server_reads_the_examples_of_what_clients_send() -> None:
    for kind in protocol_docs.FROM_CLIENT:
        example = examples()[kind.__name__]
        assert isinstance(msgspec.json.decode(example, type=messages.AnyFromClient), kind)
