import type { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import type { Services } from "../../services.ts";
import type { Call } from "../../wire/call.ts";
import type { Bound } from "../../wire/client-address.ts";
import { describeCall } from "../../wire/openapi.ts";
import { handle } from "../../wire/pipeline.ts";
import { addActivity } from "./activity.ts";
import { addBankAccounts } from "./bank-accounts.ts";
import { addDevices } from "./devices.ts";
import { addFriendRewards } from "./friend-rewards.ts";
import { addLimits } from "./limits.ts";
import { addLoginProtection } from "./login-protection.ts";
import { addProtectedLogins } from "./protected-login.ts";
import { addTopUp } from "./top-up.ts";
import { addWithdrawPassword } from "./withdraw-password.ts";

/**
 * Member calls beyond the wire contract that are handled like those of the contract: with ordered responses,
 * renewed tokens and, if they move money, a stored response. An operator without them answers 404.
 */

/** The sandbox's own calls for members and visitors; none of them is in the wire contract (decision 0031). */
export const addCallsBeyondContract = (app: Hono<Bound>, services: Services): void => {
  addTopUp(app, services);
  addDevices(app, services);
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
