"""The site's settings, all from the environment; without any of it, the embedded default.

Embedded: SQLite, no Redis, one process, plain http at home. With DATABASE_URL: the full stack.
Names: SECRET_KEY SECRET_KEY_FALLBACKS DEBUG ALLOWED_HOSTS TRUSTED_ORIGINS DATABASE_URL SQLITE_PATH
APP_DATABASE_URL REDIS_URL HOST PORT LOG_LEVEL AWAY_MS PATIENCE_MS CHECK_MS EMAIL_URL
TRUSTED_PROXIES METRICS_TOKEN METRICS_PORT CONTACT BEAT_FILE MAIL_REPORTS
PUBLIC_COUNTS.
"""

from pathlib import Path
from typing import Any, Literal

from server.core import csp, environment, logs, periods
from server.moderation import admin_theme

BASE = Path(__file__).resolve().parent.parent
VAR = BASE / "var"

DATABASE_URL = environment.text("DATABASE_URL")
REDIS_URL = environment.text("REDIS_URL")
HOST = environment.text("HOST", "127.0.0.1")
PORT = int(environment.text("PORT", "8000"))
EMBEDDED = not DATABASE_URL

DEBUG = environment.flag("DEBUG")
SECRET_KEY = environment.secret_key(VAR / "secret_key", may_make=EMBEDDED)
SECRET_KEY_FALLBACKS = environment.former_keys()

# Never "*": a page of another site, whose name its owner points at this machine, would be let in.
# At home the link is opened by this machine's own names and addresses, so those are allowed; an
# address that it gets later needs a restart or ALLOWED_HOSTS.
ALLOWED_HOSTS = environment.words("ALLOWED_HOSTS") or (
    environment.own_hosts(HOST) if EMBEDDED else ["localhost", "127.0.0.1", "[::1]"]
)

INSTALLED_APPS = [
    # Before django.contrib.staticfiles, whose `runserver` it replaces.
    "server.operations",
    # Before what it dresses.
    "unfold",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "channels",
    "csp",
    "server.accounts",
    "server.library",
    "server.rooms",
    "server.matches",
    "server.moderation",
]

MIDDLEWARE = [
    "server.core.request_ids.RequestIds",
    "django.middleware.security.SecurityMiddleware",
    # Elsewhere files are served before Django (core/static_files.py).
    *(["whitenoise.middleware.WhiteNoiseMiddleware"] if DEBUG else []),
    "server.core.csp.PolicyMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "server.core.addresses.ZeroMiddleware",
    "server.accounts.middleware.GuestMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "server.moderation.entrance.StaffEntrance",
    "server.operations.limits.TooFast",
    "server.moderation.ban_pages.KeepOut",
    "server.core.error_pages.WrongMethod",
]

UNFOLD = admin_theme.UNFOLD

AUTH_USER_MODEL = "accounts.Member"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{rule}"}
    for rule in (
        "MinimumLengthValidator",
        "UserAttributeSimilarityValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
SESSION_COOKIE_AGE = periods.SIGN_IN * periods.DAY

# Without EMAIL_URL nobody is asked for an address, and a forgotten password stays forgotten.
EMAIL_URL = environment.text("EMAIL_URL")
MAIL = bool(EMAIL_URL)
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if MAIL else 'dummy'}.EmailBackend"
if MAIL:
    globals().update(environment.mail(EMAIL_URL))
# Whether those who decide about reports are sent a mail when new ones wait.
MAIL_REPORTS = environment.flag("MAIL_REPORTS")
# Whether everybody may read the monthly counts of moderation.
PUBLIC_COUNTS = environment.flag("PUBLIC_COUNTS")

