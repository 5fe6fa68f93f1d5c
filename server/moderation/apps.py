from django.apps import AppConfig
from django.contrib.auth.signals import user_logged_in
from django.db.models.signals import post_migrate


class ModerationConfig(AppConfig):
    name = "server.moderation"

    def ready(self) -> None:
        from allauth.mfa.signals import authenticator_added

        from server.moderation.entrance import note_new_factor, note_sign_in
        from server.moderation.muting import explain_what_is_carried_on
        from server.moderation.roles import make_roles

        explain_what_is_carried_on()
        user_logged_in.connect(note_sign_in, dispatch_uid="moderation.sign_in")
        authenticator_added.connect(note_new_factor, dispatch_uid="moderation.factor")
        post_migrate.connect(make_roles, sender=self, dispatch_uid="moderation.roles")
