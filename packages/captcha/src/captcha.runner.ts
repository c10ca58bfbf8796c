import type { Answer, Api } from "@naluma/api-client";
import type { Clock } from "@naluma/machine/clock";
import { captchaTypes, getCaptcha } from "./captcha.api.ts";
import type { CaptchaEffect, CaptchaEvent } from "./captcha.machine.ts";
import { captchaWait } from "./captcha.times.ts";

interface Ports {
  readonly api: Api;
  readonly clock: Clock;
  readonly siteId: number;
  readonly type: keyof typeof captchaTypes;
}

type Send = (event: CaptchaEvent) => void;
type Picture = Extract<CaptchaEvent, { type: "picture-arrived" }>["picture"];

/** Carries out the effects of a form's captcha. */
export const createCaptcha = ({ api, clock, siteId, type }: Ports) =>
  carriesOut(clock, () => api.send(getCaptcha, { type: captchaTypes[type], site_id: siteId }));

/** Like `createCaptcha`, for a picture from any source. */
export function carriesOut(clock: Clock, ask: () => Promise<Answer<Picture>>) {
  async function fetchPicture(send: Send) {
    const answer = await ask();
    if (answer.ok) {
      send({ type: "picture-arrived", picture: answer.data });
      return;
    }
    const { code, data } = answer.refusal;
    const message = { text: answer.refusal.message };
    if (code === "101" || code === "429")
      send({ type: "picture-limited", until: clock.now() + captchaWait(data), message });
    else send({ type: "picture-failed", message });
  }

  return (effect: CaptchaEffect, send: Send): void => {
    switch (effect.do) {
      case "fetch-picture":
        void fetchPicture(send);
        break;
      case "wait":
        clock.setTimeout(() => send({ type: "wait-ended" }), effect.until - clock.now());
        break;
    }
  };
}
