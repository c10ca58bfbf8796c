import type { Api } from "@naluma/api-client";
import { createCaptcha } from "@naluma/captcha";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { DeviceInfo } from "@naluma/site/device-info";
import type { Session } from "../session/session.ts";
import type { LoginValues } from "./login-check.ts";
import { getLoginHeader, login } from "./login.api.ts";
import { loginRefusal, type LoginRefusal } from "./login.codes.ts";
import {
  loginClosed,
  loginStep,
  type LoginEffect,
  type LoginEvent,
  type LoginState,
} from "./login.machine.ts";

export interface LoginPorts {
  readonly api: Api;
  readonly session: Session;
  readonly siteId: number;
  readonly clock: Clock;
  device(): DeviceInfo;
  emptyAnswer(): void;
  showRefusal(refusal: LoginRefusal): void;
  /** The member is signed in: closes the dialog and opens the page that required the login. */
  onDone(): void;
}

type Send = (event: LoginEvent) => void;

/** One login dialog, from opening to closing. */
export function startLogin(ports: LoginPorts): Machine<LoginState, LoginEvent> {
  const { api, session, siteId, clock } = ports;

  const captcha = createCaptcha({ api, clock, siteId, type: "login" });

  async function logIn(values: LoginValues, captchaToken: string, send: Send) {
    // A failure of this helper call must not prevent the login; the session stores the token it returns.
    await api.send(getLoginHeader, {});
    const body = {
      account: values.account.trim(),
      password: values.password,
      site_id: siteId,
      answer: values.answer.trim(),
      captcha_token: captchaToken,
      ...ports.device(),
    };
    const answer = await api.send(login, body, { token: session.preLoginToken() });
    session.forgetPreLoginToken();
    send(
      answer.ok
        ? { type: "accepted", login: answer.data }
        : { type: "refused", refusal: loginRefusal(answer.refusal) },
    );
  }

  function perform(effect: LoginEffect, send: Send) {
    switch (effect.do) {
      case "fetch-picture":
      case "wait":
        captcha(effect, send);
        break;
      case "log-in":
        void logIn(effect.values, effect.captchaToken, send);
        break;
      case "empty-answer":
        ports.emptyAnswer();
        break;
      case "show-refusal":
        ports.showRefusal(effect.refusal);
        break;
      case "sign-in":
        session.signIn(effect.login);
        ports.onDone();
        break;
    }
  }

  return startMachine(loginClosed, loginStep, perform);
}
