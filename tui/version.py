"""The version of the program, from which the package's metadata are made."""

VERSION = "0.2.0"
