import { createHash, randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type * as v from "valibot";
import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import { answeredCall } from "../ground/db/schema.ts";
import { failure, type Answer } from "./answer.ts";
import {
  holdsToken,
  type BodySchema,
  type Call,
  type MemberAsk,
  type MoneyAsk,
  type Tag,
} from "./call.ts";

/** The result of the step before the transaction: nothing, a response that ends the call, or a cleanup for its end. */
export type Prepared = Answer | (() => void) | undefined;

/** What storing responses needs in addition to the call's own services. */
export interface Storing {
  readonly clock: Clock;
  readonly db: Database;
}

interface MoneyCall<Body extends BodySchema, Needs> {
  readonly path: `/api/${string}`;
  readonly operationId: string;
  readonly tag: Tag;
  readonly capability?: NonNullable<Call["capability"]>;
  readonly keepsToken?: boolean;
  readonly body: Body;
  readonly data: v.GenericSchema;
  /** For waiting, which belongs outside of any transaction; not called for a repeat whose response is stored. */
  readonly prepare?: (
    ask: MemberAsk<Needs> & Pick<MoneyAsk, "key">,
    body: v.InferOutput<Body>,
  ) => Promise<Prepared>;
  readonly run: (ask: MoneyAsk<Needs>, body: v.InferOutput<Body>) => Promise<Answer>;
  /** Called when a repeat got the stored response, as its events may be due again. */
  readonly repeated?: (ask: MemberAsk<Needs>, key: string) => void;
}

/** How long responses are kept, in ms (W-14). */
export const answerLifetime = 24 * 60 * 60_000;

/** Sorts the keys, so that equal bodies are equal in any order of keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
};

export const bodyHash = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(body)))
    .digest("hex");

/** Calls in progress, so that a repeat waits for the first one even while that waits for a provider. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Calls with the same name are queued: each waits for the previous one, whether it succeeded or not. */
export const inTurn = async <Result>(
  services: object,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const running = underWay.get(services) ?? new Map<string, Promise<unknown>>();
  underWay.set(services, running);
  const turn = (running.get(name) ?? Promise.resolve()).catch(() => {}).then(work);
  running.set(name, turn);
  try {
    return await turn;
  } finally {
    if (running.get(name) === turn) running.delete(name);
  }
};

interface Claim {
  readonly memberId: number;
  readonly call: string;
  readonly key: string;
  readonly bodyHash: string;
}

const isClaim = ({ memberId, call, key }: Claim) =>
  and(eq(answeredCall.memberId, memberId), eq(answeredCall.call, call), eq(answeredCall.key, key));

type Stored = typeof answeredCall.$inferSelect;

const storedAnswer = (row: Stored, claim: Claim, ask: MemberAsk): Answer =>
  row.bodyHash === claim.bodyHash
    ? { status: 200, code: row.code, message: row.message, data: row.data }
    : failure(409, ask.lang);

/** Rolls back the transaction of a call that was refused before it did anything worth storing. */
class NotStored extends Error {
  override readonly name = "NotKept";
  readonly answer: Answer;
  constructor(answer: Answer) {
    super("The answer is not kept.");
    this.answer = answer;
  }
}

const findStored = async (ask: MemberAsk<Storing>, claim: Claim): Promise<Answer | undefined> => {
  const { db, clock } = ask.services;
  await db
    .delete(answeredCall)
    .where(and(isClaim(claim), lt(answeredCall.at, clock() - answerLifetime)));
  const [row] = await db.select().from(answeredCall).where(isClaim(claim));
  return row && storedAnswer(row, claim, ask);
};

/** Nothing was done, but the response is stored: a call refused once must not be executed under the same key later. */
const keepUndone = async (
  ask: MemberAsk<Storing>,
  claim: Claim,
  answer: Answer,
): Promise<Answer> => {
  if (answer.status !== 200) return answer;
  const { db, clock } = ask.services;
  const { code, message, data } = answer;
  await db
    .insert(answeredCall)
    .values({ ...claim, code, message, data, at: clock() })
    .onConflictDoNothing();
  return (await findStored(ask, claim)) ?? answer;
};

/**
 * A member's call that moves money. Its effects and the response stored under the Idempotency-Key are committed
 * together: after a crash every answered call is still done, and a repeated one takes effect only once.
 */
export const moneyCall = <Body extends BodySchema, Needs>({
  run,
  prepare,
  repeated,
  ...own
}: MoneyCall<Body, Needs>): Call<Needs & Storing> => {
  const carryOutOnce = async (
    ask: MemberAsk<Needs & Storing>,
    body: v.InferOutput<Body>,
    claim: Claim,
  ) => {
    const stored = await findStored(ask, claim);
    if (stored) {
      if (stored.status === 200) repeated?.(ask, claim.key);
      return stored;
    }
    const prepared = await prepare?.({ ...ask, key: claim.key }, body);
    if (prepared !== undefined && typeof prepared !== "function")
      return keepUndone(ask, claim, prepared);

    let tasks: (() => void)[] = [];
    const { db, clock } = ask.services;
    try {
      const answer = await db.transaction(async (tx) => {
        // Reset for each attempt, because the database may have rolled back the previous one.
        tasks = [];
        const [claimed] = await tx
          .insert(answeredCall)
          .values({ ...claim, code: "", message: "", at: clock() })
          .onConflictDoNothing()
          .returning();
        if (!claimed) {
          // Another process was first; its transaction has ended, otherwise the insert would still be waiting.
          const [row] = await tx.select().from(answeredCall).where(isClaim(claim));
          return row ? storedAnswer(row, claim, ask) : failure(409, ask.lang);
        }
        const afterwards = (task: () => void) => void tasks.push(task);
        const made = await run({ ...ask, tx, key: claim.key, afterwards }, body);
        if (made.status !== 200) throw new NotStored(made);
        const { code, message, data } = made;
        await tx.update(answeredCall).set({ code, message, data }).where(isClaim(claim));
        return made;
      });
      for (const task of tasks) task();
      return answer;
    } catch (error) {
      if (error instanceof NotStored) return error.answer;
      throw error;
    } finally {
      prepared?.();
    }
  };

  return {
    ...own,
    method: "post",
    token: "needed",
    takesKey: true,
    carryOut: async (ask, body, givenKey) => {
      if (!holdsToken(ask)) return failure(401, ask.lang);
      const key = givenKey ?? randomUUID();
      const memberId = ask.holder.member.id;
      const claim = { memberId, call: own.path, key, bodyHash: bodyHash(body) };

      return inTurn(ask.services, `${memberId} ${own.path} ${key}`, () =>
        // The pipeline has already validated `body` with this call's schema.
        carryOutOnce(ask, body as v.InferOutput<Body>, claim),
      );
    },
  };
};
