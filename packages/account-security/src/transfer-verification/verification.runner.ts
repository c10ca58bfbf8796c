import type { Api } from "@naluma/api-client";
import { performCaptchaForm } from "@naluma/captcha";
import { createLocalCaptcha } from "@naluma/captcha/local";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { DetailsValues } from "./verification-check.ts";
import { resetPassword, verifyOwner } from "./verification.api.ts";
import { resetRefusal, verifyRefusal } from "./verification.codes.ts";
import {
  firstStep,
  verificationStep,
  type DetailsRefusal,
  type Verification,
  type VerificationEffect,
  type VerificationEvent,
} from "./verification.machine.ts";

export interface VerificationPorts {
  readonly api: Api;
  readonly clock: Clock;
  emptyCode(): void;
  showRefusal(refusal: DetailsRefusal): void;
  showPasswordRefusal(text: string): void;
  onDone(account: string): void;
}

export function startVerification(
  ports: VerificationPorts,
): Machine<Verification, VerificationEvent> {
  const { api } = ports;

  const performForm = performCaptchaForm({
    captcha: createLocalCaptcha(ports),
    attempt: ({ account, withdrawPassword, method, email, phone }: DetailsValues) =>
      api.send(verifyOwner, {
        account: account.trim(),
        withdraw_password: withdrawPassword.trim(),
        member_email: method === "email" ? email.trim() : "",
        member_phone: method === "phone" ? phone.trim() : "",
      }),
    refusalOf: (refused): DetailsRefusal => ({ about: "details", message: verifyRefusal(refused) }),
    emptyAnswer: ports.emptyCode,
    showRefusal: ports.showRefusal,
    onFinished: ports.onDone,
  });

  async function setPassword(
    { account, password, token }: Extract<VerificationEffect, { do: "set-password" }>,
    send: (event: VerificationEvent) => void,
  ) {
    const answer = await api.send(resetPassword, { account, password, token });
    send(
      answer.ok
        ? { type: "password-set" }
        : { type: "reset-refused", refusal: resetRefusal(answer.refusal) },
    );
  }

  function perform(effect: VerificationEffect, send: (event: VerificationEvent) => void) {
    if (effect.do === "set-password") void setPassword(effect, send);
    else if (effect.do === "show-password-refusal") ports.showPasswordRefusal(effect.text);
    else performForm(effect, send);
  }

  return startMachine(firstStep, verificationStep, perform);
}
