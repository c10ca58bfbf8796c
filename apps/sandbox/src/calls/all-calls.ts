import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import type { Services } from "../services.ts";
import type { Call } from "../wire/call.ts";
import type { Bound } from "../wire/client-address.ts";
import { describeCall } from "../wire/openapi.ts";
import { handle, refuse } from "../wire/pipeline.ts";
import { activityCalls } from "./activity.ts";
import { agentCheckCalls } from "./agent-checks.ts";
import { bulletinCalls } from "./bulletins.ts";
import { captchaCalls, captchaWorkCalls } from "./captcha.ts";
import { contentCalls } from "./content.ts";
import { demoCalls } from "./demo.ts";
import { doubleValidationCalls } from "./double-validation.ts";
import { editPasswordCalls } from "./edit-password.ts";
import { encCalls } from "./enc.ts";
import { letterCalls } from "./letters.ts";
import { lobbyCalls } from "./lobby.ts";
import { loginCalls } from "./login.ts";
import { memberGameCalls } from "./member-games.ts";
import { memberCalls } from "./member.ts";
import { modelCalls } from "./models.ts";
import { passwordResetCalls } from "./password-reset.ts";
import { playCalls } from "./play.ts";
import { quickBetCalls } from "./quick-bets.ts";
import { registerFormCalls } from "./register-form.ts";
import { registerIntroducerCalls } from "./register-introducers.ts";
import { registerPhoneCalls } from "./register-phone.ts";
import { registerVerificationCalls } from "./register-verification.ts";
import { registerCalls } from "./register.ts";
import { ownPlayCalls } from "./services/activity.ts";
import { agentCentreCalls } from "./services/agent-centre.ts";
import { bankAccountCalls } from "./services/bank-accounts.ts";
import { deviceCalls } from "./services/devices.ts";
import { friendCalls } from "./services/friend-rewards.ts";
import { limitCalls } from "./services/limits.ts";
import { loginProtectionCalls } from "./services/login-protection.ts";
import { promotionCalls } from "./services/promotions.ts";
import { protectedLoginCalls } from "./services/protected-login.ts";
import { receiptCalls } from "./services/receipts.ts";
import { recordCalls } from "./services/records.ts";
import { topUpCalls } from "./services/top-up.ts";
import { withdrawPasswordCalls } from "./services/withdraw-password.ts";
import { siteCalls } from "./site.ts";
import { trackingCalls } from "./tracking.ts";
import { walletCalls } from "./wallet.ts";

/** The 69 calls that every platform has, one file per family. */
export const allCalls: readonly Call<Services>[] = [
  ...loginCalls,
  ...encCalls,
  ...doubleValidationCalls,
  ...captchaCalls,
  ...passwordResetCalls,
  ...memberCalls,
  ...editPasswordCalls,
  ...agentCheckCalls,
  ...letterCalls,
  ...activityCalls,
  ...walletCalls,
  ...playCalls,
  ...siteCalls,
  ...trackingCalls,
  ...contentCalls,
  ...bulletinCalls,
  ...modelCalls,
  ...lobbyCalls,
  ...memberGameCalls,
  ...demoCalls,
  ...quickBetCalls,
  ...registerFormCalls,
  ...registerIntroducerCalls,
  ...registerVerificationCalls,
  ...registerPhoneCalls,
  ...registerCalls,
];

/** The calls of the member services, the second part of the wire contract. */
export const serviceCalls: readonly Call<Services>[] = [
  ...agentCentreCalls,
  ...bankAccountCalls,
  ...captchaWorkCalls,
  ...deviceCalls,
  ...friendCalls,
  ...limitCalls,
  ...loginProtectionCalls,
  ...ownPlayCalls,
  ...promotionCalls,
  ...protectedLoginCalls,
  ...receiptCalls,
  ...recordCalls,
  ...topUpCalls,
  ...withdrawPasswordCalls,
];

export const createApiApp = (services: Services): Hono<Bound> => {
  const app = new Hono<Bound>();
  const { capabilities } = services.config;
  const isOffered = ({ capability = [] }: Call<Services>) =>
    [capability].flat().some((name) => capabilities.includes(name));
  for (const call of [...allCalls, ...serviceCalls.filter(isOffered)])
    app.on(call.method, call.path, describeRoute(describeCall(call)), handle(services, call));
  app.all("/api/*", (c) => refuse(c, 404));
  return app;
};
