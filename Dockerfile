FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/steps.mjs scripts/
RUN node -e "import('./scripts/steps.mjs').then(({ install }) => install())"
COPY . .
# Source maps, declarations and sources are half of what the server's packages weigh, and it reads none; nor what only
# `npm run migrations` reads.
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \
    -o -iname 'readme*.md' -o -iname 'changelog*.md' -o -iname 'history.md' \) -delete \
  && find migrations -name '*_snapshot.json' -delete

# pg_dump for backups. It refuses a newer server, so compose.yaml runs Debian's PostgreSQL 15. The package brings Perl for a wrapper.
FROM debian:bookworm-slim AS postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15

# Without npm, the headers of Node and Perl.
FROM debian:bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 libpq5 libreadline8 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=postgres /usr/lib/postgresql/15/bin/pg_dump /usr/lib/postgresql/15/bin/pg_restore /usr/lib/postgresql/15/bin/psql /usr/local/bin/
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/fonts fonts
COPY --from=build /app/migrations migrations
COPY --from=build /app/public public
USER node
VOLUME /data
EXPOSE 3000
# bash alone: a new process of Node for each check costs more than the answer, and a busy machine needs its time.
HEALTHCHECK --interval=10s --timeout=15s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /api/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "dist/server/main.js"]
