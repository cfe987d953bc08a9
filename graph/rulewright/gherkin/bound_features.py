"""All scenarios of the features that the environment names, bound to the book that it names."""

from pytest_bdd import scenarios
from pytest_bdd.feature import get_features

from rulewright.gherkin.binding import bound_features
from rulewright.gherkin.feature import feature_files

FILES = [str(path) for path in feature_files(bound_features())]  # a folder's name would be read as a pattern

# `scenarios` does not hand an encoding on, but takes what was read before: a byte order mark does no harm.
get_features(FILES, encoding="utf-8-sig")
if FILES:
    scenarios(*FILES)
