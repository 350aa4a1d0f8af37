#!/usr/bin/env bash
# Deploys the build to nginx and reloads it: see deploy/README.md. Run it from the repository root.
#
#   [BASE_PATH=/docs/] deploy/release.sh [folder of the releases, default /srv/docs]
set -euo pipefail
fail() {
  echo "$1" >&2
  exit 1
}
[ -e build/.complete ] || fail "There is no complete build: run npm run build and npm run compress first."
base=${BASE_PATH:-/}
[[ $base =~ ^/([[:alnum:]_~-][[:alnum:]._~-]*/)*$ ]] ||
  fail "BASE_PATH is \"$base\": begin and end it with a slash, such as /docs/."
folder=$(realpath -e "${1:-/srv/docs}")
# nginx and sed would misread other characters.
[[ $folder =~ ^[[:alnum:]./_@+~-]+$ ]] ||
  fail "The folder \"$folder\" has other characters than letters, digits and ./_@+~-: choose another one."
if [ -d "$folder/next" ] && [ ! -L "$folder/next" ]; then
  fail "$folder/next is a folder, but this script creates a link of that name: move it elsewhere."
fi
release=$folder/$(date +%Y%m%d%H%M%S)
mkdir "$release"
mkdir -p "$release/site$base"
cp -r build/. "$release/site$base"
cp -r build-nginx "$release/generated"
# Left by an interrupted npm run compress.
find "$release/site" -name '*.part' -delete

# Each release has its own root, so that old workers keep serving old pages with old headers. The CSP of another
# deployment would block changed inline scripts.
sed "s#^\( *root \)site;#\1$release/site;#" deploy/nginx/nginx.conf > "$release/nginx.conf"
grep --quiet "root $release/site;" "$release/nginx.conf"
# Optional files of extras.
for file in "$folder"/current/{*.http.conf,*.server.conf,server.cjs}; do
  if [ -f "$file" ]; then cp "$file" "$release/"; fi
done

nginx=(nginx -p "$release" -c "$release/nginx.conf" -e stderr)
"${nginx[@]}" -q -t
ln -sfn "$release" "$folder/next"
mv -T "$folder/next" "$folder/current"
pid=$(sed -n 's/^pid \(.*\);$/\1/p' "$release/nginx.conf")
if [ -s "$pid" ]; then kill -HUP "$(cat "$pid")"; fi
echo "Now serving $release."
