"""The wiring of Celery: what beat asks for is there, and goes where a worker listens."""

from __future__ import annotations

from django.conf import settings

from server.celery import app
from server.operations import retention


def test_beat_asks_for_tasks_that_exist_in_the_queue_of_deadlines() -> None:
    app.loader.import_default_modules()
    for entry in settings.CELERY_BEAT_SCHEDULE.values():
        assert entry["task"] in app.tasks
    ours = [name for name in app.tasks if name.startswith("server.")]
    assert {app.amqp.router.route({}, name)["queue"].name for name in ours} == {"deadlines"}
    assert settings.CELERY_BEAT_SCHEDULE["forget"]["schedule"] == retention.EVERY, "as at home"


def test_no_socket_to_redis_gives_up_on_a_silence_of_some_seconds() -> None:
    assert settings.REDIS_SOCKET["socket_timeout"] > 5
    assert settings.CELERY_BROKER_TRANSPORT_OPTIONS["socket_timeout"] > 5
