import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { makeCatalogue } from "../catalogue/catalogue.ts";
import { openDatabase } from "../db/open.ts";
import type { OpenDatabase } from "../db/open.ts";
import { account, entry, launch, member } from "../db/schema.ts";
import { houseAccount, mainAccount, providerBank, providerWallet } from "../ledger/accounts.ts";
import { createLedger } from "../ledger/ledger.ts";
import { minorUnits } from "../ledger/money.ts";
import { createProviderStates } from "../operator/provider-states.ts";
import { lockMember, markLeft } from "../play/launches.ts";
import { topUp } from "../play/top-up.ts";
import { createProviderApp, lobbyOf } from "./provider-app.ts";
import { gameRound } from "./schema.ts";
import { isFair } from "./slot/fairness.ts";
import { resultOf } from "./slot/pays.ts";

// The embedded database takes its time for 50 rounds at once on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const lobby = "http://localhost:4000";
const now = Date.UTC(2026, 10, 20, 12);
let later = 0;
const clock = () => now + later;
const catalogue = makeCatalogue({ games: 300 });
const ledger = createLedger(clock);
const providerStates = createProviderStates(clock);

let folder: string;
let opened: OpenDatabase;
let games: ReturnType<typeof createProviderApp>;
let memberId = 0;
let launches = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "games-"));
  opened = await openDatabase({ dataFolder: folder });
  games = createProviderApp({
    db: opened.db,
    ledger,
    clock,
    catalogue,
    providerStates,
    publicOrigin: lobby,
  });
  await opened.db.transaction((tx) => ledger.mint(tx, "USD", 1_000_000_000n));
}, 60_000);

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  memberId += 1;
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
  await providerStates.set(opened.db, "GPHL", { state: "open" });
});

/** A game that was started with so much at the provider. */
async function started(
  balance: bigint,
  { locale = "en_US", lobbyUrl = `${lobby}/close`, code = "G1001" } = {},
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
          { account: providerWallet(memberId, "GPHL", "USD"), amount: balance },
        ],
      }),
    );
  }
  await opened.db.insert(launch).values({
    memberId,
    launchId: ticket,
    gpId: "GPHL",
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

const post = (path: string, body: unknown, session?: string) =>
  games.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const get = (path: string, session?: string) =>
  games.request(
    path,
    session === undefined ? {} : { headers: { authorization: `Bearer ${session}` } },
  );

async function opening(ticket: string) {
  const answer = await post("/api/session", { ticket });
  expect(answer.status).toBe(200);
  return (await answer.json()) as {
    session: string;
    balance: string;
    stakes: string[];
    last: { id: string; win: string } | null;
    seed: { commitment: string; nextNonce: number };
    error?: string;
  };
}

async function spinning(session: string, roundId: string, stake = "1.00", more: object = {}) {
  const answer = await post("/api/spin", { roundId, stake, ...more }, session);
  return (await answer.json()) as {
    round?: {
      id: string;
      win: string;
      stops: number[];
      nonce: number;
      clientSeed: string;
      commitment: string;
      serverSeed: string | null;
    };
    balance?: string;
    error?: string;
  };
}

const walletOf = () => ledger.balance(opened.db, providerWallet(memberId, "GPHL", "USD"));

const leave = () =>
  opened.db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await markLeft(tx, memberId, now);
  });