ACCOUNT_ADAPTER = "server.members.adapter.Adapter"
ACCOUNT_FORMS = {
    "login": "server.members.forms.SignIn",
    "signup": "server.members.forms.SignUp",
    "change_password": "server.members.forms.ChangePassword",
    "reset_password": "server.members.forms.ResetPassword",
    "reset_password_from_key": "server.members.forms.ResetPasswordByKey",
    "reauthenticate": "server.members.forms.PasswordAgain",
}
ACCOUNT_SIGNUP_FIELDS = ["username*", *(["email"] if MAIL else []), "password1*", "password2*"]
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_EMAIL_VERIFICATION = "optional" if MAIL else "none"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_SESSION_REMEMBER = True
# Wrong passwords: of one household, those for one account, and those for it from anywhere but the
# browsers that its member has signed in with, which have a count of their own.
ACCOUNT_RATE_LIMITS = {
    "login_failed": "30/m/ip,5/5m/key",
    "login_failed_anywhere": "50/h/key",
    "login_failed_known": "10/5m/key",
}
MFA_ADAPTER = "server.members.second_factor.SecondFactor"
MFA_FORMS = {
    "authenticate": "server.members.forms.SignInByCode",
    "reauthenticate": "server.members.forms.CodeAgain",
    "activate_totp": "server.members.forms.SetUpCodes",
    "deactivate_totp": "server.members.forms.RemoveCodes",
    "generate_recovery_codes": "server.members.forms.NewRecoveryCodes",
    "add_webauthn": "server.members.passkeys.AddPasskey",
    "authenticate_webauthn": "server.members.passkeys.SignInByPasskey",
    "reauthenticate_webauthn": "server.members.passkeys.PasskeyAgain",
}
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
# A phone's clock may be half a minute off.
MFA_TOTP_TOLERANCE = 1
# An address is for forgotten passwords alone.
MFA_ALLOW_UNVERIFIED_EMAIL = True
# Attempts are counted for each address; behind proxies it is the one that this many of them wrote
# into X-Forwarded-For.
ALLAUTH_TRUSTED_PROXY_COUNT = int(environment.text("TRUSTED_PROXIES", "0"))

ROOT_URLCONF = "server.urls"
CSRF_FAILURE_VIEW = "server.core.error_pages.forged"
ASGI_APPLICATION = "server.asgi.application"

TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "csp.context_processors.nonce",
                "server.moderation.own_cases.news",
                "server.rooms.announcements.for_pages",
            ],
            "libraries": {
                "modules": "server.core.templatetags.modules",
                "words": "server.core.templatetags.words",
            },
        },
    }
]

DATABASES = {
    "default": environment.sqlite(Path(environment.text("SQLITE_PATH", str(VAR / "db.sqlite3"))))
    if EMBEDDED
    else environment.postgres(DATABASE_URL)
}
# The role as which the processes run, if it is another than the one that migrates: see
# ``server/core/database/role.py``.
APP_DATABASE_URL = environment.text("APP_DATABASE_URL")
APP_ROLE = environment.postgres(APP_DATABASE_URL) if APP_DATABASE_URL else None
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# redis-py gives up on a silent socket after 5 seconds unless told otherwise, and an idle
# subscription is silent.
REDIS_SOCKET: dict[str, Any] = {
    "socket_timeout": 30,
    "socket_connect_timeout": 5,
    "socket_keepalive": True,
}
CHANNEL_LAYERS: dict[str, Any] = {
    "default": {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [{"address": REDIS_URL, "health_check_interval": 15, **REDIS_SOCKET}]},
    }
    if REDIS_URL
    else {"BACKEND": "channels.layers.InMemoryChannelLayer"}
}

# Staff need a second factor wherever anybody but this machine can open the site. No setting says
# otherwise: what is tried out at home asks for none, whatever is public does.
STAFF_SECOND_FACTOR = not (
    EMBEDDED
    and environment.is_this_machine(HOST)
    and all(map(environment.is_this_machine, environment.words("ALLOWED_HOSTS")))
    and not environment.words("TRUSTED_ORIGINS")
    and not ALLAUTH_TRUSTED_PROXY_COUNT
)

# What counts attempts to sign in must count for all processes.
CACHES: dict[str, Any] = {
    "default": {
        "BACKEND": "server.core.shared_cache.SharedCache",
        "LOCATION": REDIS_URL,
        # A page waits for it.
        "OPTIONS": {"socket_timeout": 1, "socket_connect_timeout": 1},
    }
    if REDIS_URL
    else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
}
CACHES["default"]["KEY_FUNCTION"] = "server.core.cache_keys.hashed"

