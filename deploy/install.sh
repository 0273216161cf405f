#!/bin/sh
# Second stage: what runs. install.sh OUT, as root in a fresh Debian 13; needs neither Node nor make.
set -eu
out=$1

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends ca-certificates python3-venv >/dev/null
rm -rf /var/lib/apt/lists/*
useradd --system --home-dir /var/lib/insula --create-home --shell /usr/sbin/nologin insula
python3 -m venv /opt/insula
/opt/insula/bin/pip install --quiet --no-cache-dir --require-hashes -r "$out/requirements-server.lock"
/opt/insula/bin/pip install --quiet --no-cache-dir --no-deps --no-index "$out"/insula-*.whl
