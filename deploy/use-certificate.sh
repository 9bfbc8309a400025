#!/bin/sh
# Deploy hook of certbot, on the host: copies a new certificate into deploy/tls and reloads nginx. Certbot's own files are
# links to a folder that the proxy's container does not have.
set -e
cd "$(dirname "$0")/.."
cp -L "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" deploy/tls/
docker compose exec -T proxy nginx -s reload
