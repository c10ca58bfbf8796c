import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import type { Services } from "../services.ts";
import { allCalls } from "./all-calls.ts";
import { describeCall } from "./openapi.ts";
import { handle, refuse } from "./pipeline.ts";

export type Bound = { Bindings: Partial<HttpBindings> };

/** Everything under /api that is a call of the wire contract. */
export const createApiApp = (services: Services): Hono<Bound> => {
  const app = new Hono<Bound>();
  for (const call of allCalls)
    app.on(call.method, call.path, describeRoute(describeCall(call)), handle(services, call));
  app.all("/api/*", (c) => refuse(c, 404));
  return app;
};
