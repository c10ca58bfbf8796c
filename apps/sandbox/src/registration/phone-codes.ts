import { randomInt } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Tx } from "../db/open.ts";
import { outbox } from "../db/schema.ts";
import type { Limit } from "../members/throttle.ts";
import type { Services } from "../services.ts";
import type { RegisterRefusal } from "./refusals.ts";
import { phoneCode } from "./schema.ts";

/** How long a code proves that its reader has the phone, in ms. */
export const codeLifetime = 5 * 60_000;

/** Wrong ones for one phone: six digits are a million tries. */
const wrongCodes: Limit = { most: 5, within: codeLifetime };

export interface Phone {
  readonly siteId: number;
  readonly phone: string;
}

const isOf = ({ siteId, phone }: Phone) =>
  and(eq(phoneCode.siteId, siteId), eq(phoneCode.phone, phone));

const triesOf = ({ siteId, phone }: Phone) => `phone-code ${siteId} ${phone}`;

/** A new code for the phone, in the operator's outbox; the one before it is good for nothing any more. */
export const sendPhoneCode = async (
  { db, clock, throttle }: Pick<Services, "clock" | "db" | "throttle">,
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

/** Whether the phone is proven; counted before it is looked at, so that parallel tries count too. */
export const phoneCodeRefusal = async (
  { db, clock, throttle }: Pick<Services, "clock" | "db" | "throttle">,
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

/** True for one registration alone, however many come with the code at once. */
export const spendPhoneCode = async (tx: Tx, of: Phone, code: string): Promise<boolean> => {
  const spent = await tx
    .delete(phoneCode)
    .where(and(isOf(of), eq(phoneCode.code, code)))
    .returning();
  return spent.length > 0;
};
