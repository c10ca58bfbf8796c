import { commitmentTo } from "@naluma/game-engines/provably-fair";
import { describe, expect, test } from "vitest";
import { runProviderServer } from "./provider-server.fake.ts";

const provider = runProviderServer();
const { started, opening, spinning, moving, openRound, codeOf, walletOf, leave, get, post } =
  provider;

const cards = (balance = 100_000n) => started(balance, { code: codeOf("blackjack") });

describe("a session", () => {
  test("a session says how the amounts of its currency are written", async () => {
    const ticket = await started(100n);
    const opened = await (await post("/api/session", { ticket })).json();
    expect(opened).toMatchObject({ currency: "USD", symbol: "$", hasDecimals: true });
  });

  test("a session opens with the stake of the game's last round, unless that was the sum of several bets", async () => {
    const ticket = await started(100_000n, { code: codeOf("roulette") });
    const { session, stake } = await opening(ticket);
    expect(stake).toBe("2.00");
    for (const [sent, choice, offered] of [
      ["4.00", "red", "4.00"],
      ["12.00", "red+17x2", "2.00"],
      ["100.00", "red", "100.00"],
    ] as const) {
      const { error } = await spinning(session, `bets-of-${sent.slice(0, -3)}`, sent, { choice });
      expect(error).toBeUndefined();
      expect((await opening(ticket)).stake).toBe(offered);
    }
    expect((await opening(await started(0n))).stake).toBe("2.00");
  });

  test("another member's session neither plays nor sees a round, and the same id there is another round", async () => {
    const mine = await opening(await cards());
    const { id } = await openRound(mine.session);
    await provider.newMember();
    const other = await opening(await cards());
    expect(other.last).toBeNull();
    expect(await moving(other.session, id, 0, "stand")).toEqual({ error: "move" });
    const { rounds } = (await (await get("/api/history", other.session)).json()) as {
      rounds: unknown[];
    };
    expect(rounds).toEqual([]);
    const { round } = await spinning(other.session, id, "2.00");
    expect(round).toMatchObject({ id, stake: "2.00", nonce: 0 });
    expect((await moving(mine.session, id, 0, "stand")).round).toMatchObject({ stake: "1.00" });
  });

  test("another member's open round goes on when one of the same id ends here", async () => {
    const mine = await opening(await cards());
    await provider.newMember();
    const other = await opening(await cards());
    for (let tries = 0; ; tries += 1) {
      const id = `of-both-members-${tries}`;
      const begun = [await spinning(mine.session, id), await spinning(other.session, id)];
      const ended = await moving(mine.session, id, 0, "stand");
      if (begun.some(({ round }) => round?.isOver)) {
        await moving(other.session, id, 0, "stand");
        continue;
      }
      expect(ended.round).toMatchObject({ id, isOver: true });
      expect(await (await get("/api/round", other.session)).json()).toMatchObject({
        round: { id, isOver: false, moves: [] },
      });
      expect((await moving(other.session, id, 0, "stand")).round?.isOver).toBe(true);
      return;
    }
  });

  test("another game of the member moves no round and takes over no id", async () => {
    const { session } = await opening(await cards());
    const { id } = await openRound(session);
    const slot = await opening(await started(0n));
    expect(slot.last).toBeNull();
    const held = await walletOf();
    expect(await moving(slot.session, id, 0, "stand")).toEqual({ error: "move" });
    expect(await spinning(slot.session, id)).toEqual({ error: "reused" });
    expect(await walletOf()).toBe(held);
    // The seed belongs to the provider, so it stays hidden for all of its games while one round is open.
    expect(await (await post("/api/seeds", {}, slot.session)).json()).toEqual({ error: "open" });
    // A round that is open there does not block one here either.
    expect((await spinning(slot.session, "of-this-game")).round).toMatchObject({ stake: "1.00" });
  });

  test("a session with another provider has its own seed, which no open round here keeps in use", async () => {
    const here = await opening(await cards());
    const { id } = await openRound(here.session);
    const there = await opening(await started(0n, { gpId: "GPKS" }));
    expect(there.seed.commitment).not.toBe(here.seed.commitment);
    const { before, seed } = (await (await post("/api/seeds", {}, there.session)).json()) as {
      before?: { commitment: string; serverSeed: string; rounds: number };
      seed?: { commitment: string };
    };
    expect(before).toMatchObject({ commitment: there.seed.commitment, rounds: 0 });
    expect(await commitmentTo(before?.serverSeed ?? "")).toBe(there.seed.commitment);
    expect(seed?.commitment).not.toBe(here.seed.commitment);
    expect(await (await post("/api/seeds", {}, here.session)).json()).toEqual({ error: "open" });
    const { round } = await moving(here.session, id, 0, "stand");
    expect(round).toMatchObject({ commitment: here.seed.commitment, serverSeed: null });
  });

  test("a copy of the game's tab has the same session: both together spend the same balance", async () => {
    const ticket = await started(100n);
    const [one, two] = [await opening(ticket), await opening(ticket)];
    const answers = await Promise.all([
      spinning(one.session, "of-one-tab"),
      spinning(two.session, "of-the-other"),
    ]);
    const played = answers.filter(({ round }) => round !== undefined);
    // The second one can only have been paid from the win of the first.
    if (played.length === 2) expect(played.some(({ round }) => round?.win !== "0.00")).toBe(true);
    else expect(answers.map(({ error }) => error)).toContain("balance");
    const [first] = played;
    const again = await spinning(two.session, first?.round?.id ?? "");
    expect(again.round).toEqual(first?.round);
  });

  test("the session of a game that was left does nothing any more, and shows past rounds without the seed", async () => {
    const ticket = await cards();
    const { session } = await opening(ticket);
    const { id } = await openRound(session);
    await leave();
    const held = await walletOf();
    const ended = { error: "ended" };
    expect(await spinning(session, "after-leaving")).toEqual(ended);
    expect(await moving(session, id, 0, "stand")).toEqual(ended);
    expect(await (await post("/api/seeds", {}, session)).json()).toEqual(ended);
    expect(await (await post("/api/top-up", { key: "after-leaving" }, session)).json()).toEqual(
      ended,
    );
    for (const path of ["/api/round", "/api/balance"])
      expect(await (await get(path, session)).json()).toEqual(ended);
    expect(await (await post("/api/session", { ticket })).json()).toEqual(ended);
    expect(await walletOf()).toBe(held);
    const history = (await (await get("/api/history", session)).json()) as {
      seed: null;
      rounds: object[];
    };
    expect(history.seed).toBeNull();
    expect(history.rounds[0]).toMatchObject({ id, isOver: false, serverSeed: null });
  });

  test("a session is opened by its ticket alone, and one cannot be used as the other", async () => {
    const ticket = await cards();
    expect((await get("/api/balance", ticket)).status).toBe(401);
    const { session } = await opening(ticket);
    const [, proof = ""] = session.split(".");
    expect((await post("/api/session", { ticket: proof })).status).toBe(404);
    expect((await get("/api/balance", `1.${ticket.padEnd(43, "A").slice(0, 43)}`)).status).toBe(
      401,
    );
  });
});

describe("invalid numbers", () => {
  test.each([
    "1e2",
    "1.0",
    "1",
    "01.000",
    "NaN",
    "Infinity",
    "-1.00",
    "99999999999999.00",
    "１.00",
  ])("a stake of %s is a 400", async (stake) => {
    const { session } = await opening(await started(10_000n));
    const answer = await post("/api/rounds", { roundId: "odd-number", stake }, session);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: "malformed" });
  });

  test.each(["0.01", "0.21", "1000.00", "9999999999999.99"])(
    "a stake of %s is not one of the currency's",
    async (stake) => {
      const { session } = await opening(await started(10_000n));
      expect(await spinning(session, "odd-stake", stake)).toEqual({ error: "stake" });
      expect(await walletOf()).toBe(10_000n);
    },
  );

  test.each([Number.NaN, 0.5, 1e21, -0.1])("a step of %s is a 400", async (step) => {
    const { session } = await opening(await started(10_000n));
    const body = { roundId: "odd-step-1", step, move: "hit" };
    expect((await post("/api/moves", body, session)).status).toBe(400);
  });
});
