"""Passkeys (WebAuthn) as the second factor, django-allauth's: forms in our words, and one page that
asks again by passkey or by code, whichever is at hand."""

from __future__ import annotations

from typing import Any

from allauth.mfa.base.views import ReauthenticateView
from allauth.mfa.models import Authenticator
from allauth.mfa.webauthn import forms as theirs
from allauth.mfa.webauthn import views
from allauth.mfa.webauthn.internal import auth
from django import forms
from django.forms.fields import InvalidJSONInput
from django.http import HttpResponse
from django.urls import reverse_lazy

from server.core.lazy_messages import word
from server.members.forms import CodeAgain, InOurWords
from server.members.second_factor import passkeys_of

LONGEST = 40
MOST = 10
"""Of one account."""


def _wrong() -> forms.ValidationError:
    return forms.ValidationError(word("passkey-wrong"))


class Signed(forms.JSONField):
    """What a browser has signed."""

    widget = forms.HiddenInput
    default_error_messages = {
        "required": word("passkey-missing"),
        "invalid": word("passkey-wrong"),
    }

    def to_python(self, value: Any) -> Any:
        try:
            return super().to_python(value)
        except (RecursionError, ValueError):
            # Too deep to be read, or a number of too many digits.
            raise _wrong() from None

    def bound_data(self, _data: Any, _initial: Any) -> InvalidJSONInput:
        """A form that is shown again holds no answer: the next question is another."""
        return InvalidJSONInput("")


class AddPasskey(InOurWords, theirs.AddWebAuthnForm):
    credential = Signed()
    name = forms.CharField(required=False, max_length=LONGEST)

    def clean(self) -> dict[str, Any]:
        """Bytes that no browser has made, fido2 stumbles over in more ways than it says."""
        if passkeys_of(self.user).count() >= MOST:
            raise forms.ValidationError(word("passkey-too-many", most=MOST))
        try:
            return super().clean() or {}
        except Exception as error:
            raise _wrong() from error


class SignInByPasskey(InOurWords, theirs.AuthenticateWebAuthnForm):
    credential = Signed()

    def clean_credential(self) -> Authenticator:
        try:
            found: Authenticator = super().clean_credential()
        except forms.ValidationError as error:
            raise (_wrong() if error.code == "incorrect_code" else error) from error
        except Exception as error:
            # As above.
            raise _wrong() from error
        return found


class PasskeyAgain(SignInByPasskey, theirs.ReauthenticateWebAuthnForm):
    pass


class ByCode(ReauthenticateView):
    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context: dict[str, Any] = super().get_context_data(**kwargs)
        options = auth.begin_authentication(self.request.user)
        form = PasskeyAgain(user=self.request.user)
        return context | {"webauthn_form": form, "js_data": {"request_options": options}}


class ByPasskey(views.ReauthenticateWebAuthnView):
    template_name = "mfa/reauthenticate.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context: dict[str, Any] = super().get_context_data(**kwargs)
        user = self.request.user
        return context | {"form": CodeAgain(user=user), "webauthn_form": PasskeyAgain(user=user)}

    def form_invalid(self, form: forms.Form) -> HttpResponse:
        """allauth would lead to the page that signs in, without a word."""
        context = self.get_context_data() | {"webauthn_form": form}
        response: HttpResponse = self.render_to_response(context)
        return response


class Remove(views.RemoveWebAuthnView):
    success_url = reverse_lazy("mfa_index")


by_code, by_passkey, remove = ByCode.as_view(), ByPasskey.as_view(), Remove.as_view()
