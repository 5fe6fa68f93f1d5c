"""django-allauth's forms, with our words."""

from __future__ import annotations

from typing import Any

from allauth.account import forms as theirs
from django import forms

from server.accounts.models import Member
from server.accounts.usernames import LONGEST, SHORTEST
from server.core.lazy_messages import word

LABELS = {
    "login": "account-username",
    "username": "account-username",
    "email": "account-email-own",
    "password": "account-password",
    "password1": "account-new-password",
    "password2": "account-again",
    "oldpassword": "account-old-password",
}


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
    pass


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
