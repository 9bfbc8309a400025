FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/steps.mjs scripts/
RUN node -e "import('./scripts/steps.mjs').then(({ install }) => install())"
COPY . .
# Source maps and declarations are half of what the server's packages weigh, and it reads none.
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# pg_dump for backups. It refuses a newer server, so compose.yaml runs Debian's PostgreSQL 15.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* && install -d -o node -g node -m 0700 /data
WORKDIR /app
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
