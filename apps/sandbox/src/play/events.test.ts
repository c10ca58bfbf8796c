import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { openTicket } from "./launches.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const play = (token: string, key: string) =>
  sandbox.api(
    "/member/game/play1",
    {
      gpId: "GPHL",
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    },
    { token, key },
  );

const ticketIn = (data: unknown) => {
  const { url } = v.parse(v.object({ url: v.string() }), data);
  return new URL(url).searchParams.get("ticket") ?? "";
};

const cashEvent = v.object({ cash: v.string() });
const opened = v.object({ session: v.string() });

describe("the address of a game", () => {
  test("the address of a game arrives by event, and again for a repeat, until the game was opened", async () => {
    const player = await sandbox.login("player21");
    const listener = await listen(sandbox, player);
    const key = randomUUID();
    await play(player.token, key);
    const first = await listener.next("game.url");
    expect(first).toMatchObject({
      channel: `private-member.${player.memberId}`,
      data: { launch_id: key, gp_id: "GPHL" },
    });
    expect(await listener.next("member.cash")).toMatchObject({ data: { cash: "0.00" } });

    await play(player.token, key);
    expect((await listener.next("game.url")).data).toEqual(first.data);

    const opening = { ticket: ticketIn(first.data), key: "the key of a page" };
    await openTicket(sandbox.services.db, opening, sandbox.services.clock);
    await play(player.token, key);
    await sandbox.api("/member/game/leave1", {}, { token: player.token });
    expect(await listener.next("member.cash")).toMatchObject({ data: { cash: "1000.00" } });
    expect(listener.heard.filter(({ event }) => event === "game.url")).toEqual([]);
    listener.close();
  });

  test("the address of a game waits for a member who subscribes later, and is gone once the game was left", async () => {
    const player = await sandbox.login("player22");
    const key = randomUUID();
    await play(player.token, key);
    const late = await listen(sandbox, player);
    const { data } = await late.next("game.url");
    expect(data).toMatchObject({ launch_id: key });
    late.close();

    const again = await listen(sandbox, player);
    expect((await again.next("game.url")).data).toEqual(data);
    await sandbox.api("/member/game/leave1", {}, { token: player.token });
    await again.next("member.cash");
    again.close();

    const { db, clock } = sandbox.services;
    const opening = { ticket: ticketIn(data), key: "the key of a page" };
    expect(await openTicket(db, opening, clock)).toEqual({ ok: false, refusal: "ended" });
    const after = await listen(sandbox, player);
    // Anything pending would have been sent before this event.
    await sandbox.operator("POST", "/money", { member: "player22", amount: "1.00" });
    await after.next("member.cash");
    expect(after.heard).toEqual([]);
    after.close();
  });
});

describe("rounds of a game", () => {
  const callGame = async (path: string, body: unknown, session = "") => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.providerPort}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    });
    return v.parse(v.record(v.string(), v.unknown()), await answer.json());
  };

  test("rounds are reported by the main wallet's balance, a burst of them in a few events", async () => {
    const player = await sandbox.login("player24");
    const listener = await listen(sandbox, player);
    await play(player.token, randomUUID());
    const ticket = ticketIn((await listener.next("game.url")).data);
    const { cash } = v.parse(cashEvent, (await listener.next("member.cash")).data);
    const { session } = v.parse(opened, await callGame("/session", { ticket }));

    // Plays a round and reports it as shown, as the page does.
    const round = async () => {
      const played = await callGame("/rounds", { roundId: randomUUID(), stake: "1.00" }, session);
      await callGame("/shown", {}, session);
      return played;
    };
    expect(await round()).toMatchObject({ balance: expect.stringMatching(/^\d+\.\d\d$/) });
    expect((await listener.next("member.cash")).data).toEqual({ cash });

    const began = performance.now();
    await Promise.all(Array.from({ length: 10 }, round));
    const lasted = performance.now() - began;
    await sandbox.services.background.settled();
    // This event is published after all the others.
    await sandbox.operator("POST", "/events", {
      channel: `private-member.${player.memberId}`,
      event: "app_clean_cache",
    });
    await listener.next("app_clean_cache");
    const count = listener.heard.filter(({ event }) => event === "member.cash").length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(Math.ceil(lasted / 500) + 1);
    listener.close();
  });
});

describe("events about the member", () => {
  test("a login elsewhere is reported by the name of its session, never by its token", async () => {
    const here = await sandbox.login("player23");
    const listener = await listen(sandbox, here);
    const there = await sandbox.login("player23");
    const { data } = await listener.next("login");
    expect(data).toEqual({ token: there.token.split(".")[0] });
    listener.close();
  });

  test("a get-back is reported after the new balance", async () => {
    const player = await sandbox.login("player03");
    const listener = await listen(sandbox, player);
    await sandbox.api("/member/profile/balance/all/back", {}, { token: player.token });
    expect(await listener.next("member.cash")).toMatchObject({ data: { cash: "272.75" } });
    expect(await listener.next("all_transfer_back")).toMatchObject({ data: {} });
    listener.close();
  });
});
