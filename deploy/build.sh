#!/bin/sh
# First stage: from a checkout to a wheel with its pages. build.sh SOURCE OUT, as root in a fresh Debian 13.
set -eu
source=$1
out=$2

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends ca-certificates python3-venv >/dev/null
python3 -m venv /tmp/build
/tmp/build/bin/pip install --quiet --require-hashes -r "$source/requirements-build.lock"
cd "$source"
/tmp/build/bin/python tools/web.py build # brings its own pinned Node
/tmp/build/bin/hatchling build --target wheel --directory "$out"
cp requirements-server.lock deploy/install.sh "$out"
