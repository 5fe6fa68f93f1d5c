"""For those tools that are commands of the site."""

import django

# Where only this folder is asked for, nobody else has done so.
django.setup()
