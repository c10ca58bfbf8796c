import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { knownDevice } from "../devices/schema.ts";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { waitingLogin } from "../members/schema.ts";
import type { Member } from "../members/sessions.ts";
import { columns, drawQuestions, type Column } from "./questions.ts";

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

const validFor = 10 * 60_000;

const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");

export interface AskedQuestion {
  readonly member_login_id: string;
  readonly question: Column;
  /** Includes the current question. */
  readonly available_questions_count: number;
}

/** Whether a login from this device has to be verified: the member turned that on, and the device is new. */
export const isUnfamiliar = async (
  db: Database,
  member: Member,
  udid: string,
): Promise<boolean> => {
  if (!member.facts.securityQuestions) return false;
  const [known] = await db
    .select()
    .from(knownDevice)
    .where(and(eq(knownDevice.memberId, member.id), eq(knownDevice.udid, udid)));
  return known === undefined;
};

/** Any completed login makes its device a known one, if it has an id. True if it was new. */
export const rememberDevice = async (
  tx: Tx,
  { memberId, udid, at }: { memberId: number; udid: string; at: number },
): Promise<boolean> => {
  if (udid === "") return false;
  const added = await tx
    .insert(knownDevice)
    .values({ memberId, udid, at })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
};

const asked = (id: string, questions: readonly string[]): AskedQuestion | undefined => {
  const question = columns.find((column) => column === questions[0]);
  return (
    question && {
      member_login_id: id,
      question,
      available_questions_count: questions.length,
    }
  );
};

/** The first question of a login; undefined for a member whose profile has no answers. */
export const beginWaiting = async (
  { db, clock }: Needs,
  member: Member,
  udid: string,
): Promise<AskedQuestion | undefined> => {
  const questions = drawQuestions(member.facts);
  if (questions.length === 0) return undefined;
  const id = `ml_${randomBytes(24).toString("base64url")}`;
  await db.delete(waitingLogin).where(lt(waitingLogin.endsAt, clock()));
  await db.insert(waitingLogin).values({
    hash: hashOf(id),
    memberId: member.id,
    udid,
    questions,
    endsAt: clock() + validFor,
  });
  return asked(id, questions);
};

const isWaiting = (id: string, now: number) =>
  and(eq(waitingLogin.hash, hashOf(id)), gt(waitingLogin.endsAt, now));

/** Skips the question, as long as there is another one. */
export const nextQuestion = async (
  { db, clock }: Needs,
  id: string,
): Promise<AskedQuestion | undefined> => {
  const [row] = await db
    .update(waitingLogin)
    .set({ questions: sql`${waitingLogin.questions}[2:]` })
    .where(and(isWaiting(id, clock()), sql`cardinality(${waitingLogin.questions}) > 1`))
    .returning();
  return row && asked(id, row.questions);
};

export interface WaitingLogin {
  readonly memberId: number;
  readonly question: Column;
}

/** Only the device whose login was refused may answer. */
export const findWaiting = async (
  { db, clock }: Needs,
  id: string,
  udid: string,
): Promise<WaitingLogin | undefined> => {
  const [row] = await db
    .select()
    .from(waitingLogin)
    .where(and(isWaiting(id, clock()), eq(waitingLogin.udid, udid)));
  const question = row && asked(id, row.questions)?.question;
  return row && question && { memberId: row.memberId, question };
};

/** True for only one correct answer, even if several arrive at once. */
export const spendLogin = async (tx: Tx, id: string, now: number): Promise<boolean> => {
  const used = await tx.delete(waitingLogin).where(isWaiting(id, now)).returning();
  return used.length > 0;
};
