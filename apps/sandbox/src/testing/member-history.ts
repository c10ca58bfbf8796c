import { beforeAll } from "vitest";
import { siteInstant } from "../ground/clock.ts";
import {
  account,
  entry,
  launch,
  member,
  session as sessions,
  transaction,
} from "../ground/db/schema.ts";
import { mainAccount, providerWallet } from "../ledger/accounts.ts";
import { createLedger } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { gameRound, gameSeed } from "../rounds/schema.ts";
import { fileDatabase } from "./file-database.ts";

/** Amounts are in minor units, times in the site's zone: `2026-11-20 23:59:59`. */
export interface HistoryRound {
  readonly of: number;
  readonly at: string;
  /** Defaults to the start; null while the round is open. */
  readonly ended?: string | null;
  readonly stake: bigint;
  readonly added?: bigint;
  readonly win?: bigint;
  readonly currency?: string;
  readonly visit?: number;
}

export interface HistoryVisit {
  readonly of: number;
  /** Undefined: the game was started but never opened. */
  readonly opened?: string;
  readonly left?: string;
  /** When the session that started it ended. */
  readonly loggedOut?: string;
  readonly currency?: string;
}

export interface HistoryBooking {
  readonly of: number;
  readonly at: string;
  readonly kind: string;
  /** Negative for money that leaves the wallet. */
  readonly amount: bigint;
  readonly currency?: string;
  /** Books into the wallet with this provider instead of the main one. */
  readonly gpId?: string;
}

/**
 * Creates members and their past activity directly, without the calls that would produce it, for rules and
 * reports that look back.
 */
export const memberHistory = () => {
  const database = fileDatabase();
  let now = 0;
  let written = 0;
  const clock = () => now;
  const ledger = createLedger(clock);

  beforeAll(async () => {
    const { db } = database;
    await db.transaction(async (tx) => {
      for (const currency of ["USD", "VND"]) await ledger.mint(tx, currency, 1_000_000_000_000n);
      await tx.insert(gameSeed).values({
        memberId: 0,
        gpId: "GPHL",
        serverSeed: "",
        commitment: "",
        createdAt: 0,
      });
    });
  });

  return {
    clock,
    ledger,
    get db() {
      return database.db;
    },
    /** The clock is frozen until it is set to another time in the site's zone. */
    set now(time: string) {
      now = siteInstant(time);
    },

    /** An active member of the first site in dollars, except for the given values. */
    member: async (id: number, said: Partial<Member> = {}): Promise<Member> => {
      const [made] = await database.db
        .insert(member)
        .values({
          id,
          siteId: 1,
          account: `member${id}`,
          passwordHash: "",
          currency: "USD",
          state: "active",
          facts: {},
          createdAt: 0,
          ...said,
        })
        .returning();
      if (!made) throw new Error(`Member ${id} was not made.`);
      return made;
    },

    /** A visit to a game; returns the launch for its rounds. */
    visit: async ({ of, opened, left, loggedOut, currency = "USD" }: HistoryVisit) => {
      written += 1;
      const name = `visit-${written}`;
      const at = (time: string | undefined) => (time === undefined ? null : siteInstant(time));
      const session = { id: name, memberId: of, createdAt: 0, endsAt: at(loggedOut) };
      await database.db.insert(sessions).values(session);
      const [made] = await database.db
        .insert(launch)
        .values({
          memberId: of,
          launchId: name,
          gpId: "GPHL",
          gameId: 1,
          gameType: 2,
          gameCode: "G1",
          currency,
          device: 1,
          lobbyUrl: "",
          locale: "en_US",
          ticket: name,
          url: "",
          state: left === undefined ? "open" : "left",
          sessionId: name,
          startedAt: at(opened) ?? 0,
          openedAt: at(opened),
          leftAt: at(left),
        })
        .returning();
      return made?.id ?? 0;
    },

    round: async ({
      of,
      at,
      ended = at,
      stake,
      added = 0n,
      win = 0n,
      currency = "USD",
      visit = 0,
    }: HistoryRound) => {
      written += 1;
      await database.db.insert(gameRound).values({
        memberId: of,
        roundId: `round-${written}`,
        launch: visit,
        gpId: "GPHL",
        gameCode: "G1",
        currency,
        seedId: 1,
        nonce: written,
        clientSeed: "",
        shown: [],
        stake,
        added,
        win,
        balance: 0n,
        at: siteInstant(at),
        endedAt: ended === null ? null : siteInstant(ended),
      });
    },

    /** Books the member's side of a transaction. */
    book: async ({ of, at, kind, amount, currency = "USD", gpId }: HistoryBooking) => {
      written += 1;
      const name =
        gpId === undefined ? mainAccount(of, currency) : providerWallet(of, gpId, currency);
      const [owned] = await database.db
        .insert(account)
        .values({ ...name, balance: 0n, opening: 0n })
        .onConflictDoUpdate({
          target: [account.owner, account.kind, account.gpId, account.currency],
          set: { opening: 0n },
        })
        .returning();
      const [made] = await database.db
        .insert(transaction)
        .values({ key: `history:${written}`, kind, at: siteInstant(at) })
        .returning();
      if (!owned || !made) throw new Error(`${kind} of ${amount} was not booked.`);
      await database.db
        .insert(entry)
        .values({ transactionId: made.id, accountId: owned.id, amount });
    },
  };
};
