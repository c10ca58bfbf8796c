import { createHash } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import type { Member } from "../members/sessions.ts";
import { answerLifetime, bodyHash } from "../wire/money-call.ts";
import type { RegisterBody } from "./register-body.ts";
import { registration } from "./schema.ts";

/** A registration under an Idempotency-Key, by which its page may repeat it; neither hash reveals its content. */
export interface KeyedRequest {
  readonly key: string;
  readonly form: string;
}

/** These differ at each press, because captchas and SMS codes are valid only once. */
const ofOnePress = [
  "captcha_token",
  "verify_code",
  "answer",
  "phone_verify",
  "remote_addr",
  "ip_info",
  "error_track",
];

/** Never stored in a form that is faster to guess than the account's own hash, which is compared instead. */
const secrets = ["password", "withdraw_password"];

export const keyedRequestOf = (key: string, asked: RegisterBody): KeyedRequest => {
  const leftOut = new Set([...ofOnePress, ...secrets]);
  const form = Object.entries(asked).filter(([name]) => !leftOut.has(name));
  return {
    key: createHash("sha256").update(`${asked.site_id} ${key}`).digest("hex"),
    form: bodyHash(Object.fromEntries(form)),
  };
};

/** The account registered with a key, while its response is stored. */
export const registeredBy = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { key }: KeyedRequest,
): Promise<{ readonly member: Member; readonly form: string | null } | undefined> => {
  const [found] = await db
    .select({ member, form: registration.formHash })
    .from(registration)
    .innerJoin(member, eq(member.id, registration.memberId))
    .where(and(eq(registration.keyHash, key), gt(registration.at, clock() - answerLifetime)));
  return found;
};

/** A key can be used again once its response is no longer stored. */
export const forgetKey = async (tx: Tx, { key }: KeyedRequest, now: number): Promise<void> => {
  await tx
    .update(registration)
    .set({ keyHash: null, formHash: null })
    .where(and(eq(registration.keyHash, key), lte(registration.at, now - answerLifetime)));
};
