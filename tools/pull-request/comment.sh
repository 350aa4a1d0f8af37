#!/usr/bin/env bash
# Writes a summary under the pull request of a branch: into the comment that is there from before, or
# into a new one. Takes the file; GH_REPO, HEAD_OWNER, HEAD_BRANCH and HEAD_SHA say which branch.
set -euo pipefail
summary=$1
mark='<!-- pull-request-summary -->'
# The most that GitHub takes is 65,536 characters.
limit=60000

if [ "$(head --lines=1 "$summary")" != "$mark" ]; then
  echo 'The summary does not begin with its mark: it is none of ours.' >&2
  exit 1
fi

number=$(gh api --method GET "repos/$GH_REPO/pulls" --field state=open --field head="$HEAD_OWNER:$HEAD_BRANCH" \
  --jq "map(select(.head.sha == \"$HEAD_SHA\")) | .[0].number // empty")
if [ -z "$number" ]; then
  echo "No open pull request is at $HEAD_SHA: newer commits have a summary of their own."
  exit 0
fi

body=$(mktemp)
head --bytes="$limit" "$summary" > "$body"
if [ "$(wc --bytes < "$summary")" -gt "$limit" ]; then
  printf '\n\nThe rest is in the summary of the run.\n' >> "$body"
fi

comment=$(gh api --paginate "repos/$GH_REPO/issues/$number/comments" \
  --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$mark\"))) | .id" | head --lines=1)
if [ -n "$comment" ]; then
  gh api --method PATCH "repos/$GH_REPO/issues/comments/$comment" --field body=@"$body" --silent
else
  gh api --method POST "repos/$GH_REPO/issues/$number/comments" --field body=@"$body" --silent
fi
echo "The summary is under pull request $number."
