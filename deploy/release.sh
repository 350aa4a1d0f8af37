#!/usr/bin/env bash
# Puts what was built where nginx serves it, and has nginx read its rules: see deploy/README.md. Run it
# from the root of the project; it takes the folder of the releases, /srv/docs when none is given.
# BASE_PATH is where the site begins, / when it is not set.
set -euo pipefail
for made in build build-nginx; do
  if [ ! -d "$made" ]; then
    echo "There is no $made here: run npm run build and npm run compress before." >&2
    exit 1
  fi
done
folder=$(realpath "${1:-/srv/docs}")
release=$folder/$(date +%Y%m%d%H%M%S)
mkdir "$release"
mkdir -p "$release/site${BASE_PATH:-/}"
cp -r build/. "$release/site${BASE_PATH:-/}"
cp -r build-nginx "$release/generated"

# Each release names its own folder: workers of before go on with theirs, pages and rules together.
# Otherwise a page would meet the policy of another deployment, which refuses its changed scripts.
sed "s#^\( *root \)site;#\1$release/site;#" deploy/nginx/nginx.conf > "$release/nginx.conf"
grep --quiet "root $release/site;" "$release/nginx.conf"
for extra in mcp.conf server.cjs; do
  if [ -f "$folder/current/$extra" ]; then cp "$folder/current/$extra" "$release/"; fi
done

nginx=(nginx -p "$release" -c "$release/nginx.conf" -e stderr)
"${nginx[@]}" -q -t
ln -s "$release" "$folder/next"
mv -T "$folder/next" "$folder/current"
pid=$(sed -n 's/^pid \(.*\);$/\1/p' "$release/nginx.conf")
if [ -s "$pid" ]; then kill -HUP "$(cat "$pid")"; fi
echo "$release is served."
