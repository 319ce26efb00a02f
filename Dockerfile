# Build: everything the tools need. Run: Node and what the build made, nothing else.
FROM node:24-slim AS build
WORKDIR /surge
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/commands/build.ts

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /surge
COPY --from=build /surge/package.json ./
COPY --from=build /surge/build/server build/server
COPY --from=build /surge/build/site build/site
COPY --from=build /surge/build/creatives build/creatives
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=20", "build/server/main.js"]
