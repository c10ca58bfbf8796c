import type { Call } from "./call.ts";
import { activityCalls } from "./calls/activity.ts";
import { agentCheckCalls } from "./calls/agent-checks.ts";
import { bulletinCalls } from "./calls/bulletins.ts";
import { captchaCalls } from "./calls/captcha.ts";
import { contentCalls } from "./calls/content.ts";
import { demoCalls } from "./calls/demo.ts";
import { doubleValidationCalls } from "./calls/double-validation.ts";
import { editPasswordCalls } from "./calls/edit-password.ts";
import { encCalls } from "./calls/enc.ts";
import { letterCalls } from "./calls/letters.ts";
import { lobbyCalls } from "./calls/lobby.ts";
import { loginCalls } from "./calls/login.ts";
import { memberGameCalls } from "./calls/member-games.ts";
import { memberCalls } from "./calls/member.ts";
import { modelCalls } from "./calls/models.ts";
import { passwordResetCalls } from "./calls/password-reset.ts";
import { playCalls } from "./calls/play.ts";
import { quickBetCalls } from "./calls/quick-bets.ts";
import { registerFormCalls } from "./calls/register-form.ts";
import { registerIntroducerCalls } from "./calls/register-introducers.ts";
import { registerPhoneCalls } from "./calls/register-phone.ts";
import { registerVerificationCalls } from "./calls/register-verification.ts";
import { registerCalls } from "./calls/register.ts";
import { siteCalls } from "./calls/site.ts";
import { trackingCalls } from "./calls/tracking.ts";
import { walletCalls } from "./calls/wallet.ts";

/**
 * All 69 calls of the wire contract, one family a file.
 */
export const allCalls: readonly Call[] = [
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
