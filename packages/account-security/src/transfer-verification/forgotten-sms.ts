import { localKeys, type BrowserStorage } from "@naluma/site/stored";

/** Between two SMS about a forgotten password (AUTH-81), in milliseconds. */
export const forgottenSmsWait = 300_000;

type Storage = BrowserStorage | undefined;

/** When the next one may be asked for; nothing where it may now. A clock that was set back locks nobody out. */
export function nextForgottenSms(storage: Storage, now: number): number | undefined {
  const until = Number(storage?.getItem(localKeys.smsUntil) ?? 0);
  return until > now && until <= now + forgottenSmsWait ? until : undefined;
}

/** The wait begins. It is stored, so that a reload does not end it. */
export function beginForgottenSmsWait(storage: Storage, now: number): number {
  const until = now + forgottenSmsWait;
  storage?.setItem(localKeys.smsUntil, String(until));
  return until;
}
