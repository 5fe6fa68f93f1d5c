"""URLs of accounts. Other features of django-allauth (mail addresses, codes by mail, passkeys in
place of a password) are not routed; password reset only where mail is configured."""

from allauth.account import views as theirs
from allauth.mfa.base import views as factors
from allauth.mfa.recovery_codes import views as recovery
from allauth.mfa.totp import views as codes
from allauth.mfa.webauthn import views as webauthn
from django.conf import settings
from django.urls import path, re_path
from django.views.decorators.cache import never_cache

from server.core import addresses as _converters  # noqa: F401
from server.members import passkeys, views
from server.members.new_name import new_name
from server.members.privacy import privacy

urlpatterns = [
    path("account/login/", theirs.login, name="account_login"),
    path("account/signup/", theirs.signup, name="account_signup"),
    path("account/logout/", theirs.logout, name="account_logout"),
    path("account/logout/everywhere/", views.sign_out_everywhere, name="sign_out_everywhere"),
    path("account/inactive/", theirs.account_inactive, name="account_inactive"),
    path("account/password/", theirs.password_change, name="account_change_password"),
    path("account/password/set/", theirs.password_set, name="account_set_password"),
    path("account/again/", theirs.reauthenticate, name="account_reauthenticate"),
    path("account/second/", never_cache(factors.index), name="mfa_index"),
    path("account/second/code/", factors.authenticate, name="mfa_authenticate"),
    path("account/second/again/", passkeys.by_code, name="mfa_reauthenticate"),
    path("account/second/passkey/again/", passkeys.by_passkey, name="mfa_reauthenticate_webauthn"),
    path("account/second/passkey/", never_cache(webauthn.add_webauthn), name="mfa_add_webauthn"),
    path("account/second/passkey/<int:pk>/remove/", passkeys.remove, name="mfa_remove_webauthn"),
    path("account/second/set-up/", never_cache(codes.activate_totp), name="mfa_activate_totp"),
    path("account/second/remove/", codes.deactivate_totp, name="mfa_deactivate_totp"),
    path(
        "account/second/recovery/",
        never_cache(recovery.view_recovery_codes),
        name="mfa_view_recovery_codes",
    ),
    path(
        "account/second/recovery/new/",
        recovery.generate_recovery_codes,
        name="mfa_generate_recovery_codes",
    ),
    path("account/name/", new_name, name="new_name"),
    path("account/export/", views.export, name="export"),
    path("account/delete/", views.delete, name="delete_account"),
    path("privacy/", privacy, name="privacy"),
    path("settings/", views.settings_page, name="settings"),
    path("settings/keep/", views.keep, name="keep"),
    path("i18n/setlang/", views.set_language, name="set_language"),
    path("people/me/", views.own_profile, name="own_profile"),
    path("people/<username:username>/", views.profile, name="profile"),
]

if settings.MAIL:
    urlpatterns += [
        path("account/reset/", theirs.password_reset, name="account_reset_password"),
        path("account/reset/sent/", theirs.password_reset_done, name="account_reset_password_done"),
        re_path(
            r"^account/reset/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
            theirs.password_reset_from_key,
            name="account_reset_password_from_key",
        ),
        path(
            "account/reset/done/",
            theirs.password_reset_from_key_done,
            name="account_reset_password_from_key_done",
        ),
        path(
            "account/confirm/",
            theirs.email_verification_sent,
            name="account_email_verification_sent",
        ),
        re_path(
            r"^account/confirm/(?P<key>[-:\w]+)/$",
            theirs.confirm_email,
            name="account_confirm_email",
        ),
    ]
