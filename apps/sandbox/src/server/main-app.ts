import { Hono } from "hono";
import { createApiApp } from "../calls/all-calls.ts";
import { siteData } from "../calls/site.ts";
import { createMediaApp } from "../catalogue/media-app.ts";
import { isBusy } from "../ground/db/retry.ts";
import { logError } from "../ground/log.ts";
import { addDeskSession } from "../operator/desk-calls.ts";
import { addDeskPages } from "../operator/desk-pages.ts";
import { createDeskSessions } from "../operator/desk-sessions.ts";
import { addOperatorCalls } from "../operator/operator-app.ts";
import { operatorOnly } from "../operator/operator-key.ts";
import { addPages } from "../operator/pages.ts";
import { broadcastingAuth } from "../realtime/broadcasting-auth.ts";
import type { PusherServer } from "../realtime/pusher-server.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { refuse } from "../wire/pipeline.ts";

/** Everything on the API port except the real-time server: players, operators, pictures. */
export const createMainApp = (
  services: Services,
  desk: { readonly operatorKey: string; readonly deskOrigin: string },
  socket: { readonly secret: string; readonly bind?: PusherServer["bind"] },
) => {
  const app = new Hono<Bound>();
  app.onError((error, c) => {
    if (isBusy(error)) return refuse(c, 429);
    if (services.outage(error)) return refuse(c, 503);
    logError(`${c.req.path} failed:`, error);
    return refuse(c, 500);
  });
  // No valid text contains a NUL, and the database could not store one; for bodies `readBody` refuses it.
  app.use(async (c, next) => (/%00/.test(c.req.url) ? refuse(c, 400) : next()));
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
  const sessions = createDeskSessions(services, desk.operatorKey);
  addDeskSession(app, services, { ...desk, sessions });
  addDeskPages(app, desk.deskOrigin);
  app.use("/sandbox/*", operatorOnly({ ...services, ...desk, sessions }));
  addOperatorCalls(app, services);
  app.route("/", createApiApp(services));
  app.notFound((c) => refuse(c, 404));
  return app;
};