describe("a round", () => {
  test("takes the stake and pays the win in one transaction of the ledger", async () => {
    const { session, balance } = await opening(await started(10_000n));
    expect(balance).toBe("100.00");
    const { round, balance: after } = await spinning(session, "round-0001");
    const win = resultOf(round?.stops ?? [], 100n).win;
    expect(minorUnits(after ?? "")).toBe(10_000n - 100n + win);
    expect(await walletOf()).toBe(10_000n - 100n + win);
    const rows = await opened.db.select({ amount: entry.amount }).from(entry);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  });

  test("is played once however often it is sent, and tells the same result", async () => {
    const { session } = await opening(await started(100_000n));
    const first = await spinning(session, "same-round");
    const held = await walletOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => spinning(session, "same-round")),
    );
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await walletOf()).toBe(held);
    const stored = await opened.db.select().from(gameRound).where(eq(gameRound.memberId, memberId));
    expect(stored).toHaveLength(1);
  });

  test("keeps the books under 50 at once: every stake and win counted, every number used once", async () => {
    const { session } = await opening(await started(100_000n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spinning(session, `parallel-${index}`)),
    );
    const wins = answers.map(({ round }) => resultOf(round?.stops ?? [], 100n).win);
    expect(await walletOf()).toBe(100_000n - 5_000n + wins.reduce((sum, win) => sum + win, 0n));
    const nonces = answers.map(({ round }) => round?.nonce ?? -1).toSorted((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: 50 }, (_, index) => index));
    const balances = await opened.db.select({ balance: account.balance }).from(account);
    for (const { balance } of balances) expect(balance >= 0n).toBe(true);
    expect(balances.reduce((sum, { balance }) => sum + balance, 0n)).toBe(1_000_000_000n);
  });

  test("never lets 50 at once spend more than there is", async () => {
    const { session } = await opening(await started(300n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => spinning(session, `greedy-${index}`)),
    );
    let expected = 300n;
    for (const { round } of answers) {
      if (round) expected += resultOf(round.stops, 100n).win - 100n;
    }
    expect(await walletOf()).toBe(expected);
    expect(answers.some(({ error }) => error === "balance")).toBe(expected < 100n);
  });

  test("is refused when the balance is short, and nothing is taken", async () => {
    const { session } = await opening(await started(99n));
    expect(await spinning(session, "too-dear-1")).toEqual({ error: "balance" });
    expect(await walletOf()).toBe(99n);
  });

  test("is refused under an id that another stake has", async () => {
    const { session } = await opening(await started(10_000n));
    await spinning(session, "taken-id-1");
    expect(await spinning(session, "taken-id-1", "2.00")).toEqual({ error: "reused" });
  });

  test("is refused for a stake that is not offered", async () => {
    const { session, stakes } = await opening(await started(10_000n));
    expect(stakes).toContain("0.20");
    expect(await spinning(session, "odd-stake-1", "0.21")).toEqual({ error: "stake" });
  });

  test("is paid by the house when the bank of the provider cannot", async () => {
    const bank = () => ledger.balance(opened.db, providerBank("GPHL", "USD"));
    const held = await bank();
    if (held > 0n) {
      await opened.db.transaction((tx) =>
        ledger.transfer(tx, {
          key: `empty the bank ${memberId}`,
          kind: "test",
          entries: [
            { account: providerBank("GPHL", "USD"), amount: -held },
            { account: houseAccount("USD"), amount: held },
          ],
        }),
      );
    }
    const { session } = await opening(await started(1_000_000n));
    let expected = 1_000_000n;
    for (let index = 0; index < 40; index += 1) {
      const { round } = await spinning(session, `house-pays-${index}`, "100.00");
      expected += resultOf(round?.stops ?? [], 10_000n).win - 10_000n;
      expect(await walletOf()).toBe(expected);
      expect((await bank()) >= 0n).toBe(true);
    }
  });
});

describe("a game that was left", () => {
  test("takes no more rounds and says that it ended, but still tells a round that was played", async () => {
    const ticket = await started(10_000n);
    const { session } = await opening(ticket);
    const played = await spinning(session, "before-leaving");
    await leave();
    const held = await walletOf();
    expect(await spinning(session, "after-leaving")).toEqual({ error: "ended" });
    expect(await (await get("/api/balance", session)).json()).toEqual({ error: "ended" });
    expect((await opening(ticket)).error).toBe("ended");
    expect((await spinning(session, "before-leaving")).round).toEqual(played.round);
    expect(await walletOf()).toBe(held);
  });
});

