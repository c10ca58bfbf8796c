import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { addAnswerHeaders } from "./answer-headers.ts";
import { createBackground } from "./background.ts";
import { makeCatalogue } from "./catalogue/catalogue.ts";
import { createMediaApp } from "./catalogue/media-app.ts";
import { offsetClock } from "./clock.ts";
import type { Environment, SandboxConfig } from "./config.ts";
import { createContents } from "./content/contents.ts";
import { openDatabase } from "./db/open.ts";
import { createOutage } from "./db/outage.ts";
import { createLedger } from "./ledger/ledger.ts";
import { createCaptchas } from "./members/captcha.ts";
import { connectionUser, openSessions } from "./members/sessions.ts";
import { createThrottle } from "./members/throttle.ts";
import { hashPlainWithdrawPasswords } from "./members/withdraw-password.ts";
import { addCallsBeyondContract } from "./operator/calls-beyond-contract.ts";
import { addOperatorCalls } from "./operator/operator-app.ts";
import { operatorOnly } from "./operator/operator-key.ts";
import { createOrderedAnswers } from "./operator/ordered-answers.ts";
import { addPages } from "./operator/pages.ts";
import { holdUntilShown } from "./play/hold-until-shown.ts";
import { publishPending } from "./play/launches.ts";
import { notifyRounds } from "./play/notify-rounds.ts";
import { createWaitingStarts } from "./play/waiting-starts.ts";
import { createDemos } from "./providers/demos.ts";
import { createProviderApp } from "./providers/provider-app.ts";
import { createProviderStatuses } from "./providers/provider-status.ts";
import { broadcastingAuth } from "./realtime/broadcasting-auth.ts";
import { createPublisher } from "./realtime/publisher.ts";
import { createPusherServer, type PusherServer } from "./realtime/pusher-server.ts";
import { realtimeSettings } from "./realtime/realtime-settings.ts";
import { seed } from "./seed/seed.ts";
import type { Services } from "./services.ts";
import { createSignInApp } from "./third-party/sign-in-app.ts";
import { createThirdParty } from "./tracking/third-party.ts";
import { createTrackingApp } from "./tracking/tracking-app.ts";
import { createApiApp, type Bound } from "./wire/api-app.ts";
import { siteData } from "./wire/calls/site.ts";
import { refuse } from "./wire/pipeline.ts";

export interface RunningSandbox {
  readonly apiPort: number;
  readonly providerPort: number;
  readonly operatorKey: string;
  /** For tests beside the sandbox; programs outside use the calls. */
  readonly services: Services;
  /** Of the API's port, whoever may ask for them. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  /** Takes nothing new, finishes what is in flight within 10 s, closes the database; once, however often asked. */
  stop(): Promise<void>;
}

/** How long a call that is under way at the end may take, in ms; then connections are cut. */
const drainTimeout = 8_000;
const closeTimeout = 1_000;
/** A connection that was just made has its request within this, in ms, and gets a 503. */
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

/** A server that listens at once, so that a taken port is known early, and answers once it can. */
const listen = async (host: string, port: number) => {
  let fetch: Fetch = () => new Response("The sandbox is starting.", { status: 503 });
  const server = createAdaptorServer({
    // Without TLS options the adaptor makes a plain HTTP/1 server, whatever its type allows for.
    fetch: (request, env) => fetch(request, env as HttpBindings),
    // Node would refuse a request without a host, too, but without our headers.
    serverOptions: { requireHostHeader: false },
  }) as Server;
  addAnswerHeaders(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
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
    /** Resolves when every request that was taken has its answer. */
    answered: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
};

/** As an envelope, and as the pages of games read it. */
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

const createMainApp = (
  services: Services,
  operatorKey: string,
  socket: { readonly secret: string; readonly bind?: PusherServer["bind"] },
) => {
  const app = new Hono<Bound>();
  app.onError((error, c) => {
    if (services.outage(error)) return refuse(c, 503);
    console.error(`${c.req.path} failed:`, error);
    return refuse(c, 500);
  });
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/media/sites/:file{[0-9]{1,6}\\.json}", (c) => {
    const data = siteData(Number.parseInt(c.req.param("file"), 10), services);
    return data ? c.json(data, 200, { "cache-control": "no-cache" }) : c.text("Not found", 404);
  });
  app.route("/", createMediaApp(services.catalogue));
  app.post(
    "/api/broadcasting/auth",
    broadcastingAuth({
      key: services.socketKey,
      ...socket,
      memberOf: async (token) => {
        const holder = await services.sessions.holderOf(token);
        if (!holder || holder.isReplaced) return undefined;
        const { id, currency } = holder.member;
        return { id, currency, userId: services.connectionUser(holder.sessionId) };
      },
      failure: refuse,
    }),
  );
  addPages(app);
  addCallsBeyondContract(app, services);
  app.use("/sandbox/*", operatorOnly(operatorKey));
  addOperatorCalls(app, services);
  app.route("/", createApiApp(services));
  app.notFound((c) => refuse(c, 404));
  return app;
};

/** Everything in one process: calls, sockets and pictures on one port, the provider's games on another. */
export const startSandbox = async (
  config: SandboxConfig,
  env: Environment = {},
): Promise<RunningSandbox> => {
  const apiServer = await listen(config.host, config.apiPort);
  const providerServer = await listen(config.host, config.providerPort).catch(async (error) => {
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
  config: SandboxConfig,
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
  await opened.inTurn(() => seed({ db, ledger, contents, now: clock() }));
  await hashPlainWithdrawPasswords(db);

  const realtime = realtimeSettings(env, {
    host: config.host,
    port: apiServer.port,
    secret: randomBytes(24).toString("base64url"),
  });
  const publisher = createPublisher(realtime, (event, reason) =>
    console.error(`the event ${event} was lost:`, reason),
  );
  const background = createBackground(outage);
  const pusher = createPusherServer({
    ...realtime,
    onSubscribed: (channel) =>
      background.run(channel, () => publishPending(db, publisher, channel)),
  });

  const operatorKey = config.operatorKey ?? randomBytes(18).toString("base64url");
  const providerOrigin = `http://127.0.0.1:${providerServer.port}`;
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
    captchas: createCaptchas(db, clock, config),
    throttle: createThrottle(db, clock),
    providerStatus,
    orderedAnswers: createOrderedAnswers(),
    publisher,
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
    serviceAddress: (lang) => `http://127.0.0.1:${apiServer.port}/sandbox/service?lang=${lang}`,
    transferring: new Set(),
    waitingStarts: createWaitingStarts(),
    thirdParty: createThirdParty(),
  };

  const app = createMainApp(services, operatorKey, {
    secret: realtime.secret,
    ...(realtime.embedded && { bind: pusher.bind }),
  });
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

  const stop = async () => {
    // Events of the last calls still leave through our own HTTP API, so that stays open until then.
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
