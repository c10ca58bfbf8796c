import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { siteInstant } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { memberHistory } from "../testing/member-history.ts";
import {
  beginTotp,
  confirmTotp,
  findWaitingCode,
  isTotpOn,
  newRecoveryCodes,
  recoveryCodesLeft,
  removeTotp,
  spendWaitingCode,
  takeSecondStep,
  waitForCode,
} from "./totp.ts";

const history = memberHistory();
const now = siteInstant("2026-11-20 12:00:00");
const period = 30_000;

const within = <Done>(work: (tx: Tx) => Promise<Done>) => history.db.transaction(work);
const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

let members = 0;
/** Two members, each with an authenticator app that was turned on a while ago. */
const owners = async () => {
  const made = [];
  for (const _ of [1, 2]) {
    members += 1;
    const { id, account } = await history.member(members);
    const begun = await beginTotp(history.db, { id, account }, "Naluma");
    const secret = begun?.secret ?? "";
    const before = now - 10 * period;
    const recovery = await within((tx) => confirmTotp(tx, id, codeAt(secret, before), before));
    made.push({ id, account, secret, recovery: recovery ?? [] });
  }
  return made;
};
type Owner = Awaited<ReturnType<typeof owners>>[number];

let one: Owner;
let other: Owner;
beforeEach(async () => {
  const [first, second] = await owners();
  if (!first || !second) throw new Error("There are no two owners.");
  [one, other] = [first, second];
});

const take = (id: number, code: string, at = now) =>
  within((tx) => takeSecondStep(tx, id, code, at));

describe("a code of the app", () => {
  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("a code from %s half minutes away is accepted: %s", async (periods, isTaken) => {
    expect(await take(one.id, codeAt(one.secret, now + periods * period))).toBe(isTaken);
  });

  test("a code is accepted once, and no earlier one after it", async () => {
    const [before, present, next] = [-1, 0, 1].map((step) =>
      codeAt(one.secret, now + step * period),
    );
    expect(await take(one.id, present ?? "")).toBe(true);
    expect([await take(one.id, present ?? ""), await take(one.id, before ?? "")]).toEqual([
      false,
      false,
    ]);
    expect(await take(one.id, next ?? "")).toBe(true);
  });

  test("a code is nobody else's, and may be typed with a space", async () => {
    const code = codeAt(one.secret, now);
    expect(await take(other.id, code)).toBe(false);
    expect(await take(one.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  });

  test("a code turns the app on once: the next one brings no new recovery codes", async () => {
    const again = await within((tx) => confirmTotp(tx, one.id, codeAt(one.secret, now), now));
    expect(again).toBeUndefined();
    expect(await beginTotp(history.db, one, "Naluma")).toBeUndefined();
    const [code = ""] = one.recovery;
    expect(await take(one.id, code)).toBe(true);
  });
});

describe("a recovery code", () => {
  test("a recovery code is accepted once, and from its owner alone", async () => {
    const [code = ""] = one.recovery;
    expect(await take(other.id, code)).toBe(false);
    expect([await take(one.id, code), await take(one.id, code)]).toEqual([true, false]);
    expect(await recoveryCodesLeft(history.db, one.id)).toBe(9);
    expect(await recoveryCodesLeft(history.db, other.id)).toBe(10);
  });

  test("new recovery codes, which are nobody else's, invalidate the old ones", async () => {
    const [before = ""] = one.recovery;
    const [fresh = ""] = await within((tx) => newRecoveryCodes(tx, one.id));
    expect([await take(one.id, before), await take(one.id, fresh)]).toEqual([false, true]);
    const [theirs = ""] = other.recovery;
    expect(await take(other.id, theirs)).toBe(true);
  });
});

describe("a login that waits for a code", () => {
  const wait = (memberId = one.id, at = now) =>
    waitForCode(history.db, { memberId, udid: "laptop" }, at);
  const found = (id: string, udid: string, at: number) => findWaitingCode(history.db, id, udid, at);
  const spend = (id: string, udid: string, at: number) =>
    within((tx) => spendWaitingCode(tx, id, udid, at));

  const minutes = (many: number) => now + many * 60_000;

  test("a waiting login continues on its own device, within ten minutes, once", async () => {
    const id = await wait();
    expect(await found(id, "phone", now)).toBeUndefined();
    expect(await found(id, "laptop", minutes(10) - 1)).toBe(one.id);
    expect(await found(id, "laptop", minutes(10))).toBeUndefined();
    expect([await spend(id, "phone", now), await spend(id, "laptop", minutes(10))]).toEqual([
      false,
      false,
    ]);
    expect([await spend(id, "laptop", now), await spend(id, "laptop", now)]).toEqual([true, false]);
  });

  test("a waiting login continues beside another one that begins", async () => {
    const id = await wait();
    await wait(other.id, minutes(9));
    expect(await found(id, "laptop", minutes(9))).toBe(one.id);
  });

  test("removing the app ends the waiting login and the codes, and nobody else's", async () => {
    const [id, theirs] = [await wait(), await wait(other.id)];
    await within((tx) => removeTotp(tx, one.id));
    expect(await isTotpOn(history.db, one.id)).toBe(false);
    expect(await recoveryCodesLeft(history.db, one.id)).toBe(0);
    expect(await found(id, "laptop", now)).toBeUndefined();
    expect(await isTotpOn(history.db, other.id)).toBe(true);
    expect(await recoveryCodesLeft(history.db, other.id)).toBe(10);
    expect(await found(theirs, "laptop", now)).toBe(other.id);
  });
});

test("an app is set up with names that its owner recognises, and the latest set-up counts", async () => {
  const { id } = await history.member(1_001);
  const begin = () => beginTotp(history.db, { id, account: "ada01" }, "Naluma");
  const [before, last] = [await begin(), await begin()];
  expect(last?.uri).toMatch(/^otpauth:\/\/totp\/Naluma:ada01\?/);
  const confirm = (secret = "") => within((tx) => confirmTotp(tx, id, codeAt(secret, now), now));
  expect(await confirm(before?.secret)).toBeUndefined();
  expect(await confirm(last?.secret)).toHaveLength(10);
});
