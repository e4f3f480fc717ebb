"""Deadlines for engines on a busy machine: what is not about time must not fail for want of it."""

from zellige.protocol.host import Deadlines

LONG = 120.0
PATIENT = Deadlines(greeting=LONG, ready=LONG, pong=LONG, answer=LONG, grace=LONG, end=LONG)
