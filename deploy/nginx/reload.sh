#!/bin/sh
# In the proxy's container: fills in the templates of this folder, checks the result and reloads nginx.
set -e
/docker-entrypoint.d/20-envsubst-on-templates.sh
nginx -t
nginx -s reload
