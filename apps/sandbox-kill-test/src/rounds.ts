import { isDeepStrictEqual } from "node:util";
import type { LedgerReport } from "@naluma/sandbox/ledger/audit";
import { minorUnits } from "@naluma/sandbox/money";
import * as v from "valibot";
import type { Heard, Client } from "./client.ts";

/*
 * The provider's side, called as its page would: everything this test knows about it.
 */

/** Stakes in dollars that every game accepts. */
export const stakes = ["0.20", "0.40", "1.00"] as const;

const session = v.object({ session: v.string() });
const amount = v.pipe(
  v.string(),
  v.transform((text) => (/^0+\.?0*$/.test(text) ? 0n : minorUnits(text))),
  v.bigint(),
);
const roundAnswer = v.looseObject({
  id: v.string(),
  stake: amount,
  staked: amount,
  win: amount,
  choice: v.string(),
  nonce: v.number(),
  clientSeed: v.string(),
  commitment: v.string(),
  moves: v.array(v.string()),
  next: v.array(v.string()),
  isOver: v.boolean(),
});
const answer = v.object({ round: v.optional(roundAnswer), error: v.optional(v.string()) });

export type RoundAnswer = v.InferOutput<typeof roundAnswer>;

export interface BeginRound {
  readonly session: string;
  readonly id: string;
  readonly stake: (typeof stakes)[number];
  readonly choice: string;
}

export interface MakeMove {
  readonly session: string;
  readonly id: string;
  /** The number of moves before it. */
  readonly step: number;
  readonly move: string;
}

const bearer = (name: string) => ({ authorization: `Bearer ${name}` });

/** Opens a game with its ticket, as its page does at first and again after a reload. */
export const openGame = async (client: Client, games: string, ticket: string): Promise<string> => {
  const heard = await client.post(`${games}/api/session`, { ticket, key: `page-of-${ticket}` });
  return v.parse(session, heard.body).session;
};

export const beginRound = (client: Client, games: string, asked: BeginRound): Promise<Heard> => {
  const { id: roundId, stake, choice } = asked;
  return client.post(`${games}/api/rounds`, { roundId, stake, choice }, bearer(asked.session));
};

export const makeMove = (client: Client, games: string, asked: MakeMove): Promise<Heard> => {
  const { id: roundId, step, move } = asked;
  return client.post(`${games}/api/moves`, { roundId, step, move }, bearer(asked.session));
};

export const roundIn = ({ body }: Heard): RoundAnswer | undefined => v.parse(answer, body).round;

export const refusalOf = ({ body }: Heard): string | undefined => v.parse(answer, body).error;

/** The net gain of a round so far, in minor units: its win minus its stake. */
export const gainOf = ({ win, staked }: RoundAnswer): bigint => win - staked;

const fixed = ({ id, stake, choice, nonce, clientSeed, commitment }: RoundAnswer) => [
  id,
  stake,
  choice,
  nonce,
  clientSeed,
  commitment,
];

/** Whether a repeat has the same response; for a round that was open at the time, its progress is ignored. */
export const isSameRound = (
  before: RoundAnswer | undefined,
  now: RoundAnswer | undefined,
): boolean => {
  if (!before || !now || before.isOver) return isDeepStrictEqual(before, now);
  return (
    isDeepStrictEqual(fixed(before), fixed(now)) &&
    isDeepStrictEqual(now.moves.slice(0, before.moves.length), before.moves)
  );
};

/** A round's net gain so far according to the ledger; undefined if the ledger has no entry. */
export const gainInReport = (
  { accounts, transactions }: LedgerReport,
  memberId: number,
  id: string,
): bigint | undefined => {
  const entries = transactions
    .filter(({ key }) => key.startsWith(`round:${memberId}:${id}:`))
    .flatMap((one) => one.entries);
  const mine = new Set(
    accounts.filter(({ owner }) => owner === `member:${memberId}`).map((one) => one.id),
  );
  return entries.length === 0
    ? undefined
    : entries
        .filter(({ account_id }) => mine.has(account_id))
        .reduce((sum, entry) => sum + entry.amount, 0n);
};
