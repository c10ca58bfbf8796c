import type { Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import { createCaptcha } from "@naluma/captcha";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import { keyedForm, type KeyedForm, type RegisterBody } from "./register-body.ts";
import { register } from "./register.api.ts";
import { registerRefusal } from "./register.codes.ts";
import {
  registerOpened,
  registerStep,
  type RegisterEffect,
  type RegisterEvent,
  type RegisterState,
} from "./register.machine.ts";

export interface RegisterAttemptPorts {
  readonly api: Api;
  readonly siteId: number;
  readonly clock: Clock;
  newKey(): string;
  emptyAnswer(): void;
  /** The account exists. A visitor who has closed the form meanwhile is not redirected. */
  onAccepted(login: LoginData, isClosed: boolean): void;
}

type Send = (event: RegisterEvent) => void;

/** One registration, from opening its form to its end. */
export function startRegister(ports: RegisterAttemptPorts): Machine<RegisterState, RegisterEvent> {
  const { api, siteId, clock, newKey } = ports;
  let last: KeyedForm | undefined;
  const captcha = createCaptcha({ api, clock, siteId, type: "register" });

  async function attempt(body: RegisterBody, send: Send) {
    last = keyedForm(last, body, newKey);
    const answer = await api.send(register, body, { idempotencyKey: last.key });
    send(
      answer.ok
        ? { type: "accepted", login: answer.data }
        : { type: "refused", refusal: registerRefusal(answer.refusal) },
    );
  }

  function perform(effect: RegisterEffect, send: Send) {
    switch (effect.do) {
      case "fetch-picture":
      case "wait":
        captcha(effect, send);
        break;
      case "register":
        void attempt(effect.body, send);
        break;
      case "empty-answer":
        ports.emptyAnswer();
        break;
      case "sign-in":
        ports.onAccepted(effect.login, effect.isClosed);
        break;
    }
  }

  return startMachine(registerOpened, registerStep, perform);
}
