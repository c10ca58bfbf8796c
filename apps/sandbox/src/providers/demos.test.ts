import type { EngineName } from "@naluma/game-engines/engine";
import { expect, test } from "vitest";
import { stakesIn } from "../rounds/stakes.ts";
import { demoBalance } from "./demo.ts";
import { createDemos } from "./demos.ts";
import { lobby, runProviderServer } from "./provider-server.fake.ts";

const provider = runProviderServer();
const { demos, catalogue, post, get } = provider;

async function opened(currency = "USD", locale = "en_US", of: EngineName = "slot") {
  const game = catalogue.games.find(({ engine }) => engine === of);
  if (!game) throw new Error(`no ${of}`);
  const ticket = await demos.open({ game, currency, locale });
  const demo = demos.find(ticket);
  if (!demo) throw new Error("no demo");
  return { ticket, demo };
}

const spin = { stake: 100n, choice: "", clientSeed: "naluma" };

test("a demo is played without an account, and the ledger is not involved", async () => {
  const { ticket } = await opened();
  const before = await provider.walletOf();
  const session = await post("/demo/api/session", { ticket });
  expect(await session.json()).toMatchObject({ session: ticket, balance: "1000.00", last: null });
  const answer = await post("/demo/api/rounds", { roundId: "round-0001", stake: "2.00" }, ticket);
  const { round, balance } = (await answer.json()) as { round: { win: string }; balance: string };
  expect(Number(balance)).toBeCloseTo(1_000 - 2 + Number(round.win), 2);
  expect(await (await get("/demo/api/balance", ticket)).json()).toEqual({ balance });
  expect(await provider.walletOf()).toBe(before);
});

test.each([
  ["USD", "$", true],
  ["VND", "₫", false],
])("a demo in %s says how its amounts are written", async (currency, symbol, hasDecimals) => {
  const { ticket } = await opened(currency);
  const session = await post("/demo/api/session", { ticket });
  expect(await session.json()).toMatchObject({ currency, symbol, hasDecimals });
});

test("the same round id is the same round, even when it is sent twice at once", async () => {
  const { demo } = await opened();
  const [first, second] = await Promise.all([
    demo.begin({ roundId: "round-0001", ...spin }),
    demo.begin({ roundId: "round-0001", ...spin }),
  ]);
  expect(first).toEqual(second);
  expect(await demo.history()).toHaveLength(1);
  for (const other of [{ stake: 200n }, { choice: "red" }, { clientSeed: "another" }])
    expect(await demo.begin({ roundId: "round-0001", ...spin, ...other })).toEqual({
      ok: false,
      refusal: "reused",
    });
});

test("the balance is what stakes and wins leave, and simultaneous rounds never go below zero", async () => {
  const { demo } = await opened();
  const stake = stakesIn("USD").at(-1) ?? 0n;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      demo.begin({ roundId: `round-${at}`, stake, choice: "", clientSeed: "naluma" }),
    ),
  );
  const played = (await demo.history()).map(({ state }) => state.win - state.staked);
  expect(demo.balance()).toBe(played.reduce((sum, gain) => sum + gain, demoBalance("USD")));
  expect(demo.balance()).toBeGreaterThanOrEqual(0n);
  // Whether one is refused is random: an earlier win may cover the stake.
  for (const answer of answers) if (!answer.ok) expect(answer.refusal).toBe("balance");
  expect(played).toHaveLength(answers.filter(({ ok }) => ok).length);
});

test("a demo whose balance does not cover the stake plays no round", async () => {
  const stake = stakesIn("USD").at(-1) ?? 0n;
  // Ten stakes on a number that is drawn once in 54: most demos are empty afterwards, and out of 50 at least one.
  for (let tries = 0; tries < 50; tries += 1) {
    const { demo } = await opened("USD", "en_US", "wheel");
    const rounds = { ...spin, stake, choice: "40" };
    for (let at = 0; at < 10; at += 1) await demo.begin({ roundId: `round-${at}`, ...rounds });
    const held = demo.balance();
    if (held >= stake) continue;
    const refused = await demo.begin({ roundId: "one-too-many", ...rounds });
    expect(refused).toEqual({ ok: false, refusal: "balance" });
    expect(demo.balance()).toBe(held);
    return;
  }
  throw new Error("No demo was ever empty");
});

