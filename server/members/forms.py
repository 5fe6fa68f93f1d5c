"""django-allauth's forms, with our words."""

from __future__ import annotations

from typing import Any

from allauth.account import forms as theirs
from allauth.core.internal.cryptokit import normalize_user_code
from allauth.mfa import app_settings as factors
from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm, BaseAuthenticateForm, ReauthenticateForm
from allauth.mfa.recovery_codes.forms import GenerateRecoveryCodesForm
from allauth.mfa.totp.forms import ActivateTOTPForm, DeactivateTOTPForm
from django import forms
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse

from server.accounts.models import Member
from server.accounts.usernames import LONGEST, SHORTEST
from server.core.lazy_messages import word
from server.members.renamed import name_of_account
from server.moderation.entrance import begin_shift

LABELS = {
    "login": "account-username",
    "username": "account-username",
    "email": "account-email-own",
    "password": "account-password",
    "password1": "account-new-password",
    "password2": "account-again",
    "oldpassword": "account-old-password",
    "code": "second-code",
    "name": "passkey-name",
}


A_CODE_IS_RIGHT_FOR = (2 * factors.TOTP_TOLERANCE + 1) * factors.TOTP_PERIOD
"""Seconds."""


class InOurWords(forms.Form):
    """Labels beside the fields instead of placeholders, which typing hides."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            if name in LABELS:
                field.label = word(LABELS[name])
            field.widget.attrs.pop("placeholder", None)
            field.help_text = word("account-password-help") if name == "password1" else ""
        if "password2" in self.fields:
            self.fields["password2"].error_messages["required"] = word("account-again-missing")


class SignIn(InOurWords, theirs.LoginForm):
    def clean_login(self) -> str:
        return name_of_account(super().clean_login())

    def login(self, request: HttpRequest, redirect_url: str | None = None) -> HttpResponse:
        response: HttpResponse = super().login(request, redirect_url)
        # allauth has just given the session its usual length.
        begin_shift(request, request.user)
        return response


class SignUp(InOurWords, theirs.SignupForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        username = self.fields["username"]
        username.help_text = word("account-username-help")
        username.widget.attrs.update(minlength=SHORTEST, maxlength=LONGEST)
        username.widget.attrs.update(autocapitalize="none", spellcheck="false")
        if email := self.fields.get("email"):
            email.label = word("account-email")
            email.help_text = word("account-email-help")


class NewPassword(InOurWords):
    """Change of password."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password1"].label = word("account-next-password")


class ChangePassword(NewPassword, theirs.ChangePasswordForm):
    pass


class ResetPassword(InOurWords, theirs.ResetPasswordForm):
    pass


class ResetPasswordByKey(NewPassword, theirs.ResetPasswordKeyForm):
    pass


class PasswordAgain(InOurWords, theirs.ReauthenticateForm):
    pass


class Code(InOurWords):
    """A code of an authenticator app, or a recovery code."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        code = self.fields["code"]
        code.widget.attrs.update(inputmode="numeric", maxlength=20, autofocus=True)


class CodeOnce(Code, BaseAuthenticateForm):
    """allauth remembers a used code for half a minute, and takes it for longer than that: the next
    one and the one before are right, too, since clocks differ."""

    def clean_code(self) -> str:
        code: str = super().clean_code()
        used = f"second-factor {self.user.pk} {normalize_user_code(code)}"
        if cache.add(used, True, A_CODE_IS_RIGHT_FOR) is False:
            raise get_adapter().validation_error("incorrect_code")
        return code


class SignInByCode(CodeOnce, AuthenticateForm):
    pass


class CodeAgain(CodeOnce, ReauthenticateForm):
    pass


class SetUpCodes(Code, ActivateTOTPForm):
    pass


class RemoveCodes(InOurWords, DeactivateTOTPForm):
    pass


class NewRecoveryCodes(InOurWords, GenerateRecoveryCodesForm):
    pass


class Leave(InOurWords, forms.Form):
    """Deletion of an account; asks for the password, as the browser may have been left open."""

    password = forms.CharField(
        strip=False, widget=forms.PasswordInput(attrs={"autocomplete": "current-password"})
    )

    def __init__(self, *args: Any, member: Member, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._member = member

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self._member.check_password(password):
            raise forms.ValidationError(word("account-wrong-password"))
        return password
