"""The site whose matches begin in the middle."""

from games.mag_blast.tests.browser.conftest import staged as staged
