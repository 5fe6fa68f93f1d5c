"""Celery tasks: self-check, retention, the desk's alarm; the start of a worker's metrics server."""

from __future__ import annotations

from typing import Any

from billiard import current_process
from celery import shared_task
from celery.signals import worker_process_init
from django.conf import settings

from server.matches.process.wakers import with_runtime
from server.moderation.alarm import mail_those_on_duty
from server.moderation.counting import count_daily
from server.moderation.models import AuditEntry
from server.moderation.sealing import check_daily
from server.operations.retention import forget_old
from server.operations.selfcheck import check_some
from server.operations.worker_metrics import serve_metrics


@shared_task
def check() -> None:
    """Run the self-check."""
    check_some(lambda match: with_runtime(lambda runtime: runtime.seize(match)))


@shared_task
def forget() -> None:
    """Delete what nobody came back to; once a day count what moderation did, before it is gone, and
    check whether the audit is as it was written."""
    count_daily()
    forget_old()
    check_daily(AuditEntry.objects)


@shared_task
def alarm() -> None:
    """Mail those on duty about reports, if that is wished."""
    mail_those_on_duty()


@worker_process_init.connect
def begin(**_facts: Any) -> None:
    """Start the metrics server of a worker process."""
    if settings.METRICS_PORT:
        serve_metrics(current_process().index)
