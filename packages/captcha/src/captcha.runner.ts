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

/**
 * Like `createCaptcha`, for a picture from any source. A form may ask for another picture before the last one has
 * arrived, for example after a change of currency: only the latest request has an answer and a wait.
 */
export function carriesOut(clock: Clock, ask: () => Promise<Answer<Picture>>) {
  let latest = 0;
  let stopWaiting = () => {};

  async function fetchPicture(send: Send) {
    stopWaiting();
    const request = ++latest;
    const answer = await ask();
    if (request !== latest) return;
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
        stopWaiting = clock.setTimeout(
          () => send({ type: "wait-ended" }),
          effect.until - clock.now(),
        );
        break;
    }
  };
}
