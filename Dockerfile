# syntax=docker/dockerfile:1
# One image for the gateway and the sandbox; the command says which. `npm run check:containers` runs these steps without Docker.

# Packages are fetched by the lockfile alone, so that a changed source fetches none again.
FROM node:24.21.0-bookworm-slim AS fetched
WORKDIR /naluma
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY tools/bootstrap tools/bootstrap
RUN npm run pnpm -- fetch

FROM fetched AS sources
COPY . .

FROM sources AS builds
RUN npm run pnpm -- install --frozen-lockfile --prefer-offline
RUN npm run pnpm -- exec turbo run build --filter=./apps/web-desktop --filter=./apps/web-mobile --filter=./apps/operator-desk

# What runs, without what only builds and tests need.
FROM sources AS packages
RUN npm run pnpm -- install --frozen-lockfile --prefer-offline --prod --filter @naluma/gateway... --filter @naluma/sandbox...

FROM node:24.21.0-bookworm-slim
WORKDIR /naluma
# In a container everything listens outwards; compose.yaml publishes it on this machine alone.
ENV NODE_ENV=production HOST=0.0.0.0 SANDBOX_DATA=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /naluma/node_modules node_modules
COPY --from=packages /naluma/packages/site packages/site
COPY --from=packages /naluma/packages/release packages/release
COPY --from=packages /naluma/packages/game-engines packages/game-engines
COPY --from=packages /naluma/apps/game-client apps/game-client
COPY --from=packages /naluma/apps/sandbox apps/sandbox
COPY --from=packages /naluma/apps/gateway apps/gateway
COPY --from=builds /naluma/apps/operator-desk/build apps/operator-desk/build
# What a gateway serves that has no folder of releases.
COPY --from=builds /naluma/apps/web-desktop/build apps/web-desktop/build
COPY --from=builds /naluma/apps/web-mobile/build apps/web-mobile/build
USER node
EXPOSE 4000 4100 4200
# Only one of the two runs in a container.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "-e", "Promise.any([process.env.PORT || 4000, process.env.SANDBOX_PORT || 4100].map(async (port) => { if (!(await fetch(`http://127.0.0.1:${port}/healthz`)).ok) throw port; })).catch(() => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["apps/gateway/src/main.ts"]
