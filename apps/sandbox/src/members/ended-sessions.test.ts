import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

/** Pusher's code for a connection closed by the app, which must not be re-established as it was. */
const terminated = 4009;

const play = (token: string) =>
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

/** The platform's response when a token requests authorisation for its member's channel. */
const authorise = async ({ token, memberId }: { token: string; memberId: number }) => {
  const answer = await fetch(`${sandbox.origin}/api/broadcasting/auth`, {
    method: "POST",
    headers: { authorization: token },
    body: new URLSearchParams({ socket_id: "1.2", channel_name: `private-member.${memberId}` }),
  });
  return answer.status;
};

test("a logout closes the sockets of its session, which do not hear a later session's game", async () => {
  const before = await sandbox.login("player21");
  const [first, second] = await Promise.all([listen(sandbox, before), listen(sandbox, before)]);
  await sandbox.api("/logout", {}, { token: before.token });
  expect(await Promise.all([first.closed, second.closed])).toEqual([terminated, terminated]);

  const now = await sandbox.login("player21");
  const listener = await listen(sandbox, now);
  await play(now.token);
  await listener.next("game.url");
  expect([...first.heard, ...second.heard].map(({ event }) => event)).not.toContain("game.url");
  listener.close();
});

test("a login elsewhere is reported to the session before, whose sockets then close; the new one's stay", async () => {
  const before = await sandbox.login("player22");
  const old = await listen(sandbox, before);
  const now = await sandbox.login("player22");
  const listener = await listen(sandbox, now);
  expect((await old.next("login")).data).toEqual({ token: now.token.split(".")[0] });
  expect(await old.closed).toBe(terminated);

  await play(now.token);
  await listener.next("game.url");
  expect(old.heard.map(({ event }) => event)).not.toContain("game.url");
  listener.close();
});

test("a replaced session opens no channel, although its calls under way are still answered", async () => {
  const before = await sandbox.login("player23");
  const now = await sandbox.login("player23");
  const calls = [before, now].map(({ token }) =>
    sandbox.api("/member/profile/common/layout", {}, { token }),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  expect([await authorise(before), await authorise(now)]).toEqual([401, 200]);
});

test("another member's sockets are not affected", async () => {
  const [leaving, staying] = await Promise.all([
    sandbox.login("player24"),
    sandbox.login("player25"),
  ]);
  const [gone, here] = await Promise.all([listen(sandbox, leaving), listen(sandbox, staying)]);
  await sandbox.api("/logout", {}, { token: leaving.token });
  expect(await gone.closed).toBe(terminated);
  await sandbox.operator("POST", "/events", {
    channel: `private-member.${staying.memberId}`,
    event: "profile.updated",
  });
  await here.next("profile.updated");
  here.close();
});

test("a device that the member removes loses its sockets at once, even within its minute of grace", async () => {
  const before = await sandbox.login("player26");
  const removed = await listen(sandbox, before);
  const now = await sandbox.login("player26");
  const answer = await fetch(`${sandbox.origin}/api/services/v1/member/devices/remove`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: now.token },
    body: JSON.stringify({ all_others: true }),
  });
  expect(answer.status).toBe(200);
  expect(await removed.closed).toBe(terminated);
  expect([await authorise(before), await authorise(now)]).toEqual([401, 200]);
});
