import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import type { Environment, SandboxConfig } from "../config.ts";
import { createContents } from "../content/contents.ts";
import { addAnswerHeaders } from "../ground/answer-headers.ts";
import { createBackground } from "../ground/background.ts";
import { offsetClock } from "../ground/clock.ts";
import { openDatabase, type DatabaseTimes } from "../ground/db/open.ts";
import { createOutage } from "../ground/db/outage.ts";
import { logError } from "../ground/log.ts";
import { createLedger } from "../ledger/ledger.ts";
import { createCaptchas } from "../members/captcha.ts";
import { connectionUser, openSessions } from "../members/sessions.ts";
import { createThrottle } from "../members/throttle.ts";
import { publishPending } from "../play/launches.ts";
import { holdUntilShown, notifyRounds } from "../play/notify-rounds.ts";
import { createWaitingStarts } from "../play/waiting-starts.ts";
import { secureRandom } from "../promotions/draw.ts";
import { createCampaignSchedule } from "../promotions/schedule.ts";
import { createDemos } from "../providers/demos.ts";
import { createProviderApp } from "../providers/provider-app.ts";
import { watchEvents } from "../realtime/live-events.ts";
import { createPublisher } from "../realtime/publisher.ts";
import { createPusherServer } from "../realtime/pusher-server.ts";
import { realtimeSettings } from "../realtime/realtime-settings.ts";
import { createProviderStatuses } from "../rounds/provider-status.ts";
import { seedPromotions } from "../seed/promotions.ts";
import { seed } from "../seed/seed.ts";
import type { Services } from "../services.ts";
import { openSites } from "../sites/open-sites.ts";
import { createSignInApp } from "../third-party/sign-in-app.ts";
import { createThirdParty } from "../tracking/third-party.ts";
import { createTrackingApp } from "../tracking/tracking-app.ts";
import type { Bound } from "../wire/client-address.ts";
import { createOrderedAnswers } from "../wire/ordered-answers.ts";
import { createRefusedCalls } from "../wire/refused-calls.ts";
import { createMainApp } from "./main-app.ts";

export interface RunningSandbox {
  readonly apiPort: number;
  readonly providerPort: number;
  readonly operatorKey: string;
  /** For tests in the same process; other programs use the calls. */
  readonly services: Services;
  /** All routes on the API's port, whatever access they require. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /**
   * Accepts no more requests, finishes those in flight within 10 s, and closes the database; repeated calls have
   * no effect.
   */
  stop(): Promise<void>;
}

/** How long a call in flight may take at shutdown, in ms; then its connection is closed. */
const drainTimeout = 8_000;
const closeTimeout = 1_000;
/** At shutdown, a connection that was just opened has this long to send its request and get a 503, in ms. */
const connectTime = 50;

const atMost = (ms: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, ms);
    void work.finally(() => {
      clearTimeout(late);
      resolve();
    });
  });

type Fetch = (request: Request, env: Bound["Bindings"]) => Response | Promise<Response>;

/**
 * Milliseconds for which a connection may be idle. A busy caller may reuse one just as it is closed, so this is
 * longer than callers and proxies keep theirs (usually a minute).
 */
const keepAliveTimeout = 65_000;

/** A server that listens immediately, so that a port in use is detected early, and responds once it can. */
const listen = async (config: Pick<SandboxConfig, "clockOffsetSeconds" | "host">, port: number) => {
  let fetch: Fetch = () => new Response("The sandbox is starting.", { status: 503 });
  const server = createAdaptorServer({
    // Without TLS options the adaptor creates a plain HTTP/1 server, although its type allows others.
    fetch: (request, env) => fetch(request, env as HttpBindings),
    // Node would also reject a request without a Host header, but without our headers.
    serverOptions: { requireHostHeader: false, keepAliveTimeout },
  }) as Server;
  addAnswerHeaders(server, offsetClock(config.clockOffsetSeconds));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, config.host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const underWay = new Set<Promise<unknown>>();
  return {
    server,
    port: address.port,
    serve: (next: Fetch) => {
      fetch = (request, env) => {
        const answer = Promise.resolve(next(request, env));
        underWay.add(answer);
        void answer.catch(() => {}).finally(() => underWay.delete(answer));
        return answer;
      };
    },
    /** Resolves when every accepted request has been answered. */
    answered: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
};

/** Readable both as an envelope and by the pages of games. */
const ending = (): Response =>
  Response.json(
    { code: "503", message: "The sandbox is ending.", data: null, error: "fault" },
    { status: 503 },
  );

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), closeTimeout);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });

/** As configured; a test on a busy machine gives its database more time than players would wait. */
type StartConfig = SandboxConfig & { readonly times?: DatabaseTimes };

/** Everything in one process: calls, sockets and pictures on one port, the provider's games on another. */
export const startSandbox = async (
  config: StartConfig,
  env: Environment = {},
): Promise<RunningSandbox> => {
  const apiServer = await listen(config, config.apiPort);
  const providerServer = await listen(config, config.providerPort).catch(async (error) => {
    await close(apiServer.server);
    throw error;
  });
  const closeServers = () =>
    Promise.all([apiServer, providerServer].map(({ server }) => close(server)));
  try {
    return await run(config, env, { apiServer, providerServer, closeServers });
  } catch (error) {
    await closeServers();
    throw error;
  }
};

