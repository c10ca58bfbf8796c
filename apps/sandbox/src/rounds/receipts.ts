import { and, count, desc, eq, gte, inArray, lt, ne, sql, sum } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { account, entry, launch, transaction } from "../ground/db/schema.ts";
import { memberOwner } from "../ledger/accounts.ts";
import type { Launch } from "../play/launches.ts";
import { gameRound } from "./schema.ts";

/** The result of one game session, in minor units. */
export interface SessionReceipt {
  readonly launch: Launch;
  readonly moneyIn: bigint;
  /** Undefined while the game is running, and while its provider keeps the money. */
  readonly moneyOut: bigint | undefined;
  readonly rounds: number;
  readonly staked: bigint;
  /** The part of it that is staked in open rounds. */
  readonly openStake: bigint;
  readonly won: bigint;
}

/** The number of sessions listed, newest first. */
const maxReceipts = 50;

const inKey = ({ memberId, launchId }: Launch) => `play:${memberId}:${launchId}`;

/** The keys with which a session can end: by a leave, or by the next start. */
const outKeys = ({ memberId, launchId }: Launch) => [
  `leave:${memberId}:${launchId}`,
  `replace:${memberId}:${launchId}`,
];

/** The member's sessions, newest first; some may be starts whose game was never opened. */
export async function receiptsOf(
  db: Database,
  memberId: number,
): Promise<readonly SessionReceipt[]> {
  const launches = await db
    .select()
    .from(launch)
    .where(eq(launch.memberId, memberId))
    .orderBy(desc(launch.id))
    .limit(maxReceipts);
  if (launches.length === 0) return [];

  const [moved, rounds] = await Promise.all([
    transfersOf(db, launches),
    roundsOf(db, memberId, launches),
  ]);
  return Promise.all(
    launches.map(async (one): Promise<SessionReceipt> => {
      const played = rounds.get(one.id);
      return {
        launch: one,
        moneyIn: moved.get(inKey(one)) ?? 0n,
        moneyOut: await moneyOut(db, one, { moved, next: nextThere(launches, one) }),
        rounds: played?.rounds ?? 0,
        staked: BigInt(played?.stake ?? 0) + BigInt(played?.added ?? 0),
        openStake: BigInt(played?.open ?? 0),
        won: BigInt(played?.won ?? 0),
      };
    }),
  );
}

/** The next start with the same wallet; launches are sorted newest first. */
const nextThere = (launches: readonly Launch[], { id, gpId, currency }: Launch) =>
  launches.findLast((one) => one.id > id && one.gpId === gpId && one.currency === currency);

/** The amount that each transfer moved into or out of the provider's wallet, without a sign. */
async function transfersOf(db: Database, launches: readonly Launch[]) {
  const keys = launches.flatMap((one) => [inKey(one), ...outKeys(one)]);
  const rows = await db
    .select({ key: transaction.key, amount: entry.amount })
    .from(transaction)
    .innerJoin(entry, eq(entry.transactionId, transaction.id))
    .innerJoin(account, eq(account.id, entry.accountId))
    .where(and(inArray(transaction.key, keys), eq(account.kind, "provider-wallet")));
  return new Map(rows.map(({ key, amount }) => [key, amount < 0n ? -amount : amount]));
}

async function roundsOf(db: Database, memberId: number, launches: readonly Launch[]) {
  const rows = await db
    .select({
      launch: gameRound.launch,
      rounds: count(),
      stake: sum(gameRound.stake),
      added: sum(gameRound.added),
      open: sql<
        string | null
      >`sum(${gameRound.stake} + ${gameRound.added}) filter (where ${gameRound.endedAt} is null)`,
      won: sum(gameRound.win),
    })
    .from(gameRound)
    .where(
      and(
        eq(gameRound.memberId, memberId),
        inArray(
          gameRound.launch,
          launches.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(gameRound.launch);
  return new Map(rows.map((row) => [row.launch, row]));
}

async function moneyOut(
  db: Database,
  one: Launch,
  {
    moved,
    next,
  }: { readonly moved: ReadonlyMap<string, bigint>; readonly next: Launch | undefined },
): Promise<bigint | undefined> {
  if (one.leftAt === null) return undefined;
  const atOnce = outKeys(one).find((key) => moved.has(key));
  return atOnce === undefined ? moneyOutLater(db, one, one.leftAt, next) : moved.get(atOnce);
}

/** The leave moved no money: there was none, or the provider kept it and the member fetched it later. */
async function moneyOutLater(
  db: Database,
  { memberId, gpId, currency }: Launch,
  leftAt: number,
  next: Launch | undefined,
): Promise<bigint | undefined> {
  const wallet = and(
    eq(account.owner, memberOwner(memberId)),
    eq(account.kind, "provider-wallet"),
    eq(account.gpId, gpId),
    eq(account.currency, currency),
  );
  const [later] = await db
    .select({ amount: entry.amount, at: transaction.at })
    .from(entry)
    .innerJoin(account, eq(account.id, entry.accountId))
    .innerJoin(transaction, eq(transaction.id, entry.transactionId))
    .where(and(wallet, eq(transaction.kind, "from-provider"), gte(transaction.at, leftAt)))
    .orderBy(transaction.id)
    .limit(1);
  if (later && next && later.at >= next.startedAt) {
    // Returned by a later session; it belongs to this one only if the wallet still held something then.
    const [held] = await db
      .select({ amount: sum(entry.amount) })
      .from(entry)
      .innerJoin(account, eq(account.id, entry.accountId))
      .innerJoin(transaction, eq(transaction.id, entry.transactionId))
      .where(and(wallet, lt(transaction.at, next.startedAt), ne(transaction.key, inKey(next))));
    if (BigInt(held?.amount ?? 0) === 0n) return 0n;
  }
  if (later) return -later.amount;
  const [held] = await db.select({ balance: account.balance }).from(account).where(wallet);
  return held && held.balance > 0n ? undefined : 0n;
}
