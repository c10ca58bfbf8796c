import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { SiteSettings } from "@naluma/site/settings";
import type { Assets } from "./assets/assets.ts";
import { gatewayApp } from "./gateway-app.ts";
import type { Log } from "./log.ts";
import type { GatewayOptions } from "./options.ts";
import { ownRoutes } from "./own-routes/template-config.ts";
import type { Hosts, Release } from "./pages/host-build.ts";
import { createHttpProxy } from "./proxy/proxy-http.ts";
import { createSocketProxy } from "./proxy/proxy-socket.ts";

/** What a gateway serves; tests provide their own. */
export interface GatewayParts {
  readonly settings: SiteSettings;
  readonly hosts: Hosts;
  readonly assets: Assets;
  readonly release: Release;
  readonly log: Log;
  readonly now?: () => number;
}

export interface Gateway {
  /** The port it listens on. */
  readonly port: number;
  /** Takes no more requests and finishes those in flight, for at most 10 s. */
  stop(): Promise<void>;
}

const proxyTimeout = 35_000;
const stopTimeout = 10_000;

/** One origin for both hosts. Keeps nothing but copies of public pages. */
export async function startGateway(
  options: GatewayOptions,
  { now = Date.now, ...parts }: GatewayParts,
): Promise<Gateway> {
  const { apiOrigin, secret } = options;
  const app = gatewayApp({ ...options, ...parts, now });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const calls = createHttpProxy({ apiOrigin, secret, timeout: proxyTimeout });
  const sockets = createSocketProxy({ apiOrigin, secret });

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? "";
    const [path = ""] = url.split("?");
    // Only a sandbox fills up play money, and only where a site plays for nothing else.
    const fillsUp = parts.settings.playMoney && path === "/sandbox/top-up";
    const isTheirs = /^\/(api|media)(\/|$)/.test(path) && !ownRoutes.includes(path);
    const proxied = fillsUp || isTheirs;
    void (proxied ? calls.handle(incoming, outgoing) : answer(incoming, outgoing));
  });
  server.on("upgrade", sockets.upgrade);
  const port = await listen(server, options);

  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), stopTimeout);
        server.close(() => {
          clearTimeout(cut);
          calls.close();
          resolve();
        });
        sockets.close();
        server.closeIdleConnections();
      }),
  };
}

const listen = (server: Server, { host, port }: GatewayOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
