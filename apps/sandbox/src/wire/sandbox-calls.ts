import type { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import type { Services } from "../services.ts";
import type { Bound } from "./api-app.ts";
import type { Call } from "./call.ts";
import { agentCentreCalls } from "./calls/agent-centre.ts";
import { promotionCalls } from "./calls/promotions.ts";
import { describeCall } from "./openapi.ts";
import { handle } from "./pipeline.ts";

/**
 * Calls of a member's beyond the wire contract that are carried out as those of the contract are: with ordered
 * answers, renewed tokens and, where they move money, a kept answer. An operator without them answers 404.
 */
export const sandboxCalls: readonly Call[] = [...agentCentreCalls, ...promotionCalls];

export const addSandboxCalls = (app: Hono<Bound>, services: Services): void => {
  for (const call of sandboxCalls)
    app.on(call.method, call.path, describeRoute(describeCall(call)), handle(services, call));
};
