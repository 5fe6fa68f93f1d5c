from django.apps import AppConfig


class ModerationConfig(AppConfig):
    name = "server.moderation"

    def ready(self) -> None:
        from server.moderation.muting import explain_what_is_carried_on

        explain_what_is_carried_on()