describe("play money", () => {
  const pressing = async (session: string, key: string) => {
    const answer = await post("/api/top-up", { key }, session);
    return (await answer.json()) as { amount?: string; balance?: string; error?: string };
  };

  /** Everything away, as if it had been lost in the game. */
  const lose = async (turn: string) => {
    const held = await walletOf();
    await opened.db.transaction((tx) =>
      ledger.transfer(tx, {
        key: `lose ${memberId} ${turn}`,
        kind: "test",
        entries: [
          { account: providerWallet(memberId, "GPHL", "USD"), amount: -held },
          { account: houseAccount("USD"), amount: held },
        ],
      }),
    );
  };

  test("goes to the wallet of the game, once for 50 presses at once with one key", async () => {
    const { session, balance } = await opening(await started(0n));
    expect(balance).toBe("0.00");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pressing(session, "one-press")),
    );
    for (const answer of answers) expect(answer).toEqual({ amount: "100.00", balance: "100.00" });
    expect(await walletOf()).toBe(10_000n);
    expect((await spinning(session, "with-play-money")).error).toBeUndefined();
  });

  test("is not given beside as much in other wallets, which the same rule counts", async () => {
    const { session } = await opening(await started(10_000n));
    expect(await pressing(session, "too-rich-1")).toEqual({ error: "enough" });
    const main = await opened.db.transaction((tx) =>
      topUp({ ledger, clock }, tx, {
        memberId,
        currency: "USD",
        account: mainAccount(memberId, "USD"),
      }),
    );
    expect(main).toEqual({ kind: "enough" });
  });

  test("shares its ten turns a day with the main wallet, and says when the next is", async () => {
    const { session } = await opening(await started(0n));
    await opened.db.transaction(async (tx) => {
      const account = mainAccount(memberId, "USD");
      const outcome = await topUp({ ledger, clock }, tx, { memberId, currency: "USD", account });
      expect(outcome).toEqual({ kind: "done", amount: 10_000n });
      await ledger.transfer(tx, {
        key: `lose main ${memberId}`,
        kind: "test",
        entries: [
          { account, amount: -10_000n },
          { account: houseAccount("USD"), amount: 10_000n },
        ],
      });
    });
    for (let turn = 2; turn <= 10; turn += 1) {
      expect((await pressing(session, `press-no-${turn}`)).amount).toBe("100.00");
      await lose(String(turn));
    }
    // Midnight of the site, which is four hours behind UTC.
    const limit = { error: "later", nextAt: "2026-11-21T04:00:00.000Z" };
    expect(await pressing(session, "press-no-11")).toEqual(limit);
    expect(await walletOf()).toBe(0n);
    later = 16 * 60 * 60_000;
    const tomorrow = await pressing(session, "press-no-11");
    later = 0;
    expect(tomorrow.amount).toBe("100.00");
  });

  test("is refused after the game was left, for a press that was credited too", async () => {
    const { session } = await opening(await started(0n));
    await pressing(session, "before-leaving");
    await leave();
    expect(await pressing(session, "after-leaving")).toEqual({ error: "ended" });
    expect(await pressing(session, "before-leaving")).toEqual({ error: "ended" });
    expect(await walletOf()).toBe(10_000n);
  });

  test("is refused under a key that another game's press has", async () => {
    const { session } = await opening(await started(0n));
    await pressing(session, "shared-key");
    await leave();
    const next = await opening(await started(0n));
    expect(await pressing(next.session, "shared-key")).toEqual({ error: "reused" });
    expect(await walletOf()).toBe(10_000n);
  });

  test("needs a session and a proper key, and a provider that takes money", async () => {
    const { session } = await opening(await started(0n));
    expect((await post("/api/top-up", { key: "no-session" })).status).toBe(401);
    expect((await post("/api/top-up", { key: "/" }, session)).status).toBe(400);
    expect((await post("/api/top-up", { key: "more-keys", amount: "9" }, session)).status).toBe(
      400,
    );
    await providerStates.set(opened.db, "GPHL", { state: "refusing" });
    expect(await pressing(session, "closed-press")).toEqual({ error: "closed" });
    expect(await walletOf()).toBe(0n);
  });
});

