import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { siteTime } from "../ground/clock.ts";
import { brokenRules, readLedger, walletOf } from "../testing/read-ledger.ts";
import { slowProvider } from "../testing/slow-provider.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const slow = "GPSW";
afterEach(async () => {
  await sandbox.operator("POST", `/providers/${slow}`, { state: "open" });
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const play = (token: string, gpId: string, key: string = randomUUID()) =>
  sandbox.api(
    "/member/game/play1",
    {
      gpId,
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf(gpId, 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    },
    { token, key },
  );

const leave = (token: string, key: string = randomUUID()) =>
  sandbox.api("/member/game/leave1", {}, { token, key });

const shown = async (token: string) => {
  const { data } = await sandbox.api("/member/profile/common/layout", {}, { token });
  const layout = v.object({ member_cash: v.string(), is_playing: v.number() });
  const { member_cash, is_playing } = v.parse(layout, data["member_common_layout"]);
  return `${member_cash} ${is_playing}`;
};

describe("a start at a provider", () => {
  const set = (state: object) => sandbox.operator("POST", `/providers/${slow}`, state);

  test("a start under maintenance is answered 203 with its times, and moves no money", async () => {
    const { token } = await sandbox.login("player26");
    const now = sandbox.services.clock();
    const [start_at, end_at] = [now - 60_000, now + 3_600_000];
    await set({ state: "maintenance", start_at, end_at });
    const { code, data } = await play(token, slow);
    expect(code).toBe("203");
    expect(data).toEqual({
      maintain_interval: { start_at: siteTime(start_at), end_at: siteTime(end_at) },
    });
    expect(await shown(token)).toBe("1000.00 0");
  });

  test("a start at a provider that refuses is answered 999 in words, moves no money, and works once it is open", async () => {
    const { token } = await sandbox.login("player26");
    await set({ state: "refusing" });
    const refused = await play(token, slow);
    expect([refused.code, refused.data]).toEqual(["999", null]);
    expect(refused.message).not.toBe("");
    expect(await shown(token)).toBe("1000.00 0");
    await set({ state: "open" });
    expect((await play(token, slow)).code).toBe("100");
    expect(await shown(token)).toBe("0.00 1");
  });

  test("a start at a slow provider is answered when it is done, three seconds late if no time is named", async () => {
    const { token } = await sandbox.login("player27");
    const provider = await slowProvider(sandbox, slow);
    const answered = vi.fn();
    const starting = play(token, slow).then(answered);
    await provider.isAsked();
    expect(await shown(token)).toBe("1000.00 0");
    expect(answered).not.toHaveBeenCalled();
    provider.answer();
    await starting;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ code: "100" }));
    await set({ state: "slow" });
    const states = await sandbox.services.providerStatus.all(sandbox.services.db);
    expect(states.get(slow)).toEqual({ state: "slow", delayMs: 3_000 });
  });
});

test("a start elsewhere leaves money with an unreachable provider, until it is fetched", async () => {
  const { token, memberId } = await sandbox.login("player28");
  await play(token, slow);
  await sandbox.operator("POST", `/providers/${slow}`, { state: "refusing" });
  expect((await play(token, "GPHL")).code).toBe("100");
  expect(walletOf(await readLedger(sandbox.origin), memberId, slow)).toBe(100_000n);
  expect((await leave(token)).code).toBe("100");
  expect(await shown(token)).toBe("0.00 0");
  await sandbox.operator("POST", `/providers/${slow}`, { state: "open" });
  await sandbox.api("/member/profile/balance/all/back", {}, { token, key: randomUUID() });
  expect(await shown(token)).toBe("1000.00 0");
});

/*
 * No call waits for ever: by the time a slow provider responds, the player may have given up or be playing
 * something else.
 */
describe("a start that waits for its provider", () => {
  test("a leave gives up a waiting start: the money stays, and a repeat gets the same answer", async () => {
    const { token, memberId } = await sandbox.login("player21");
    const provider = await slowProvider(sandbox, slow);
    const key = randomUUID();
    const starting = play(token, slow, key);
    await provider.isAsked();
    expect((await leave(token)).code).toBe("100");
    provider.answer();
    expect((await starting).code).toBe("999");
    expect((await play(token, slow, key)).code).toBe("999");
    expect(await shown(token)).toBe("1000.00 0");
    expect(walletOf(await readLedger(sandbox.origin), memberId, slow)).toBe(0n);
  });

  test("a waiting start does not end the game that was started after it", async () => {
    const { token, memberId } = await sandbox.login("player22");
    const provider = await slowProvider(sandbox, slow);
    const starting = play(token, slow);
    await provider.isAsked();
    expect((await play(token, "GPHL")).code).toBe("100");
    provider.answer();
    expect((await starting).code).toBe("999");
    expect(await shown(token)).toBe("0.00 1");
    expect(walletOf(await readLedger(sandbox.origin), memberId, "GPHL")).toBe(100_000n);
  });

  test("a waiting start goes on when another member leaves", async () => {
    const [mine, other] = [await sandbox.login("player23"), await sandbox.login("player24")];
    const provider = await slowProvider(sandbox, slow);
    const starting = play(mine.token, slow);
    await provider.isAsked();
    await leave(other.token);
    provider.answer();
    expect((await starting).code).toBe("100");
    expect(await shown(mine.token)).toBe("0.00 1");
  });
});

test("a leave that waits for its provider does not end the game that was started meanwhile", async () => {
  const { token, memberId } = await sandbox.login("player25");
  await play(token, slow);
  const provider = await slowProvider(sandbox, slow);
  const leaving = leave(token);
  await provider.isAsked();
  expect((await play(token, "GPHL")).code).toBe("100");
  provider.answer();
  expect((await leaving).code).toBe("100");
  expect(await shown(token)).toBe("0.00 1");
  expect(walletOf(await readLedger(sandbox.origin), memberId, "GPHL")).toBe(100_000n);
  expect((await leave(token)).code).toBe("100");
  expect(await shown(token)).toBe("1000.00 0");
});