type Listening = Awaited<ReturnType<typeof listen>>;

const run = async (
  config: StartConfig,
  env: Environment,
  servers: {
    readonly apiServer: Listening;
    readonly providerServer: Listening;
    readonly closeServers: () => Promise<unknown>;
  },
): Promise<RunningSandbox> => {
  const { apiServer, providerServer, closeServers } = servers;
  const clock = offsetClock(config.clockOffsetSeconds);
  const outage = createOutage();
  const opened = await openDatabase({ ...config, onLost: outage });
  const { db } = opened;
  const ledger = createLedger(clock);
  const contents = createContents(db, clock);
  await opened.inTurn(async () => {
    await seed({ db, ledger, contents, now: clock() });
    if (!config.testMode) await seedPromotions({ db, ledger, now: clock() });
  });

  const realtime = realtimeSettings(env, {
    host: config.host,
    port: apiServer.port,
    secret: randomBytes(24).toString("base64url"),
  });
  const { publisher, liveEvents } = watchEvents(
    createPublisher(realtime, (event, reason) => logError(`the event ${event} was lost:`, reason)),
    clock,
  );
  const background = createBackground(outage);
  const pusher = createPusherServer({
    ...realtime,
    onSubscribed: (channel) =>
      background.run(channel, () => publishPending(db, publisher, channel)),
  });

  const operatorKey = config.operatorKey ?? randomBytes(18).toString("base64url");
  const apiOrigin = config.apiPublicOrigin ?? `http://127.0.0.1:${apiServer.port}`;
  const providerOrigin = config.providerOrigin ?? `http://127.0.0.1:${providerServer.port}`;
  const catalogue = makeCatalogue({ games: config.games });
  const providerStatus = createProviderStatuses(clock);
  const services: Services = {
    config,
    clock,
    db,
    outage,
    ledger,
    catalogue,
    contents,
    sessions: await openSessions(db, clock),
    sites: await openSites(db, config.capabilities),
    captchas: createCaptchas(db, clock, config),
    throttle: createThrottle(db, clock),
    providerStatus,
    orderedAnswers: createOrderedAnswers(),
    publisher,
    liveEvents,
    sockets: () => (realtime.embedded ? pusher.counts() : undefined),
    refusedCalls: createRefusedCalls(clock),
    connectionUser: (sessionId) => connectionUser(realtime.secret, sessionId),
    background,
    socketKey: realtime.key,
    socketHost: realtime.embedded
      ? new URL(config.publicOrigin).host
      : `${realtime.host}:${realtime.port}`,
    playAddress: (ticket) => `${providerOrigin}/play?ticket=${ticket}`,
    demos: createDemos(clock),
    demoAddress: (ticket) => `${providerOrigin}/demo?ticket=${ticket}`,
    providerOrigin,
    serviceAddress: (lang) => `${apiOrigin}/sandbox/service?lang=${lang}`,
    transferring: new Set(),
    campaignSchedule: createCampaignSchedule({ background, clock, db, ledger, publisher }),
    random: secureRandom,
    waitingStarts: createWaitingStarts(),
    thirdParty: createThirdParty(),
  };

  const deskOrigin = config.deskOrigin ?? apiOrigin;
  const app = createMainApp(
    services,
    { operatorKey, deskOrigin },
    { secret: realtime.secret, ...(realtime.embedded && { bind: pusher.bind }) },
  );
  if (realtime.embedded) {
    app.route("/", pusher.api);
    pusher.attach(apiServer.server);
  }
  const providerApp = createProviderApp({
    db,
    ledger,
    clock,
    catalogue,
    demos: services.demos,
    orderedAnswers: services.orderedAnswers,
    providerStatus,
    publicOrigin: config.publicOrigin,
    outage,
    ...holdUntilShown(notifyRounds(services)),
  });
  apiServer.serve((request, bindings) => app.fetch(request, bindings));
  providerApp.route("/sign-in", createSignInApp(services));
  providerApp.route("/tracking", createTrackingApp(services));
  providerServer.serve((request, bindings) => providerApp.fetch(request, bindings));

  services.campaignSchedule.start();

  const stop = async () => {
    services.campaignSchedule.stop();
    // Events of the last calls are still sent through our own HTTP API, so it stays open until then.
    const isPusher = (request: Request) => new URL(request.url).pathname.startsWith("/apps/");
    const finished = Promise.all([apiServer.answered(), providerServer.answered()]);
    apiServer.serve((request, bindings) =>
      isPusher(request) ? app.fetch(request, bindings) : ending(),
    );
    providerServer.serve(ending);
    services.orderedAnswers.clear();
    await atMost(
      drainTimeout,
      finished.then(() => background.settled()),
    );
    await new Promise((resolve) => setTimeout(resolve, connectTime));
    const closed = closeServers();
    await pusher.close();
    await closed;
    // Events triggered by closing the connections are of no use any more.
    await atMost(closeTimeout, background.close());
    await opened.close();
  };
  let stopping: Promise<void> | undefined;

  return {
    apiPort: apiServer.port,
    providerPort: providerServer.port,
    operatorKey,
    services,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    stop: () => (stopping ??= stop()),
  };
};
