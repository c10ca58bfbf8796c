import { randomInt } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { SandboxConfig } from "../config.ts";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { outbox } from "../ground/db/schema.ts";
import { addressLimit, type Limit, type Throttle } from "../members/throttle.ts";
import type { RegisterRefusal } from "./refusals.ts";
import { phoneCode } from "./schema.ts";

/** How long a code is valid, in ms. */
export const codeLifetime = 5 * 60_000;

/** Wrong codes per phone, because six digits are only a million combinations. */
const wrongCodes: Limit = { max: 5, within: codeLifetime };

export interface Phone {
  readonly siteId: number;
  readonly phone: string;
}

interface Needs {
  readonly clock: Clock;
  readonly db: Database;
  readonly throttle: Throttle;
}

const isOf = ({ siteId, phone }: Phone) =>
  and(eq(phoneCode.siteId, siteId), eq(phoneCode.phone, phone));

const triesOf = ({ siteId, phone }: Phone) => `phone-code ${siteId} ${phone}`;

/** Messages per phone and per address. The period is the same, so players behind a shared address wait no longer. */
const toPhone: Limit = { max: 1, within: codeLifetime };
const forAddress: Limit = { max: 3, within: codeLifetime };
/** More in a day are no accident: the player is referred to customer service. */
const toPhoneADay: Limit = { max: 5, within: 24 * 60 * 60_000 };

/** The limit that blocks a message; each is checked and counted in one step. */
export const smsLimit = async (
  {
    config,
    throttle,
  }: { readonly config: Pick<SandboxConfig, "testMode">; readonly throttle: Throttle },
  { siteId, phone }: Phone,
  address: string,
): Promise<"recent" | "many today" | undefined> => {
  const name = `${siteId} ${phone}`;
  // Checks without counting, so that pressing twice does not use up the address's limit.
  if ((await throttle.waitFor(`sms ${name}`, toPhone)) > 0) return "recent";
  if ((await throttle.waitFor(`sms-day ${name}`, toPhoneADay)) > 0) return "many today";
  const here = addressLimit(config, forAddress);
  if ((await throttle.take(`sms-address ${address}`, here)) > 0) return "recent";
  if ((await throttle.take(`sms ${name}`, toPhone)) > 0) return "recent";
  return (await throttle.take(`sms-day ${name}`, toPhoneADay)) > 0 ? "many today" : undefined;
};

/** Puts a new code for the phone into the operator's outbox, which invalidates the previous one. */
export const sendPhoneCode = async (
  { db, clock, throttle }: Needs,
  to: Phone,
  textOf: (code: string) => string,
): Promise<void> => {
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  const at = clock();
  await throttle.forget(triesOf(to));
  await db.transaction(async (tx) => {
    await tx.delete(phoneCode).where(lt(phoneCode.endsAt, at));
    const sent = { code, endsAt: at + codeLifetime };
    await tx
      .insert(phoneCode)
      .values({ ...to, ...sent })
      .onConflictDoUpdate({ target: [phoneCode.siteId, phoneCode.phone], set: sent });
    await tx
      .insert(outbox)
      .values({ channel: "sms", recipient: to.phone, code, text: textOf(code), at });
  });
};

/** Whether the code proves the phone. Attempts are counted before the check, so that parallel ones count too. */
export const phoneCodeRefusal = async (
  { db, clock, throttle }: Needs,
  of: Phone,
  typed: string,
): Promise<RegisterRefusal | undefined> => {
  if (typed === "") return "phone code wrong";
  if ((await throttle.take(triesOf(of), wrongCodes)) > 0) return "phone unproven";
  const [sent] = await db
    .select()
    .from(phoneCode)
    .where(and(isOf(of), gt(phoneCode.endsAt, clock())));
  if (!sent) return "phone unproven";
  return sent.code === typed ? undefined : "phone code wrong";
};

/** True for only one registration, even if several use the code at once. */
export const spendPhoneCode = async (tx: Tx, of: Phone, code: string): Promise<boolean> => {
  const spent = await tx
    .delete(phoneCode)
    .where(and(isOf(of), eq(phoneCode.code, code)))
    .returning();
  return spent.length > 0;
};
