import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runningLaunch } from "../play/launches.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

type Player = Awaited<ReturnType<StartedSandbox["login"]>>;

const play = ({ token }: Player) =>
  sandbox.api(
    "/member/game/play1",
    {
      gpId: "GPHL",
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    },
    { token, key: randomUUID() },
  );

/** Starts a game without opening it. */
const started = async (player: Player) => {
  expect((await play(player)).code).toBe("100");
  const running = await runningLaunch(sandbox.services.db, player.memberId);
  return running?.ticket ?? "";
};

const callGame = async (path: string, body: unknown, session = "") => {
  const answer = await fetch(`http://127.0.0.1:${sandbox.providerPort}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  });
  return v.parse(v.record(v.string(), v.unknown()), await answer.json());
};

/** The key with which a page opens its ticket, and again after a reload. */
const newKey = () => randomUUID();

test("a ticket opens a game once; only the page that opened it may come back", async () => {
  const player = await sandbox.login("player21");
  const ticket = await started(player);
  const key = newKey();
  const { session } = await callGame("/session", { ticket, key });
  expect(session).toEqual(expect.any(String));
  expect(await callGame("/session", { ticket, key: newKey() })).toEqual({ error: "used" });
  expect(await callGame("/session", { ticket })).toEqual({ error: "used" });
  expect(await callGame("/session", { ticket, key })).toMatchObject({ session });
});

test("when many pages open a ticket at once, one of them plays", async () => {
  const player = await sandbox.login("player22");
  const ticket = await started(player);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => callGame("/session", { ticket, key: newKey() })),
  );
  expect(answers.filter(({ session }) => session !== undefined)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === "used")).toHaveLength(7);
});

test.each([
  [
    "a logout",
    async (player: Player) => void (await sandbox.api("/logout", {}, { token: player.token })),
  ],
  ["a login elsewhere", async () => void (await sandbox.login("player23"))],
])("after %s the ticket opens nothing, and an open page plays no new round", async (_, end) => {
  const player = await sandbox.login("player23");
  const ticket = await started(player);
  await end(player);
  expect(await callGame("/session", { ticket, key: newKey() })).toEqual({ error: "logged-out" });

  const again = await sandbox.login("player23");
  const opened = { ticket: await started(again), key: newKey() };
  const { session } = v.parse(
    v.object({ session: v.string() }),
    await callGame("/session", opened),
  );
  const round = () => callGame("/rounds", { roundId: randomUUID(), stake: "1.00" }, session);
  expect(await round()).toHaveProperty("round");
  await end(again);
  expect(await round()).toEqual({ error: "logged-out" });
});

test("a replaced session starts no game, not even within its minute of grace", async () => {
  const before = await sandbox.login("player24");
  const now = await sandbox.login("player24");
  expect((await play(before)).status).toBe(401);
  expect((await play(now)).code).toBe("100");
});
