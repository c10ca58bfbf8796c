import type { Answer, Refusal as Refused } from "@naluma/api-client";
import type { CaptchaFormEffect, CaptchaFormEvent } from "./captcha-form.machine.ts";
import type { CaptchaEffect, CaptchaEvent } from "./captcha.machine.ts";

export interface CaptchaFormPorts<Values, Refusal, Result> {
  /** Made by `createCaptcha` or `createLocalCaptcha`. */
  captcha(effect: CaptchaEffect, send: (event: CaptchaEvent) => void): void;
  attempt(values: Values, captchaToken: string): Promise<Answer<Result>>;
  /** What the platform's refusal means to the player, and where it is shown. */
  refusalOf(refused: Refused): Refusal;
  emptyAnswer(): void;
  showRefusal(refusal: Refusal): void;
  onFinished(result: Result): void;
}

export const performCaptchaForm =
  <Values, Refusal, Result>(ports: CaptchaFormPorts<Values, Refusal, Result>) =>
  (
    effect: CaptchaFormEffect<Values, Refusal, Result>,
    send: (event: CaptchaFormEvent<Values, Refusal, Result>) => void,
  ): void => {
    switch (effect.do) {
      case "fetch-picture":
      case "wait":
        return ports.captcha(effect, send);
      case "send":
        return void ports
          .attempt(effect.values, effect.captchaToken)
          .then((answer) =>
            send(
              answer.ok
                ? { type: "accepted", result: answer.data }
                : { type: "refused", refusal: ports.refusalOf(answer.refusal) },
            ),
          );
      case "empty-answer":
        return ports.emptyAnswer();
      case "show-refusal":
        return ports.showRefusal(effect.refusal);
      case "finish":
        return ports.onFinished(effect.result);
    }
  };