test("an empty demo is refilled, once for each press", async () => {
  const { demo } = await opened();
  expect(demo.refill("press-0001")).toBeUndefined();
  for (let at = 0; demo.balance() >= demoBalance("USD"); at += 1)
    await demo.begin({ roundId: `round-${at}`, ...spin });
  const given = demo.refill("press-0002");
  expect(demo.balance()).toBe(demoBalance("USD"));
  expect(demo.refill("press-0002")).toBe(given);
  expect(demo.balance()).toBe(demoBalance("USD"));
});

test("its rounds can be checked like those of a real game", async () => {
  const { demo, ticket } = await opened();
  const begun = await demo.begin({ roundId: "round-0001", ...spin });
  expect(begun.ok && begun.played.serverSeed).toBeUndefined();
  await post("/demo/api/seeds", {}, ticket);
  const history = (await (await get("/demo/api/history", ticket)).json()) as {
    rounds: { serverSeed: string | null }[];
  };
  expect(history.rounds[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
});

/** Plays rounds until one stays open after its start. */
async function openRound({ demo }: Awaited<ReturnType<typeof opened>>, choice = "") {
  for (let at = 0; at < 50; at += 1) {
    const answer = await demo.begin({ roundId: `to-open-${at}`, ...spin, choice });
    if (answer.ok && !answer.played.state.isOver) return `to-open-${at}`;
  }
  throw new Error("No round stayed open");
}

test("an open round of a demo goes on after a reload, keeps its seed hidden, and ends by a move", async () => {
  const table = await opened("USD", "en_US", "blackjack");
  const { ticket } = table;
  const id = await openRound(table);
  expect(await (await post("/demo/api/session", { ticket })).json()).toMatchObject({
    last: { id, isOver: false },
  });
  expect(await (await post("/demo/api/seeds", {}, ticket)).json()).toEqual({ error: "open" });
  const other = { roundId: "another-one", stake: "1.00" };
  expect(await (await post("/demo/api/rounds", other, ticket)).json()).toEqual({ error: "open" });

  const before = table.demo.balance();
  const stand = { roundId: id, step: 0, move: "stand" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await post("/demo/api/moves", stand, ticket)).json()),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const [played] = await table.demo.history();
  expect(played?.state.isOver).toBe(true);
  expect(table.demo.balance()).toBe(before + (played?.state.win ?? 0n));
  const hit = { ...stand, move: "hit" };
  expect(await (await post("/demo/api/moves", hit, ticket)).json()).toEqual({ error: "reused" });
});

test("a flight of a demo ends by itself, and is paid once", async () => {
  const flight = await opened("USD", "en_US", "crash");
  const id = await openRound(flight, "auto:110");
  const before = flight.demo.balance();
  provider.later = 3_600_000;
  for (let look = 0; look < 3; look += 1) {
    expect(await (await get("/demo/api/round", flight.ticket)).json()).toMatchObject({
      round: { id, isOver: true },
    });
  }
  expect([0n, 110n]).toContain(flight.demo.balance() - before);
  provider.later = 0;
});

test("a flight of a demo that nobody watches blocks neither another one nor a new seed", async () => {
  const flight = await opened("USD", "en_US", "crash");
  await openRound(flight);
  provider.later = 3_600_000;
  const next = await flight.demo.begin({ roundId: "the-next-flight", ...spin });
  expect(next).toMatchObject({ ok: true, played: { round: { roundId: "the-next-flight" } } });
  provider.later = 2 * 3_600_000;
  expect(await (await post("/demo/api/seeds", {}, flight.ticket)).json()).toHaveProperty("before");
  provider.later = 0;
});

test("what a move adds is taken from the balance of a demo, which never falls below zero", async () => {
  const { demo } = await opened("USD", "en_US", "blackjack");
  const seen = new Set<string>();
  for (let at = 0; seen.size < 2; at += 1) {
    const held = demo.balance();
    // The largest stake that it covers, so that it can seldom cover a second one.
    const stake = stakesIn("USD").findLast((one) => one <= held);
    if (stake === undefined) {
      demo.refill(`press-${at}`);
      continue;
    }
    const roundId = `raised-${at}`;
    const begun = await demo.begin({ ...spin, roundId, stake });
    if (!begun.ok || begun.played.state.isOver) continue;
    const left = demo.balance();
    const move = (asked: string) =>
      demo.move({ roundId, step: 0, move: asked, now: provider.clock() });
    if (!begun.played.state.next.includes("double")) {
      await move("stand");
      continue;
    }
    const doubled = await move("double");
    if (left < stake) {
      expect(doubled).toEqual({ ok: false, refusal: "balance" });
      expect(demo.balance()).toBe(left);
      await move("stand");
      seen.add("refused");
    } else {
      if (!doubled.ok) throw new Error("It was not doubled.");
      const { staked, win } = doubled.played.state;
      expect([staked, demo.balance()]).toEqual([stake * 2n, left - stake + win]);
      seen.add("taken");
    }
  }
});

test("a demo remembers its last fifty rounds, newest first, each with its own number", async () => {
  const { demo } = await opened();
  for (let at = 0; at < 52; at += 1) await demo.begin({ roundId: `round-${at}`, ...spin });
  const nonces = (await demo.history()).map(({ round }) => round.nonce);
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, place) => 51 - place));
});

