from django.apps import AppConfig
from django.db.models.signals import post_migrate


class ModerationConfig(AppConfig):
    name = "server.moderation"

    def ready(self) -> None:
        from server.moderation.muting import explain_what_is_carried_on
        from server.moderation.roles import make_roles

        explain_what_is_carried_on()
        post_migrate.connect(make_roles, sender=self, dispatch_uid="moderation.roles")
