import type { Api } from "@naluma/api-client";
import {
  createCaptcha,
  fetching,
  performCaptchaForm,
  stepCaptchaForm,
  type CaptchaForm,
  type CaptchaFormEvent,
} from "@naluma/captcha";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { DeviceInfo } from "@naluma/site/device-info";
import type { LoginData, Session } from "../session/session.ts";
import type { LoginValues } from "./login-check.ts";
import { getLoginHeader, login } from "./login.api.ts";
import { loginRefusal, type LoginRefusal } from "./login.codes.ts";

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

type LoginEvent = CaptchaFormEvent<LoginValues, LoginRefusal, LoginData>;

const noPicture: LoginRefusal = { about: "captcha", message: { id: "login.no_picture" } };

export function startLogin(ports: LoginPorts): Machine<CaptchaForm, LoginEvent> {
  const { api, session, siteId, clock } = ports;

  async function logIn(values: LoginValues, captchaToken: string) {
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
    return answer;
  }

  const perform = performCaptchaForm({
    captcha: createCaptcha({ api, clock, siteId, type: "login" }),
    attempt: logIn,
    refusalOf: loginRefusal,
    emptyAnswer: ports.emptyAnswer,
    showRefusal: ports.showRefusal,
    onFinished(member) {
      session.signIn(member);
      ports.onDone();
    },
  });
  const step = (state: CaptchaForm, event: LoginEvent) => stepCaptchaForm(state, event, noPicture);
  return startMachine({ at: "form", captcha: fetching }, step, perform);
}
