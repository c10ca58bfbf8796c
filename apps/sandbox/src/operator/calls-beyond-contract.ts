import type { Hono } from "hono";
import { addDevices } from "../devices/devices-calls.ts";
import { addProtectedLogins } from "../login-protection/login-calls.ts";
import { addLoginProtection } from "../login-protection/member-calls.ts";
import { addCaptchaWork } from "../members/captcha-work-call.ts";
import { addActivity } from "../responsible-play/activity/activity-calls.ts";
import { addLimits } from "../responsible-play/limits/limits-calls.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/api-app.ts";
import { addSandboxCalls } from "../wire/sandbox-calls.ts";
import { addBankAccounts } from "./bank-accounts.ts";
import { addFriendRewards } from "./friend-rewards.ts";
import { addReceipts } from "./receipts.ts";
import { addRecords } from "./records.ts";
import { addTopUp } from "./top-up.ts";
import { addWithdrawPassword } from "./withdraw-password.ts";

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
  addSandboxCalls(app, services);
  addWithdrawPassword(app, services);
  addBankAccounts(app, services);
};
