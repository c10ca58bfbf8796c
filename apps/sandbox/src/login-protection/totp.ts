import { createHash, randomBytes } from "node:crypto";
import { and, count, eq, gt, isNotNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database, Tx } from "../ground/db/database.ts";
import { lockMember } from "../members/find-member.ts";
import { waitingCode } from "../members/schema.ts";
import { recoveryCode, totp } from "./schema.ts";

const period = 30;
/** The codes of the previous and next half minute are accepted as well, because clocks differ. */
const window = 1;
const validFor = 10 * 60_000;
const recoveryCodes = 10;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Without letters that are easily confused. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

const newRecoveryCode = (): string => {
  const text = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** Ignores case, spaces and hyphens, because the code is copied from paper. */
const normal = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** Adds an app that still has to be confirmed. It replaces another unconfirmed one, but never a confirmed one. */
export const beginTotp = async (
  db: Database,
  { id, account }: { readonly id: number; readonly account: string },
  issuer: string,
): Promise<{ readonly secret: string; readonly uri: string } | undefined> => {
  const made = new TOTP({ issuer, label: account, secret: new Secret({ size: 20 }), period });
  const secret = made.secret.base32;
  const begun = await db
    .insert(totp)
    .values({ memberId: id, secret })
    .onConflictDoUpdate({
      target: totp.memberId,
      set: { secret, lastStep: 0 },
      setWhere: eq(totp.lastStep, 0),
    })
    .returning();
  return begun.length > 0 ? { secret, uri: made.toString() } : undefined;
};

/** Accepts a code of the app once; the step is checked and stored in the same statement. */
const takeCode = async (tx: Tx, memberId: number, code: string, now: number): Promise<boolean> => {
  const [row] = await tx.select().from(totp).where(eq(totp.memberId, memberId));
  if (!row || !/^\d{6}$/.test(code)) return false;
  const app = new TOTP({ secret: Secret.fromBase32(row.secret), period });
  const delta = app.validate({ token: code, timestamp: now, window });
  if (delta === null) return false;
  const step = Math.floor(now / (period * 1000)) + delta;
  const taken = await tx
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.memberId, memberId), lt(totp.lastStep, step)))
    .returning();
  return taken.length > 0;
};

const takeRecoveryCode = async (tx: Tx, memberId: number, code: string): Promise<boolean> => {
  const spent = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.memberId, memberId), eq(recoveryCode.hash, hashOf(normal(code)))))
    .returning();
  return spent.length > 0;
};

/** A code from the app, or one of the member's recovery codes. */
export const takeSecondStep = async (
  tx: Tx,
  memberId: number,
  code: string,
  now: number,
): Promise<boolean> =>
  (await takeCode(tx, memberId, normal(code), now)) || takeRecoveryCode(tx, memberId, code);

/** Creates new codes, shown only this once, and invalidates the earlier ones. */
export const newRecoveryCodes = async (tx: Tx, memberId: number): Promise<readonly string[]> => {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId));
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId, hash: hashOf(normal(code)) })));
  return codes;
};

/** The first correct code turns it on. */
export const confirmTotp = async (
  tx: Tx,
  memberId: number,
  code: string,
  now: number,
): Promise<readonly string[] | undefined> => {
  await lockMember(tx, memberId);
  if (await isTotpOn(tx, memberId)) return undefined;
  if (!(await takeCode(tx, memberId, normal(code), now))) return undefined;
  await tx.update(totp).set({ confirmedAt: now }).where(eq(totp.memberId, memberId));
  return newRecoveryCodes(tx, memberId);
};

export const removeTotp = async (tx: Tx, memberId: number): Promise<void> => {
  await tx.delete(totp).where(eq(totp.memberId, memberId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId));
  await tx.delete(waitingCode).where(eq(waitingCode.memberId, memberId));
};

export const isTotpOn = async (db: Database | Tx, memberId: number): Promise<boolean> => {
  const [row] = await db
    .select()
    .from(totp)
    .where(and(eq(totp.memberId, memberId), isNotNull(totp.confirmedAt)));
  return row !== undefined;
};

export const recoveryCodesLeft = async (db: Database, memberId: number): Promise<number> => {
  const [row] = await db
    .select({ many: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.memberId, memberId));
  return row?.many ?? 0;
};

interface Waiting {
  readonly memberId: number;
  /** The device on which the password was entered; the code must be entered on the same one. */
  readonly udid: string;
}

/** Returns the id with which the login continues. */
export const waitForCode = async (db: Database, waiting: Waiting, now: number): Promise<string> => {
  const id = `ml_${randomBytes(24).toString("base64url")}`;
  await db.delete(waitingCode).where(lt(waitingCode.endsAt, now));
  await db.insert(waitingCode).values({ ...waiting, hash: hashOf(id), endsAt: now + validFor });
  return id;
};

const isWaiting = (id: string, udid: string, now: number) =>
  and(eq(waitingCode.hash, hashOf(id)), eq(waitingCode.udid, udid), gt(waitingCode.endsAt, now));

export const findWaitingCode = async (
  db: Database,
  id: string,
  udid: string,
  now: number,
): Promise<number | undefined> => {
  const [row] = await db
    .select()
    .from(waitingCode)
    .where(isWaiting(id, udid, now));
  return row?.memberId;
};

/** True for only one correct code, even if several arrive at once. */
export const spendWaitingCode = async (
  tx: Tx,
  id: string,
  udid: string,
  now: number,
): Promise<boolean> => {
  const spent = await tx
    .delete(waitingCode)
    .where(isWaiting(id, udid, now))
    .returning();
  return spent.length > 0;
};
