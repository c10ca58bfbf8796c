import type { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import type { Services } from "../../services.ts";
import type { Call } from "../../wire/call.ts";
import { describeCall } from "../../wire/openapi.ts";
import { handle, type Bound } from "../../wire/pipeline.ts";
import { addCaptchaWork } from "../captcha.ts";
import { addActivity } from "./activity.ts";
import { agentCentreCalls } from "./agent-centre.ts";
import { addBankAccounts } from "./bank-accounts.ts";
import { addDevices } from "./devices.ts";
import { addFriendRewards } from "./friend-rewards.ts";
import { addLimits } from "./limits.ts";
import { addLoginProtection } from "./login-protection.ts";
import { promotionCalls } from "./promotions.ts";
import { addProtectedLogins } from "./protected-login.ts";
import { addReceipts } from "./receipts.ts";
import { addRecords } from "./records.ts";
import { addTopUp } from "./top-up.ts";
import { addWithdrawPassword } from "./withdraw-password.ts";

/**
 * Calls of a member's beyond the wire contract that are carried out as those of the contract are: with ordered
 * answers, renewed tokens and, where they move money, a kept answer. An operator without them answers 404.
 */
export const sandboxCalls: readonly Call<Services>[] = [...agentCentreCalls, ...promotionCalls];

/** What a member or a visitor may call of the sandbox itself: the wire contract has none of it (decision 0031). */
export const addCallsBeyondContract = (app: Hono<Bound>, services: Services): void => {
  addTopUp(app, services);
  addReceipts(app, services);
  addRecords(app, services);
  addDevices(app, services);
  addCaptchaWork(app, services);
  addLoginProtection(app, services);
  addProtectedLogins(app, services);
  addActivity(app, services);
  addLimits(app, services);
  addFriendRewards(app, services);
  for (const call of sandboxCalls)
    app.on(call.method, call.path, describeRoute(describeCall(call)), handle(services, call));
  addWithdrawPassword(app, services);
  addBankAccounts(app, services);
};
