import { createHash } from "node:crypto";
import type { EngineName } from "@naluma/game-engines/engine";
import { commitmentTo } from "@naluma/game-engines/provably-fair";
import { beforeAll, beforeEach, expect } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { launch, member } from "../ground/db/schema.ts";
import { houseAccount, providerWallet } from "../ledger/accounts.ts";
import { createLedger } from "../ledger/ledger.ts";
import { lockMember, markLeft } from "../play/launches.ts";
import { createProviderStatuses } from "../rounds/provider-status.ts";
import { gameSeed } from "../rounds/schema.ts";
import { fileDatabase } from "../testing/file-database.ts";
import { createOrderedAnswers } from "../wire/ordered-answers.ts";
import { createDemos } from "./demos.ts";
import { createProviderApp } from "./provider-app.ts";

/** A round as the page receives it; `shown` is a slot's unless the game is another one. */
interface RoundAnswer {
  id: string;
  engine: string;
  stake: string;
  staked: string;
  win: string;
  choice: string;
  moves: string[];
  isOver: boolean;
  next: string[];
  elapsed: number;
  shown: number[];
  nonce: number;
  clientSeed: string;
  commitment: string;
  serverSeed: string | null;
}

export const lobby = "http://localhost:4000";
export const now = Date.UTC(2026, 10, 20, 12);

/** The seed for all cards, reels and flights in these tests: always the same, unless the environment sets one. */
const testSeed = process.env["NALUMA_SEED"] ?? "20261123";

