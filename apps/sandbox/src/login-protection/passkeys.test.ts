import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import {
  authenticationResponse,
  registrationResponse,
} from "../calls/services/login-protection-requests.ts";
import { siteInstant } from "../ground/clock.ts";
import type { Member } from "../members/sessions.ts";
import { memberHistory } from "../testing/member-history.ts";
import { fakeAuthenticator } from "./authenticator.fake.ts";
import {
  addPasskey,
  memberOfPasskey,
  maxPasskeys,
  passkeyCreation,
  passkeyRequest,
  passkeysOf,
  removePasskey,
} from "./passkeys.ts";

const history = memberHistory();
const now = siteInstant("2026-11-20 12:00:00");
const fiveMinutes = 5 * 60_000;

const origin = "https://naluma.example";
const first = { name: "Naluma", id: "naluma.example", origin, siteId: 1 };
/** Both sites on one host, so that only the site distinguishes their passkeys. */
const second = { ...first, siteId: 2 };

let members = 0;
let one: Member;
let other: Member;
beforeEach(async () => {
  members += 2;
  one = await history.member(members);
  other = await history.member(members + 1);
});

type Device = ReturnType<typeof fakeAuthenticator>;

const challengeFor = async (of: Member, party = first, at = now) =>
  (await passkeyCreation(history.db, party, of, at)).challenge;
const add = (of: Member, device: Device, challenge: string, { at = now, party = first } = {}) =>
  history.db.transaction((tx) =>
    addPasskey(tx, party, of, {
      response: v.parse(registrationResponse, device.create(challenge)),
      name: "Laptop",
      now: at,
    }),
  );
const enrol = async (of: Member) => {
  const device = fakeAuthenticator(origin);
  expect(await add(of, device, await challengeFor(of))).toBe(device.id);
  return device;
};

const request = async (party = first, at = now) =>
  (await passkeyRequest(history.db, party, at)).challenge;
const logIn = async (device: Device, challenge: string, { at = now, party = first } = {}) => {
  const response = v.parse(authenticationResponse, device.get(challenge));
  const found = await history.db.transaction((tx) => memberOfPasskey(tx, party, response, at));
  return found?.id;
};

test("a challenge is valid for less than five minutes, while others are requested", async () => {
  const device = await enrol(one);
  const challenge = await request();
  await request(first, now + fiveMinutes - 1);
  expect(await logIn(device, challenge, { at: now + fiveMinutes - 1 })).toBe(one.id);
  expect(await logIn(device, await request(), { at: now + fiveMinutes })).toBeUndefined();

  const creation = await challengeFor(one);
  await challengeFor(other, first, now + 1);
  const late = { at: now + fiveMinutes };
  expect(await add(one, fakeAuthenticator(origin), creation, late)).toBeUndefined();
});

test("a challenge is valid for one member, and for one site", async () => {
  const device = await enrol(one);
  const fresh = () => fakeAuthenticator(origin);
  expect(await add(one, fresh(), await challengeFor(other))).toBeUndefined();
  expect(await add(one, fresh(), await request())).toBeUndefined();
  expect(await add(one, fresh(), await challengeFor(one, second))).toBeUndefined();
  expect(await logIn(device, await challengeFor(one))).toBeUndefined();
  expect(await logIn(device, await request(second))).toBeUndefined();
  expect(await logIn(device, await request())).toBe(one.id);
});

test("a passkey logs in on its member's own site alone", async () => {
  const device = await enrol(one);
  expect(await logIn(device, await request(second), { party: second })).toBeUndefined();
  expect(await logIn(device, await request())).toBe(one.id);
});

test("a member has ten passkeys at most, and room again after the owner removes one", async () => {
  const devices = [];
  for (let turn = 0; turn < maxPasskeys; turn += 1) devices.push(await enrol(one));
  expect(await add(one, fakeAuthenticator(origin), await challengeFor(one))).toBeUndefined();
  const theirs = await enrol(other);
  const [gone] = devices;
  await removePasskey(history.db, other.id, gone?.id ?? "");
  expect(await passkeysOf(history.db, one.id)).toHaveLength(10);
  await removePasskey(history.db, one.id, gone?.id ?? "");
  expect(await passkeysOf(history.db, one.id)).toHaveLength(9);
  await enrol(one);
  expect((await passkeysOf(history.db, other.id)).map(({ id }) => id)).toEqual([theirs.id]);
});

test("a device that does not verify its user can neither be added nor log in", async () => {
  const careless = fakeAuthenticator(origin);
  careless.stopVerifying();
  expect(await add(one, careless, await challengeFor(one))).toBeUndefined();
  const device = await enrol(one);
  expect(await logIn(device, await request())).toBe(one.id);
  device.stopVerifying();
  expect(await logIn(device, await request())).toBeUndefined();
});

test("two passkeys are counted separately, each with the time of its last use", async () => {
  const [often, seldom] = [await enrol(one), await enrol(one)];
  for (let turn = 1; turn <= 4; turn += 1)
    expect(await logIn(often, await request(), { at: now + turn })).toBe(one.id);
  const held = await passkeysOf(history.db, one.id);
  const used = [often, seldom].map((device) => held.find(({ id }) => id === device.id)?.usedAt);
  expect(used).toEqual([now + 4, null]);
  expect(await logIn(seldom, await request(), { at: now + 5 })).toBe(one.id);
});

test("passkeys are listed in the order in which they were added", async () => {
  const made: string[] = [];
  for (const turn of [5, 0, 3, 1, 4, 2]) {
    const device = fakeAuthenticator(origin);
    await add(one, device, await challengeFor(one), { at: now + turn });
    made[turn] = device.id;
  }
  expect((await passkeysOf(history.db, one.id)).map(({ id }) => id)).toEqual(made);
});

test("a device is told which passkeys the member already has, all under one user handle", async () => {
  const device = await enrol(one);
  await enrol(other);
  const [again, twice] = [
    await passkeyCreation(history.db, first, one, now),
    await passkeyCreation(history.db, first, one, now),
  ];
  const theirs = await passkeyCreation(history.db, first, other, now);
  expect(again.excludeCredentials).toMatchObject([{ id: device.id, transports: ["internal"] }]);
  expect(twice.user.id).toBe(again.user.id);
  // Otherwise a shared device would replace one member's passkey with the other's.
  expect(theirs.user.id).not.toBe(again.user.id);
});