describe("a provider", () => {
  test.each(["maintenance", "refusing"] as const)("in %s takes no stake", async (state) => {
    const { session } = await opening(await started(10_000n));
    await providerStates.set(
      opened.db,
      "GPHL",
      state === "maintenance" ? { state, startAt: now - 1, endAt: now + 1 } : { state },
    );
    expect(await spinning(session, `closed-${state}`)).toEqual({ error: state });
    expect(await walletOf()).toBe(10_000n);
  });
});

describe("a reload", () => {
  test("opens the same game again, with the last round and the balance of the ledger", async () => {
    const ticket = await started(10_000n);
    const first = await opening(ticket);
    expect(first.last).toBeNull();
    const { round, balance } = await spinning(first.session, "before-reload");
    const again = await opening(ticket);
    expect(again.session).toBe(first.session);
    expect(again.last).toMatchObject({ id: "before-reload", win: round?.win });
    expect(again.balance).toBe(balance);
  });
});

describe("the seed", () => {
  test("is hidden while it is in use, shown afterwards, and proves every round of it", async () => {
    const { session, seed } = await opening(await started(100_000n));
    for (let index = 0; index < 5; index += 1) {
      await spinning(session, `seeded-${index}`, "1.00", { clientSeed: `mine${index}` });
    }
    type Told = { rounds: NonNullable<Awaited<ReturnType<typeof spinning>>["round"]>[] };
    const before = (await (await get("/api/history", session)).json()) as Told;
    expect(before.rounds.map(({ serverSeed }) => serverSeed)).toEqual(Array(5).fill(null));

    const rotated = (await (await post("/api/seeds", {}, session)).json()) as {
      seed: { commitment: string };
    };
    expect(rotated.seed.commitment).not.toBe(seed.commitment);
    const after = (await (await get("/api/history", session)).json()) as Told;
    for (const { serverSeed, clientSeed, nonce, commitment, stops } of after.rounds) {
      expect(commitment).toBe(seed.commitment);
      expect(
        await isFair({ serverSeed: serverSeed ?? "", clientSeed, nonce }, { commitment, stops }),
      ).toBe(true);
    }
    expect((await spinning(session, "next-seed-1")).round?.nonce).toBe(0);
  });
});

describe("the door", () => {
  test("opens no game without a ticket that was given out", async () => {
    expect((await post("/api/session", { ticket: "never-given-out-ticket" })).status).toBe(404);
    expect((await get("/play?ticket=never-given-out-ticket")).status).toBe(404);
    expect((await get("/play")).status).toBe(404);
  });

  test("does not open for a session that was made up", async () => {
    const { session } = await opening(await started(10_000n));
    const other = `${session.slice(0, -4)}AAAA`;
    for (const made of [other, "1.x", "", "Bearer", "999999999.".padEnd(53, "A")]) {
      expect((await get("/api/balance", made)).status).toBe(401);
      expect(
        (await post("/api/spin", { roundId: "forged-round", stake: "1.00" }, made)).status,
      ).toBe(401);
    }
    expect(await walletOf()).toBe(10_000n);
  });

  test.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", ""],
    ["an unknown key", { roundId: "round-0001", stake: "1.00", win: "5.00" }],
    ["a stake below zero", { roundId: "round-0001", stake: "-1.00" }],
    ["a stake of nothing", { roundId: "round-0001", stake: "0.00" }],
    ["a stake that is a number", { roundId: "round-0001", stake: 1 }],
    ["a round id with a slash", { roundId: "../../etc", stake: "1.00" }],
    ["a seed with spaces", { roundId: "round-0001", stake: "1.00", clientSeed: "a b c d" }],
  ])("answers 400 to %s", async (_name, body) => {
    const { session } = await opening(await started(10_000n));
    expect((await post("/api/spin", body, session)).status).toBe(400);
    expect(await walletOf()).toBe(10_000n);
  });

  test("answers 413 to a body of 20 kB", async () => {
    const { session } = await opening(await started(0n));
    expect((await post("/api/spin", "x".repeat(20_000), session)).status).toBe(413);
  });
});

