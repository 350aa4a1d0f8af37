from send import send, sleep

END_STATUSES = (
    "completed",
    "completed_with_rejects",
    "failed",
    "cancelled",
    "rolled_back",
)


def follow_run(path):
    # Every 5 seconds for a minute, then every minute: runs take up to 60.
    for delay in [5] * 12 + [60] * 74:
        run = send("GET", path)["data"]
        if run["status"] in END_STATUSES:
            return run
        sleep(delay)
    raise SystemExit(f"{path} has not ended after 75 minutes")


run = follow_run("/api/v1/runs/RUN-303")
print(run["status"])
