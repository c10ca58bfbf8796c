import type { Call } from "./call.ts";
import { captchaCalls } from "./calls/captcha.ts";
import { contentCalls } from "./calls/content.ts";
import { laterCalls } from "./calls/later.ts";
import { lobbyCalls } from "./calls/lobby.ts";
import { loginCalls } from "./calls/login.ts";
import { memberCalls } from "./calls/member.ts";
import { memberGameCalls } from "./calls/member-games.ts";
import { playCalls } from "./calls/play.ts";
import { registerCalls } from "./calls/register-later.ts";
import { siteCalls } from "./calls/site.ts";
import { walletCalls } from "./calls/wallet.ts";

/** All 69 calls of the wire contract, one family a file. */
export const allCalls: readonly Call[] = [
  ...loginCalls,
  ...captchaCalls,
  ...memberCalls,
  ...walletCalls,
  ...playCalls,
  ...siteCalls,
  ...contentCalls,
  ...lobbyCalls,
  ...memberGameCalls,
  ...laterCalls,
  ...registerCalls,
];
