"""Records waits instead of waiting."""
import os
import time


def note(seconds):
    with open(os.environ["WAITS"], "a") as waits:
        waits.write(f"{seconds}\n")


time.sleep = note
