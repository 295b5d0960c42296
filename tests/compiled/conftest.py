"""The build scripts are beside the page."""

import sys

from ..packaging.conftest import ROOT

sys.path.append(str(ROOT / "js"))
