import type { Api } from "@naluma/api-client";
import { createLocalCaptcha } from "@naluma/captcha/local";
import { startMachine, type Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { RestMessage } from "../words.rest.ts";
import type { DetailsValues } from "./verification-check.ts";
import { resetPassword, verifyOwner } from "./verification.api.ts";
import { resetRefusal, verifyRefusal } from "./verification.codes.ts";
import {
  firstStep,
  verificationStep,
  type Verification,
  type VerificationEffect,
  type VerificationEvent,
} from "./verification.machine.ts";

export interface VerificationPorts {
  readonly api: Api;
  readonly clock: Clock;
  emptyCode(): void;
  showRefusal(about: "code" | "details", message: RestMessage): void;
  showPasswordRefusal(text: string): void;
  onDone(account: string): void;
}

type Send = (event: VerificationEvent) => void;

/** One verification, from its first step to the new password. */
export function startVerification(
  ports: VerificationPorts,
): Machine<Verification, VerificationEvent> {
  const { api } = ports;
  const captcha = createLocalCaptcha(ports);

  async function verify(details: DetailsValues, send: Send) {
    const { account, withdrawPassword, method, email, phone } = details;
    const answer = await api.send(verifyOwner, {
      account: account.trim(),
      withdraw_password: withdrawPassword.trim(),
      member_email: method === "email" ? email.trim() : "",
      member_phone: method === "phone" ? phone.trim() : "",
    });
    send(
      answer.ok
        ? { type: "verified", token: answer.data }
        : { type: "verify-refused", message: verifyRefusal(answer.refusal) },
    );
  }

  async function setPassword(account: string, password: string, token: string, send: Send) {
    const answer = await api.send(resetPassword, { account, password, token });
    send(
      answer.ok
        ? { type: "password-set" }
        : { type: "reset-refused", refusal: resetRefusal(answer.refusal) },
    );
  }

  function perform(effect: VerificationEffect, send: Send) {
    switch (effect.do) {
      case "fetch-picture":
      case "wait":
        captcha(effect, send);
        break;
      case "verify":
        void verify(effect.details, send);
        break;
      case "set-password":
        void setPassword(effect.account, effect.password, effect.token, send);
        break;
      case "empty-code":
        ports.emptyCode();
        break;
      case "show-refusal":
        ports.showRefusal(effect.about, effect.message);
        break;
      case "show-password-refusal":
        ports.showPasswordRefusal(effect.text);
        break;
      case "finish":
        ports.onDone(effect.account);
        break;
    }
  }

  return startMachine(firstStep, verificationStep, perform);
}
