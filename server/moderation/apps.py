from django.apps import AppConfig


class ModerationConfig(AppConfig):
    name = "server.moderation"

    def ready(self) -> None:
        from server.moderation.muting import explain_carried_mutes

        explain_carried_mutes()
