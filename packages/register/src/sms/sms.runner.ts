import type { Api } from "@naluma/api-client";
import type { Clock } from "@naluma/machine/clock";
import type { Currency } from "@naluma/site/currency";
import { localKeys, type BrowserStorage } from "@naluma/site/stored";
import { storedWait } from "@naluma/site/stored-wait";
import { sendRegisterSms } from "./sms.api.ts";
import { smsRefusal, type SmsRefusal } from "./sms.codes.ts";

export interface SmsPorts {
  readonly api: Api;
  readonly siteId: number;
  readonly clock: Clock;
  readonly local: BrowserStorage | undefined;
}

export interface SmsAnswer {
  /** When another code may be requested; undefined if it may be requested now. */
  readonly until: number | undefined;
  readonly refusal: SmsRefusal | undefined;
}

/** Requests one SMS. The wait begins once it is sent or refused for five minutes (REG-34, REG-122). */
export async function sendSms(
  { api, siteId, clock, local }: SmsPorts,
  phone: string,
  currency: Currency,
): Promise<SmsAnswer> {
  const answer = await api.send(sendRegisterSms, {
    member_phone: phone.trim(),
    currency,
    type: "register_member",
    site_id: siteId,
  });
  const refusal = answer.ok ? undefined : smsRefusal(answer.refusal);
  const isWaiting = refusal === undefined || refusal.waits === true;
  return { until: isWaiting ? registerSmsWait.begin(local, clock.now()) : undefined, refusal };
}

/** The wait between two SMS with a code: 300 s (REG-34), which a reload does not reset. */
export const registerSmsWait = storedWait(localKeys.registerSmsUntil, 300_000);
