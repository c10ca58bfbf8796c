import type { Api } from "@naluma/api-client";
import type { Clock } from "@naluma/machine/clock";
import type { CaptchaEffect, CaptchaEvent } from "../captcha.machine.ts";
import { carriesOut } from "../captcha.runner.ts";
import { getLocalCaptcha } from "./local-captcha.api.ts";

interface Ports {
  readonly api: Api;
  readonly clock: Clock;
}

/** Like `createCaptcha`, for a captcha whose answer the device compares itself: its token is the encoded text. */
export const createLocalCaptcha = ({
  api,
  clock,
}: Ports): ((effect: CaptchaEffect, send: (event: CaptchaEvent) => void) => void) =>
  carriesOut(clock, () => api.send(getLocalCaptcha, {}));
