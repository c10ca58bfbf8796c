import type { Api } from "@naluma/api-client";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Session } from "../session/session.ts";
import type { DeviceInfo } from "./device-info.ts";
import { captchaTypes, captchaWait, getCaptcha, getLoginHeader, login } from "./login.api.ts";
import { loginRefusal } from "./login.codes.ts";
import {
  loginClosed,
  loginStep,
  type LoginEffect,
  type LoginEvent,
  type LoginForm,
  type LoginState,
} from "./login.machine.ts";

export interface LoginPorts {
  readonly api: Api;
  readonly session: Session;
  readonly siteId: number;
  readonly clock: Clock;
  device(): DeviceInfo;
  /** The member is signed in: time to close the dialog and open the page it was for. */
  onDone(): void;
}

type Send = (event: LoginEvent) => void;

/** One login dialog, from its opening to its end. */
export function startLogin(ports: LoginPorts): Machine<LoginState, LoginEvent> {
  const { api, session, siteId, clock } = ports;

  async function fetchPicture(send: Send) {
    const answer = await api.send(getCaptcha, { type: captchaTypes.login, site_id: siteId });
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

  async function logIn(form: LoginForm, captchaToken: string, send: Send) {
    // A helper that fails must not keep a player out; the token it brings, the session keeps.
    await api.send(getLoginHeader, {});
    const body = {
      account: form.account.trim(),
      password: form.password,
      site_id: siteId,
      answer: form.answer.trim(),
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
        void fetchPicture(send);
        break;
      case "wait":
        clock.setTimeout(() => send({ type: "wait-ended" }), effect.until - clock.now());
        break;
      case "log-in":
        void logIn(effect.form, effect.captchaToken, send);
        break;
      case "sign-in":
        session.signIn(effect.login);
        ports.onDone();
        break;
    }
  }

  return startMachine(loginClosed, loginStep, perform);
}
