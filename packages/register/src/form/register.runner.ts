import type { Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import { createCaptcha, performCaptchaForm } from "@naluma/captcha";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import { keyedForm, register, type KeyedForm, type RegisterBody } from "./register.api.ts";
import { registerRefusal, type RegisterRefusal } from "./register.codes.ts";
import {
  registerOpened,
  registerStep,
  type RegisterEvent,
  type RegisterState,
} from "./register.machine.ts";

export interface RegisterAttemptPorts {
  readonly api: Api;
  readonly siteId: number;
  readonly clock: Clock;
  newKey(): string;
  emptyAnswer(): void;
  showRefusal(refusal: RegisterRefusal): void;
  /** The account exists. A visitor who has closed the form meanwhile is not redirected. */
  onAccepted(login: LoginData, isClosed: boolean): void;
}

export function startRegister(ports: RegisterAttemptPorts): Machine<RegisterState, RegisterEvent> {
  const { api, siteId, clock, newKey } = ports;
  let last: KeyedForm | undefined;

  const perform = performCaptchaForm({
    captcha: createCaptcha({ api, clock, siteId, type: "register" }),
    attempt(body: RegisterBody, captchaToken) {
      last = keyedForm(last, body, newKey);
      const sent = { ...body, captcha_token: captchaToken };
      return api.send(register, sent, { idempotencyKey: last.key });
    },
    refusalOf: registerRefusal,
    emptyAnswer: ports.emptyAnswer,
    showRefusal: ports.showRefusal,
    onFinished: (login: LoginData) => ports.onAccepted(login, machine.getState().isClosed),
  });

  const machine = startMachine(registerOpened, registerStep, perform);
  return machine;
}