CELERY_BROKER_URL = REDIS_URL or "memory://"
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# No task is longer than seconds and no ETA farther than one, so whatever is not acknowledged within
# a minute was lost with its worker. Every task may run twice: it finds its match moved on.
CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 60, **REDIS_SOCKET}
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_SOFT_TIME_LIMIT = 25
CELERY_TASK_TIME_LIMIT = 30
CELERY_TASK_ROUTES = {
    "server.matches.process.wakers.*": {"queue": "deadlines"},
    "server.operations.tasks.*": {"queue": "deadlines"},
}
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_ETA_TASK_LIMIT = 1000
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 5
CELERY_WORKER_ENABLE_SOFT_SHUTDOWN_ON_IDLE = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TIMEZONE = "UTC"
# Where beat notes what it has asked for last; it may be lost.
CELERY_BEAT_SCHEDULE_FILENAME = environment.text("BEAT_FILE", str(VAR / "celerybeat-schedule"))
# Between two times that some matches are played again.
CHECK_MS = environment.number("CHECK_MS", 60_000)
CELERY_BEAT_SCHEDULE = {
    "sweep": {
        "task": "server.matches.process.wakers.sweep",
        "schedule": 1.0,
        # A worker that was down need not make up for sweeps it missed.
        "options": {"queue": "deadlines", "expires": 3},
    },
    "check": {
        "task": "server.operations.tasks.check",
        "schedule": CHECK_MS / 1_000,
        "options": {"queue": "deadlines", "expires": 30},
    },
    "forget": {
        "task": "server.operations.tasks.forget",
        "schedule": 600.0,
        "options": {"queue": "deadlines", "expires": 300},
    },
    "alarm": {
        "task": "server.operations.tasks.alarm",
        "schedule": 60.0,
        "options": {"queue": "deadlines", "expires": 30},
    },
    "record": {
        "task": "server.matches.process.wakers.record",
        "schedule": 2.0,
        "options": {"queue": "deadlines", "expires": 3},
    },
}

LANGUAGES = [("pl", "polski"), ("en", "English")]
LANGUAGE_CODE = "en"
# What is said better there is said so whatever Django says itself.
LOCALE_PATHS = [BASE / "server" / "moderation" / "locale"]
LANGUAGE_COOKIE_AGE = periods.LANGUAGE_COOKIE * periods.DAY
LANGUAGE_COOKIE_SAMESITE: Literal["Lax"] = "Lax"
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
MADE = VAR / "made"
"""Static files that are made of others when they are collected."""
VENDORED = BASE / "static" / "vendor.json"
STATICFILES_DIRS = [
    BASE / "static",
    *sorted((BASE / "games").glob("*/static")),
    *((f"{words.parent.name}/words", words) for words in sorted((BASE / "games").glob("*/locale"))),
]
STATICFILES_FINDERS = [
    "server.core.bundles.BundleFinder",
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "server.core.static_storage.VendoredFinder",
    "server.core.font_subsets.FontFinder",
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "server.core.static_storage.HashedStorage"},
}
WHITENOISE_MIMETYPES = {".ftl": "text/plain"}

# Where every origin is https, cookies and browsers are held to it. At home it is plain http.
CSRF_TRUSTED_ORIGINS = environment.words("TRUSTED_ORIGINS")
HTTPS = bool(CSRF_TRUSTED_ORIGINS) and all(
    origin.startswith("https://") for origin in CSRF_TRUSTED_ORIGINS
)
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if HTTPS else 0
# Over plain http a browser only complains about it.
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin" if HTTPS else None
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
# A browser takes a name with this prefix from this very host alone: no neighbour under the same
# domain can plant a cookie here.
COOKIES = "__Host-" if HTTPS else ""
SESSION_COOKIE_NAME = f"{COOKIES}sessionid"
CSRF_COOKIE_NAME = f"{COOKIES}csrftoken"
CSRF_COOKIE_AGE = periods.CSRF_COOKIE * periods.DAY
LANGUAGE_COOKIE_NAME = f"{COOKIES}django_language"
GUEST_COOKIE_NAME = f"{COOKIES}guest"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True
CONTENT_SECURITY_POLICY = {"DIRECTIVES": csp.SITE}
# Milliseconds without a socket after which somebody counts as away, and those that their seat shows
# it before anything is done about it.
AWAY_MS = environment.number("AWAY_MS", 20_000)
PATIENCE_MS = environment.number("PATIENCE_MS", 40_000)
environment.check_patience(AWAY_MS, PATIENCE_MS)

# What a process counts of itself, at /metrics, is for those who send this; without it for nobody.
METRICS_TOKEN = environment.text("METRICS_TOKEN")
# Where the first process of the worker tells its own; the next one at the next port.
METRICS_PORT = int(environment.text("METRICS_PORT", "0"))

# Who runs the site, as the privacy page says it: a name, an address.
CONTACT = environment.text("CONTACT")

DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024

logs.configure()
LOGGING = logs.logging_settings(environment.text("LOG_LEVEL", "INFO"))