test("the page says that it is a demo, and only the lobby can frame it", async () => {
  const { ticket } = await opened("USD", "zh_CN");
  const page = await get(`/demo?ticket=${ticket}`);
  expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors 'self' ${lobby}`);
  const text = await page.text();
  expect(text).toContain("试玩");
  expect(text).toContain('"api":"/demo/api"');
  expect((await get("/demo?ticket=never-given-out-ticket")).status).toBe(404);
});

test("a demo that nobody plays expires after two hours", async () => {
  const { ticket } = await opened();
  provider.later = 2 * 3_600_000 + 1;
  expect(demos.find(ticket)).toBeUndefined();
  expect((await get("/demo/api/balance", ticket)).status).toBe(401);
  provider.later = 0;
});

test("a demo that is played lasts two hours from each look at it", async () => {
  const { ticket } = await opened();
  for (const hours of [2, 4, 6]) {
    provider.later = hours * 3_600_000;
    expect(demos.find(ticket)).toBeDefined();
  }
  provider.later = 8 * 3_600_000 + 1;
  expect(demos.find(ticket)).toBeUndefined();
  provider.later = 0;
});

test("when there is no room for another demo, the one played longest ago is dropped", async () => {
  const [game] = catalogue.games.filter(({ engine }) => engine === "slot");
  if (!game) throw new Error("no slot");
  const own = createDemos(() => 0);
  const open = () => own.open({ game, currency: "USD", locale: "en_US" });
  const [first, second] = [await open(), await open()];
  for (let many = 2; many < 2_000; many += 1) await open();
  expect(own.find(first)).toBeDefined();
  await open();
  expect(own.find(second)).toBeUndefined();
  expect(own.find(first)).toBeDefined();
});

test("the matches of the day are games that support odds, in the reader's language", async () => {
  const page = await (await get("/quick-bets?lang=ja_JP")).text();
  expect(page).toContain('<html lang="ja-JP">');
  const codes = [...page.matchAll(/<button value="([^"]+)"/g)].map(([, code = ""]) => code);
  expect(codes.length).toBeGreaterThan(2);
  for (const code of codes) expect(catalogue.gameByCode(code)?.engine).toBe("match");
  expect(page).toContain(`data-lobby="${lobby}"`);
});
