from send import send, sleep


def follow_run(path):
    # A minute, then 74 more: a run takes 60 at most.
    for reading in range(86):
        run = send("GET", path)["data"]
        if run["status"] not in ("queued", "running"):
            return run
        sleep(5 if reading < 12 else 60)
    raise SystemExit(f"{path} has not ended after 75 minutes")


run = follow_run("/api/v1/runs/RUN-303")
print(run["status"])
