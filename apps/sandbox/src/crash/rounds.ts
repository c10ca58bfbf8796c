import * as v from "valibot";
import type { Books } from "../ledger/books.ts";
import { minorUnits } from "../ledger/money.ts";
import type { Heard, Line } from "./line.ts";

/*
 * The provider's side, as its page plays: all that this test knows of it.
 */

/** Where the page sends a round, on the provider's origin. */
export const roundPath = "/api/rounds";

/** Stakes that every currency's slots take in dollars. */
export const stakes = ["0.20", "0.40", "1.00"] as const;

const session = v.object({ session: v.string() });
const amount = v.pipe(
  v.string(),
  v.transform((text) => (/^0+\.?0*$/.test(text) ? 0n : minorUnits(text))),
  v.bigint(),
);
const round = v.object({
  round: v.optional(v.looseObject({ id: v.string(), win: amount })),
  balance: v.optional(amount),
  error: v.optional(v.string()),
});

export interface Round {
  readonly session: string;
  readonly id: string;
  readonly stake: (typeof stakes)[number];
}

const bearer = (name: string) => ({ authorization: `Bearer ${name}` });

/** Opens a game with its ticket, as its page does first. */
export const openGame = async (line: Line, games: string, ticket: string): Promise<string> => {
  const heard = await line.post(`${games}/api/session`, { ticket });
  return v.parse(session, heard.body).session;
};

export const playRound = (line: Line, games: string, one: Round): Promise<Heard> =>
  line.post(`${games}${roundPath}`, { roundId: one.id, stake: one.stake }, bearer(one.session));

/** What a round brought, in minor units; its stake counts against it. Undefined when there was none. */
export const gainOf = (heard: Heard, { stake }: Round): bigint | undefined => {
  const read = v.parse(round, heard.body);
  return read.round && read.round.win - (minorUnits(stake) ?? 0n);
};

export const refusalOf = (heard: Heard): string | undefined => v.parse(round, heard.body).error;

/** What a repeat must tell again; the balance beside it is that of the moment. */
export const toldOfRound = ({ body }: Heard): unknown =>
  v.parse(v.object({ round: v.unknown() }), body).round;

/** What the ledger says that a round brought; undefined when it says nothing of it. */
export const gainInBooks = (
  { accounts, transactions }: Books,
  memberId: number,
  { id }: Round,
): bigint | undefined => {
  const name = `round:${memberId}:${id}`;
  const entries = transactions
    .filter(({ key }) => key === name || key.startsWith(`${name}:`))
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
