"""URLs of accounts. Other features of django-allauth (mail addresses, codes, passkeys) are not
routed; password reset only where mail is configured."""

from allauth.account import views as theirs
from django.conf import settings
from django.urls import path, re_path

from server.core import addresses as _converters  # noqa: F401
from server.members import views
from server.members.privacy import privacy

urlpatterns = [
    path("account/login/", theirs.login, name="account_login"),
    path("account/signup/", theirs.signup, name="account_signup"),
    path("account/logout/", theirs.logout, name="account_logout"),
    path("account/logout/everywhere/", views.sign_out_everywhere, name="sign_out_everywhere"),
    path("account/inactive/", theirs.account_inactive, name="account_inactive"),
    path("account/password/", theirs.password_change, name="account_change_password"),
    path("account/password/set/", theirs.password_set, name="account_set_password"),
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
