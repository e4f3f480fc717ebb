"""Tests of zellige.i18n."""
