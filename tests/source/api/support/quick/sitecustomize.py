"""Nobody waits in a test: how long a program would have is noted."""
import os
import time


def note(seconds):
    with open(os.environ["WAITS"], "a") as waits:
        waits.write(f"{seconds}\n")


time.sleep = note
