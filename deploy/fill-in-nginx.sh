#!/bin/sh
# Prints nginx's template with the values of a file such as proxy.example: fill-in-nginx.sh FILE. Needs envsubst (gettext-base).
set -e
set -a
. "$(realpath "$1")"
# These names alone: nginx's own variables begin with a dollar too.
envsubst "$(sed -n 's/^\([A-Z_0-9]*\)=.*/${\1}/p' "$1")" < "$(dirname "$0")/nginx/default.conf.template"
