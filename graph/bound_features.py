"""All scenarios of the features that the environment names, bound to the book that it names."""

from pytest_bdd import scenarios

from graph.binding import bound_features

scenarios(str(bound_features()))
