import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { minorUnits } from "../money/amounts.ts";
import { runningLaunch } from "../play/launches.ts";
import {
  brokenRules,
  readLedger,
  walletOf,
  wealth,
  type LedgerReport,
} from "../testing/read-ledger.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

/*
 * docs/contracts.md#money, for rounds: fifty parallel calls while games are started and left, on the embedded
 * database and on PostgreSQL.
 */

// The embedded database takes a while for 50 parallel calls on a busy machine.
let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(async () => {
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const fifty = Array.from({ length: 50 }, (_, index) => index);

const amount = v.pipe(
  v.string(),
  v.transform((text) => minorUnits(text) ?? 0n),
);
const answer = v.object({
  error: v.optional(v.string()),
  round: v.optional(
    v.looseObject({
      id: v.string(),
      staked: amount,
      win: amount,
      isOver: v.boolean(),
      moves: v.array(v.string()),
    }),
  ),
});
type Answer = v.InferOutput<typeof answer>;

const gameOf = (kind: "slot" | "card") => {
  const game = sandbox.services.catalogue.games.find((one) => one.kind === kind);
  if (!game) throw new Error(`There is no ${kind}`);
  const { gp_id: gpId, game_type, game_code } = game;
  return { gpId, game_type, game_code, lobby_url: "http://localhost:4000/close", device: 1 };
};

const play = (token: string, kind: "slot" | "card") =>
  sandbox.api("/member/game/play1", gameOf(kind), { token, key: randomUUID() });
const leave = (token: string) =>
  sandbox.api("/member/game/leave1", {}, { token, key: randomUUID() });
const allBack = (token: string) =>
  sandbox.api("/member/profile/balance/all/back", {}, { token, key: randomUUID() });

const send = async (path: string, body: object, session = ""): Promise<unknown> => {
  const sent = await fetch(`${sandbox.services.providerOrigin}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBe(200);
  return sent.json();
};

/** Starts a game and opens it, as the member's window does. */
const openGame = async (
  { token, memberId }: { readonly token: string; readonly memberId: number },
  kind: "slot" | "card",
) => {
  expect((await play(token, kind)).code).toBe("100");
  const running = await runningLaunch(sandbox.services.db, memberId);
  const opened = v.object({ session: v.string() });
  return v.parse(opened, await send("/session", { ticket: running?.ticket })).session;
};

const press = async (session: string, roundId: string): Promise<Answer> =>
  v.parse(answer, await send("/rounds", { roundId, stake: "1.00" }, session));
const move = async (session: string, roundId: string, step: number, asked: string) =>
  v.parse(answer, await send("/moves", { roundId, step, move: asked }, session));

/** The money moved by rounds: by id, in minor units of all the member's wallets. */
const gains = (
  { accounts, transactions }: LedgerReport,
  memberId: number,
): ReadonlyMap<string, bigint> => {
  const mine = new Set(
    accounts.filter(({ owner }) => owner === `member:${memberId}`).map(({ id }) => id),
  );
  const found = new Map<string, bigint>();
  for (const { key, entries } of transactions) {
    const id = key.startsWith(`round:${memberId}:`) ? key.split(":")[2] : undefined;
    if (id === undefined) continue;
    const own = entries.filter(({ account_id }) => mine.has(account_id));
    found.set(
      id,
      own.reduce((sum, entry) => sum + entry.amount, found.get(id) ?? 0n),
    );
  }
  return found;
};

/** The results of the rounds according to the responses, by id. */
const gainsIn = (answers: readonly Answer[]): ReadonlyMap<string, bigint> =>
  new Map(
    answers.flatMap(({ round }) => (round ? [[round.id, round.win - round.staked] as const] : [])),
  );

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, one) => total + one, 0n);

describe("fifty rounds at once", () => {
  test("fifty simultaneous rounds, each sent twice, are fifty rounds", async () => {
    const member = await sandbox.login("player02");
    const session = await openGame(member, "slot");
    const before = wealth(await readLedger(sandbox.origin), member.memberId);
    const ids = fifty.map((place) => `at-once-${place}`);
    const answers = await Promise.all([...ids, ...ids].map((id) => press(session, id)));
    expect(answers.slice(50).map(({ round }) => round)).toEqual(
      answers.slice(0, 50).map(({ round }) => round),
    );
    const answeredGains = gainsIn(answers);
    expect(answeredGains.size).toBe(50);
    const report = await readLedger(sandbox.origin);
    expect(gains(report, member.memberId)).toEqual(answeredGains);
    expect(wealth(report, member.memberId)).toBe(before + sum(answeredGains.values()));
  });

  test.each([
    ["of one key", "player21", (): string => "the-same-round"],
    ["of different keys", "player22", (place: number): string => `its-own-round-${place}`],
    ["of keys that come twice", "player23", (place: number): string => `paired-${place % 25}`],
  ])(
    "rounds %s, while the game is left, restarted and money returned, are all there or not at all",
    async (_what, account, idOf) => {
      const member = await sandbox.login(account);
      const session = await openGame(member, "slot");
      const before = wealth(await readLedger(sandbox.origin), member.memberId);
      const others: Promise<{ readonly code: string }>[] = [];
      const answers = await Promise.all(
        fifty.map((place) => {
          const answered = press(session, idOf(place));
          // The leave is sent in the middle of the rounds, whichever arrives first.
          if (place === 25) others.push(leave(member.token));
          if (place === 30) others.push(play(member.token, "slot"));
          if (place % 10 === 9) others.push(allBack(member.token));
          return answered;
        }),
      );
      for (const { code } of await Promise.all(others))
        expect(["100", "101", "102", "103"]).toContain(code);
      for (const { round, error } of answers)
        expect(round ? "round" : error).toMatch(/round|ended/);

      expect((await press(session, "after-all-of-it")).error).toBe("ended");
      await leave(member.token);
      const report = await readLedger(sandbox.origin);
      const answeredGains = gainsIn(answers);
      expect(gains(report, member.memberId)).toEqual(answeredGains);
      expect(wealth(report, member.memberId)).toBe(before + sum(answeredGains.values()));
      expect(walletOf(report, member.memberId, "")).toBe(before + sum(answeredGains.values()));
      // A played round returns its result again even after its game was left; one that was not stored stays unplayed.
      const again = await Promise.all(fifty.map((place) => press(session, idOf(place))));
      for (const { round, error } of again)
        expect(round ? answeredGains.has(round.id) : error).toBe(round ? true : "ended");
      expect(gains(await readLedger(sandbox.origin), member.memberId)).toEqual(answeredGains);
    },
  );
});

test("fifty moves of an open round, while it is left, count once, and the stake is played on at the next start", async () => {
  const member = await sandbox.login("player29");
  const before = wealth(await readLedger(sandbox.origin), member.memberId);
  const session = await openGame(member, "card");
  const answers: Answer[] = [];
  let open: string | undefined;
  for (let tries = 0; open === undefined; tries += 1) {
    const begun = await press(session, `to-stay-open-${tries}`);
    answers.push(begun);
    if (begun.round && !begun.round.isOver) open = begun.round.id;
  }
  const id = open;
  const moved = await Promise.all(
    fifty.flatMap((place) => {
      const stand = move(session, id, 0, "stand");
      return place === 20 ? [stand, leave(member.token).then((): Answer => ({}))] : [stand];
    }),
  );
  const played = moved.filter(({ round }) => round !== undefined);
  for (const { round, error } of moved) {
    if (round) expect(round).toEqual(played[0]?.round);
    else expect([undefined, "ended"]).toContain(error);
  }
  const report = await readLedger(sandbox.origin);
  const answeredGains = gainsIn([...answers, ...played]);
  expect(gains(report, member.memberId)).toEqual(answeredGains);
  // The stake of a round that is still open is in the provider's bank, and nowhere else.
  expect(walletOf(report, member.memberId, "")).toBe(before + sum(answeredGains.values()));

  const later = await openGame(member, "card");
  const end = await move(later, id, 0, "stand");
  expect(end.round).toMatchObject({ id, isOver: true, moves: ["stand"] });
  await leave(member.token);
  const after = await readLedger(sandbox.origin);
  const all = gainsIn([...answers, end]);
  expect(gains(after, member.memberId)).toEqual(all);
  expect(walletOf(after, member.memberId, "")).toBe(before + sum(all.values()));
});
