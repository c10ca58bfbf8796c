import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ReleaseError } from "@naluma/release";
import { ConfigError } from "@naluma/site/parse-settings";
import type { SiteSettings } from "@naluma/site/settings";
import { gatewayApp } from "./gateway-app.ts";
import { everyAnswer } from "./headers/every-answer.ts";
import type { Log } from "./log.ts";
import type { GatewayOptions } from "./options.ts";
import { createHttpProxy } from "./proxy/proxy-http.ts";
import { isForPlatform } from "./proxy/proxy-path.ts";
import { createSocketProxy } from "./proxy/proxy-socket.ts";
import type { Releases } from "./releases/serving.ts";
import { createPlayerAddress } from "./visitor/player-address.ts";
import { createVisitorCountry } from "./visitor/visitor-country.ts";
import type { Shared } from "./watch-platform.ts";

const codeOf = (error: Error) => ("code" in error ? error.code : undefined);

/** The log message for a failed start: one line for a configuration mistake, the stack for anything else. */
export const explained = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (codeOf(error) === "EADDRINUSE" || codeOf(error) === "EADDRNOTAVAIL")
    return `Nothing can listen there: ${error.message}. Choose another HOST or PORT.`;
  return error instanceof ConfigError || error instanceof ReleaseError
    ? error.message
    : (error.stack ?? error.message);
};

/** What a gateway serves; tests provide their own. */
export interface GatewayParts {
  readonly settings: SiteSettings;
  readonly releases: Pick<Releases, "now">;
  readonly log: Log;
  readonly now?: () => number;
  /** The settings that the platform can override; the site's own if there is no platform to poll. */
  readonly shared?: () => Shared;
  /** Whether the platform's last poll succeeded; always true if it is not polled. */
  readonly platformAnswers?: () => boolean;
}

export interface Gateway {
  readonly port: number;
  /** Accepts no more requests and finishes those in flight, for at most 10 s. */
  stop(): Promise<void>;
}

const proxyTimeout = 35_000;
const stopTimeout = 10_000;
const idleCheck = 50;
/**
 * Clients are expected to close idle connections first: a proxy in front of the gateway keeps them for a minute
 * at most.
 */
const keepAliveTimeout = 65_000;

/** The statuses for requests that Node rejects before any handler runs; all others are a 400. */
const unreadable: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Serves both hosts on one origin. Its only state is the cache of public pages. */
export async function startGateway(
  options: GatewayOptions,
  {
    now = Date.now,
    shared = () => parts.settings,
    platformAnswers = () => true,
    ...parts
  }: GatewayParts,
): Promise<Gateway> {
  const { apiOrigin, secret, publicOrigin } = options;
  const player = createPlayerAddress({
    header: options.addressHeader,
    proxies: options.trustedProxies,
    log: parts.log,
  });
  const { countryHeader, trustedProxies } = options;
  const country = createVisitorCountry({ header: countryHeader, trustedProxies, player });
  const isReady = () => parts.releases.now().running.length > 0 && platformAnswers();
  const app = gatewayApp({ ...options, ...parts, player, country, now, shared, isReady });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const calls = createHttpProxy({ apiOrigin, secret, player, country, timeout: proxyTimeout });
  const every = everyAnswer(publicOrigin);
  const sockets = createSocketProxy({ apiOrigin, secret, player, refuse: every.end });

  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout },
    (incoming, outgoing) => {
      const url = incoming.url ?? "";
      const [path = ""] = url.split("?");
      every.prepare(path, outgoing);
      // Node would also reject a request without a Host header, but without our headers; of two Host headers it would
      // take the first.
      if (incoming.headersDistinct["host"]?.length !== 1)
        return void outgoing.writeHead(400, { connection: "close" }).end();
      void (isForPlatform(url) ? calls.handle(incoming, outgoing) : answer(incoming, outgoing));
    },
  );
  server.on("upgrade", (incoming, socket, head) => {
    if (incoming.headersDistinct["host"]?.length !== 1) every.end(socket, 400);
    else sockets.upgrade(incoming, socket, head);
  });
  server.on("checkExpectation", (_, outgoing) => {
    every.prepare("", outgoing);
    outgoing.writeHead(417).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
    else every.end(socket, unreadable[error.code ?? ""] ?? 400);
  });
  const port = await listen(server, options);

  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), stopTimeout);
        // A kept-alive connection is idle once its last response has been sent.
        const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(idle);
          calls.close();
          resolve();
        });
        sockets.close();
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
