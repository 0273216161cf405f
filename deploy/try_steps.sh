#!/usr/bin/env bash
# Proves the recipe without a container engine: runs the Containerfile's own steps in fresh Debian roots and asks the
# server there for a page, its games and a table. As root, on a machine with debootstrap:
#   deploy/try_steps.sh [FOLDER]        an empty or new folder, a gigabyte; by default a temporary one that is removed
# CARRY="FILE ..." copies files (settings of pip, certificates of a mirror) into the roots; MIRROR names a Debian mirror.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
port=${PORT:-18642}
folder=${1:-}
if [ -z "$folder" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
mkdir -p "$folder"

inside() { # inside ROOT COMMAND: with /proc and /dev, as a container has them
  local root=$1
  shift
  unshare --mount bash -c '
    root=$1; shift
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    exec chroot $AS "$root" "$@"' bash "$root" "$@"
}

root_for() { # a fresh Debian for one stage
  cp -a "$folder/base" "$folder/$1"
  cp /etc/resolv.conf "$folder/$1/etc/resolv.conf"
  for file in ${CARRY:-}; do install -D -m 644 "$file" "$folder/$1$file"; done
}

export AS=""
[ -d "$folder/base/etc" ] || debootstrap --variant=minbase trixie "$folder/base" ${MIRROR:-} >"$folder/debootstrap.log"
rm -rf "$folder/build" "$folder/table" "$folder/cookies"

echo "1. build: COPY . /src, build.sh"
root_for build
(cd "$here" && git ls-files -z --cached --others --exclude-standard -- . ':!docs/screenshots' ':!tests' |
  xargs -0 cp --parents -t "$(mkdir -p "$folder/build/src" && echo "$folder/build/src")")
inside "$folder/build" sh /src/deploy/build.sh /src /out

echo "2. image: COPY --from=build /out, install.sh"
root_for table
cp -a "$folder/build/out" "$folder/table/out"
inside "$folder/table" sh /out/install.sh /out
rm -rf "$folder/table/out"
if inside "$folder/table" sh -c 'command -v node || command -v make'; then
  echo "The image holds what only building needs." >&2
  exit 1
fi

echo "3. run: as the user insula, on port $port"
AS="--userspec=insula" HOME=/var/lib/insula INSULA_CACHE=/var/lib/insula/cache inside "$folder/table" \
  /opt/insula/bin/insula serve --host 127.0.0.1 --port "$port" --no-browser --database /var/lib/insula/insula.db &
server=$!
stop() {
  pkill -TERM -P "$server" || true # the one process below this shell's own
  wait "$server" || true
}
trap 'stop; [ -n "${1:-}" ] || rm -rf "$folder"' EXIT
for _ in $(seq 100); do curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz" && break || sleep 0.2; done

ask() { curl --silent --show-error --fail --cookie-jar "$folder/cookies" --cookie "$folder/cookies" "http://127.0.0.1:$port$1" "${@:2}"; }
ask / | grep '<div id="app">' >/dev/null
ask /help | grep 'Playing at the table' >/dev/null
ask /api/games | grep -o '"name":"[a-z]*","title"' | sort | tr '\n' ' '
ask /api/play-now -H 'Content-Type: application/json' -d '{"game":"card"}'
echo
test "$(stat -c %u "$folder/table/var/lib/insula/insula.db")" != 0
echo "The server answers."
