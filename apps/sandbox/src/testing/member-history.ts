import { beforeAll } from "vitest";
import { siteInstant } from "../clock.ts";
import { member } from "../db/schema.ts";
import { houseAccount, mainAccount, providerWallet } from "../ledger/accounts.ts";
import { createLedger } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { gameRound, gameSeed } from "../providers/schema.ts";
import { fileDatabase } from "./file-database.ts";

/** Amounts are minor units, times those of the site: `2026-11-20 23:59:59`. */
export interface HistoryRound {
  readonly of: number;
  readonly at: string;
  readonly stake: bigint;
  readonly added?: bigint;
  readonly win?: bigint;
  readonly currency?: string;
}

export interface HistoryBooking {
  readonly of: number;
  readonly at: string;
  readonly kind: string;
  /** Below zero it leaves for the house. */
  readonly amount: bigint;
  readonly currency?: string;
  /** Into the wallet with this provider, not into the main one. */
  readonly gpId?: string;
}

/** Members and what they did, written down without the calls that would do it: what rules and reports look back at. */
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
    /** The clock stands until it is put to another time of the site's. */
    set now(time: string) {
      now = siteInstant(time);
    },

    /** An active member of the first site with dollars, but for what is said. */
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

    /** A round that is over. */
    round: async ({ of, at, stake, added = 0n, win = 0n, currency = "USD" }: HistoryRound) => {
      written += 1;
      const time = siteInstant(at);
      await database.db.insert(gameRound).values({
        memberId: of,
        roundId: `round-${written}`,
        launch: 0,
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
        at: time,
        endedAt: time,
      });
    },

    book: async ({ of, at, kind, amount, currency = "USD", gpId }: HistoryBooking) => {
      written += 1;
      const wallet =
        gpId === undefined ? mainAccount(of, currency) : providerWallet(of, gpId, currency);
      const entries = [
        { account: wallet, amount },
        { account: houseAccount(currency), amount: -amount },
      ];
      const before = now;
      now = siteInstant(at);
      const transfer = { key: `history:${written}`, kind, entries };
      const outcome = await database.db.transaction((tx) => ledger.transfer(tx, transfer));
      now = before;
      if (outcome !== "done") throw new Error(`${kind} of ${amount} was ${outcome}.`);
    },
  };
};
