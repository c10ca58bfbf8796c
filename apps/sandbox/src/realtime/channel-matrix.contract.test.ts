import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { sites } from "../sites/sites.ts";
import { memberRoles } from "../testing/roles.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

/* Every private and presence channel of docs/wire/events.yaml, for each kind of user that could try to join. */

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

interface Person {
  readonly name: string;
  readonly token: string;
  /** The member id of the channels that they may join; undefined for none. */
  readonly id?: number;
  readonly currency?: string;
}

/** Two members with the same currency, two with others, one of each site; and three whose token belongs to nobody. */
const everybody = async (): Promise<readonly Person[]> => {
  const members = [
    { name: "a member", account: "player20", siteId: 1 },
    { name: "a member with another currency", account: "player08", siteId: 1 },
    ...memberRoles,
  ];
  const people: Person[] = [];
  for (const { name, account, siteId } of members) {
    const { token, memberId: id } = await sandbox.login(account, siteId);
    const { member } = (await sandbox.services.sessions.holderOf(token)) ?? {};
    people.push({ name, token, id, currency: member?.currency ?? "" });
  }
  const loggedOut = await sandbox.login("player22");
  await sandbox.api("/logout", {}, { token: loggedOut.token });
  const replaced = await sandbox.login("player23");
  await sandbox.login("player23");
  return [
    ...people,
    { name: "a visitor", token: "" },
    { name: "a session that was logged out", token: loggedOut.token },
    { name: "a session that another login replaced", token: replaced.token },
  ];
};

const everyCurrency = [...new Set(sites.flatMap(({ currencies }) => currencies))];

const events = v.object({
  channels: v.record(
    v.string(),
    v.object({
      address: v.string(),
      "x-kind": v.picklist(["public", "private", "presence", "window"]),
    }),
  ),
});

const guardedChannels = async (ids: readonly number[]): Promise<readonly string[]> => {
  const file = new URL("../../../../docs/wire/events.yaml", import.meta.url);
  const { channels } = v.parse(events, parse(await readFile(file, "utf8")));
  const patterns = Object.values(channels)
    .filter(({ "x-kind": kind }) => kind === "private" || kind === "presence")
    .map(({ address }) => address);
  expect(patterns.length).toBeGreaterThanOrEqual(3);
  return patterns.flatMap((name) => [
    ...(name.includes("{member_id}")
      ? ids.map((id) => name.replace("{member_id}", String(id)))
      : []),
    ...(name.includes("{currency}")
      ? everyCurrency.map((one) => name.replace("{currency}", one))
      : []),
  ]);
};

const join = (token: string, channel: string) =>
  fetch(`${sandbox.origin}/api/broadcasting/auth`, {
    method: "POST",
    headers: { authorization: token },
    body: new URLSearchParams({ socket_id: "214781.55120384", channel_name: channel }),
  });

test("a channel is joined by the member whose id or currency it names, and by nobody else", async () => {
  const people = await everybody();
  const ids = people.flatMap(({ id }) => id ?? []);
  const channels = await guardedChannels([...ids, 1022, 1023, 999_999]);
  const found: string[] = [];
  let joined = 0;
  for (const { name, token, id, currency } of people)
    for (const channel of channels) {
      const answer = await join(token, channel);
      const text = await answer.text();
      const isTheirs = channel.endsWith(`.${id}`) || channel.endsWith(`.${currency}`);
      const expected = id === undefined ? 401 : isTheirs ? 200 : 403;
      if (answer.status !== expected) found.push(`${name}, ${channel}: ${answer.status}`);
      if (expected !== 200 && text.includes('auth":')) found.push(`${name}, ${channel}: ${text}`);
      joined += answer.status === 200 ? 1 : 0;
    }
  expect(found).toEqual([]);
  // Five members, each with their own channel and two of their currency.
  expect(joined).toBe(5 * 3);
});