/** The games with a database of their own, and a new member for every test. */
export function runProviderServer() {
  let later = 0;
  const clock = () => now + later;
  const orderedAnswers = createOrderedAnswers();
  const catalogue = makeCatalogue({ games: 300 });
  const ledger = createLedger(clock);
  const providerStatus = createProviderStatuses(clock);

  /** Seeded with the name of the test, so that a test plays the same rounds alone as among the others. */
  let testName = "";
  let seeds = 0;
  const newSeed = () => {
    seeds += 1;
    return createHash("sha256").update(`${testSeed} ${testName} ${seeds}`).digest("hex");
  };
  const demos = createDemos(clock, newSeed);

  let games: ReturnType<typeof createProviderApp>;
  let memberId = 0;
  let launches = 0;
  let moves: number[] = [];
  let shown: number[] = [];

  const opened = fileDatabase();

  beforeAll(async () => {
    games = createProviderApp({
      db: opened.db,
      ledger,
      clock,
      catalogue,
      demos,
      providerStatus,
      publicOrigin: lobby,
      orderedAnswers,
      outage: () => false,
      moneyMoved: (owner) => moves.push(owner.memberId),
      roundShown: (owner) => shown.push(owner.memberId),
    });
    await opened.db.transaction((tx) => ledger.mint(tx, "USD", 1_000_000_000n));
  });

  /** From now on every call is made for another member. */
  async function newMember() {
    memberId += 1;
    moves = [];
    shown = [];
    await opened.db.insert(member).values({
      id: memberId,
      siteId: 1,
      account: `player${memberId}`,
      passwordHash: "",
      currency: "USD",
      state: "active",
      facts: {},
      createdAt: now,
    });
    const serverSeed = newSeed();
    const commitment = await commitmentTo(serverSeed);
    await opened.db
      .insert(gameSeed)
      .values({ memberId, gpId: "GPHL", serverSeed, commitment, createdAt: now });
  }

  beforeEach(async ({ task, onTestFailed }) => {
    testName = task.name;
    seeds = 0;
    onTestFailed(() => console.error(`The rounds were those of NALUMA_SEED=${testSeed}`));
    await newMember();
    await providerStatus.set(opened.db, "GPHL", { state: "open" });
  });

  async function started(
    balance: bigint,
    { locale = "en_US", lobbyUrl = `${lobby}/close`, code = "G1001", gpId = "GPHL" } = {},
  ) {
    launches += 1;
    const ticket = `ticket-of-launch-${launches}`;
    if (balance > 0n) {
      await opened.db.transaction((tx) =>
        ledger.transfer(tx, {
          key: `in ${launches}`,
          kind: "to-provider",
          entries: [
            { account: houseAccount("USD"), amount: -balance },
            { account: providerWallet(memberId, gpId, "USD"), amount: balance },
          ],
        }),
      );
    }
    await opened.db.insert(launch).values({
      memberId,
      launchId: ticket,
      gpId,
      gameId: 110_001,
      gameType: 2,
      gameCode: code,
      currency: "USD",
      device: 1,
      lobbyUrl,
      locale,
      ticket,
      url: `http://127.0.0.1/play?ticket=${ticket}`,
      state: "pending",
      startedAt: now,
    });
    return ticket;
  }

  function codeOf(engine: EngineName): string {
    const game = catalogue.games.find((one) => one.engine === engine);
    if (!game) throw new Error(`The catalogue has no ${engine}`);
    return game.game_code;
  }

  const post = (path: string, body: unknown, session?: string) =>
    games.request(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  /** A request with a chunked body of this many bytes. */
  function stream(path: string, body: ReadableStream, bytes: number, session: string) {
    const headers = {
      "content-type": "application/json",
      "content-length": String(bytes),
      authorization: `Bearer ${session}`,
    };
    // Node requires `duplex`, which the DOM's types do not know.
    const init = { method: "POST", headers, body, duplex: "half" };
    return games.request(path, init);
  }

  const get = (path: string, session?: string) =>
    games.request(
      path,
      session === undefined ? {} : { headers: { authorization: `Bearer ${session}` } },
    );

  /** Opens a ticket as a page does, or as the same page after a reload. */
  async function opening(ticket: string) {
    const answer = await post("/api/session", { ticket, key: `page-of-${ticket}` });
    expect(answer.status).toBe(200);
    return (await answer.json()) as {
      session: string;
      balance: string;
      stakes: string[];
      stake: string;
      last: RoundAnswer | null;
      seed: { commitment: string; nextNonce: number };
      error?: string;
    };
  }

  async function answerTo(path: string, body: object, session: string) {
    const answer = await post(path, body, session);
    return (await answer.json()) as { round?: RoundAnswer; balance?: string; error?: string };
  }

  const spinning = (session: string, roundId: string, stake = "1.00", more: object = {}) =>
    answerTo("/api/rounds", { roundId, stake, ...more }, session);

  const moving = (session: string, roundId: string, step: number, move: string) =>
    answerTo("/api/moves", { roundId, step, move }, session);

  /** Plays rounds until one stays open after its start. */
  async function openRound(
    session: string,
    stake = "1.00",
    more: object = {},
  ): Promise<RoundAnswer> {
    for (let tries = 0; tries < 50; tries += 1) {
      const { round } = await spinning(session, `to-open-${tries}-${launches}`, stake, more);
      if (round && !round.isOver) return round;
    }
    throw new Error("No round stayed open");
  }

  const walletOf = () => ledger.balance(opened.db, providerWallet(memberId, "GPHL", "USD"));

  const leave = () =>
    opened.db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      await markLeft(tx, memberId, now);
    });

  return {
    catalogue,
    clock,
    demos,
    ledger,
    providerStatus,
    newMember,
    started,
    opening,
    spinning,
    moving,
    openRound,
    codeOf,
    walletOf,
    leave,
    post,
    stream,
    get,
    get db() {
      return opened.db;
    },
    get memberId() {
      return memberId;
    },
    /** The members whose balance events were sent in this test, in order. */
    get shown(): readonly number[] {
      return shown;
    },
    get moves(): readonly number[] {
      return moves;
    },
    /** The clock is frozen; this advances it by the given ms. */
    set later(ms: number) {
      later = ms;
    },
  };
}