describe("the page", () => {
  test("may be framed by the lobby alone, keeps its opener, and runs only its own scripts", async () => {
    const answer = await get(`/play?ticket=${await started(0n)}`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors 'self' ${lobby}`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(answer.headers.get("cross-origin-opener-policy")).toBeNull();
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("shows the game's own art and name, and 'Play money', in the language of the launch", async () => {
    const english = await (await get(`/play?ticket=${await started(0n)}`)).text();
    expect(english).toContain("<title>Jade Koi River</title>");
    expect(english).toContain("/media/games/G1001.svg");
    expect(english).toContain("Play money");
    const chinese = await (
      await get(`/play?ticket=${await started(0n, { locale: "zh_CN" })}`)
    ).text();
    expect(chinese).toContain('<html lang="zh-CN">');
    expect(chinese).toContain("翡翠锦鲤河");
    expect(chinese).toContain("模拟币");
    const thai = await (await get(`/play?ticket=${await started(0n, { locale: "th_TH" })}`)).text();
    expect(thai).toContain('<html lang="th-TH">');
    expect(thai).not.toContain("Play money");
  });

  test("has no inline script and no style attribute, which its policy would refuse", async () => {
    const page = await (await get(`/play?ticket=${await started(0n)}`)).text();
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toMatch(/\son\w+="/);
    for (const [script] of page.matchAll(/<script\b[^>]*>/g)) {
      expect(script).toMatch(/src="\/assets\/|type="application\/json"/);
    }
  });

  test("gets every module that it imports, without a type left in", async () => {
    const wanted = ["/assets/client/game.ts"];
    const seen = new Set<string>();
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("content-type")).toContain("text/javascript");
      const code = await answer.text();
      for (const [, from = ""] of code.matchAll(/from "([^"]+)"/g)) {
        wanted.push(new URL(from, `http://x${path}`).pathname);
      }
    }
    expect(seen.size).toBe(8);
    expect((await get("/assets/client/../provider-app.ts")).status).toBe(404);
    expect((await get("/assets/slot/slot.test.ts")).status).toBe(404);
  });

  test.each(["W", "H", "A", "F", "S", "scene"])("gets the picture %s", async (name) => {
    const answer = await get(`/art/G1001/${name}.svg`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^<svg xmlns/);
  });

  test("gets no picture of a game that is not a slot", async () => {
    const table = catalogue.games.find((game) => game.kind === "live");
    expect((await get(`/art/${table?.game_code ?? ""}/H.svg`)).status).toBe(404);
  });
});

describe("the way back", () => {
  test.each([
    [`${lobby}/close`, `${lobby}/close`],
    [`${lobby}/close?x=1`, `${lobby}/close?x=1`],
    ["https://elsewhere.example/close", undefined],
    ["http://localhost:4000.elsewhere.example/close", undefined],
    ["http://user@localhost:4000/close", undefined],
    ["javascript:alert(1)", undefined],
    ["/close", undefined],
    ["", undefined],
  ])("of a launch with %s leads to %s", (address, expected) => {
    expect(lobbyOf(address, lobby)).toBe(expected);
  });

  test("is not offered to an address that is not the lobby's", async () => {
    const page = await (
      await get(
        `/play?ticket=${await started(0n, { lobbyUrl: "https://elsewhere.example/close" })}`,
      )
    ).text();
    expect(page).not.toContain("elsewhere.example");
  });
});
