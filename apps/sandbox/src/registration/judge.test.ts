import { beforeAll, describe, expect, test } from "vitest";
import { inviteCode } from "../friend-rewards/schema.ts";
import { siteInstant } from "../ground/clock.ts";
import { createThrottle } from "../members/throttle.ts";
import { addExclusion } from "../responsible-play/limits/stored-limits.ts";
import { sites } from "../sites/sites.ts";
import { memberHistory } from "../testing/member-history.ts";
import type { Details, UniqueField } from "./details.ts";
import { isSelfExcluded } from "./gate.ts";
import { agentCurrency, findIntroducer, type NamedIntroducer } from "./introducers.ts";
import {
  codeLifetime,
  phoneCodeRefusal,
  sendPhoneCode,
  smsLimit,
  spendPhoneCode,
} from "./phone-codes.ts";
import { fieldRules } from "./settings.ts";
import { firstUsedDetail, takeDetails, takeKnownDetails, usedDetail } from "./taken-details.ts";

const history = memberHistory();

const [first, second] = sites;
if (!first || !second) throw new Error("There are no two sites.");

const exclude = (memberId: number, kind: "self-exclusion" | "time-out", endsAt: number) =>
  history.db.transaction((tx) => addExclusion(tx, { memberId, kind, startedAt: 0, endsAt }));

describe("a detail", () => {
  const take = (memberId: number, details: Details, siteId = 1) =>
    history.db.transaction((tx) =>
      takeDetails(tx, { siteId, memberId }, details, fieldRules(first, "USD")),
    );
  beforeAll(async () => {
    await history.member(101);
    await history.member(102, { state: "disabled" });
    await history.member(103, { state: "frozen" });
    await take(101, {
      member_email: " Ada@Example.com ",
      member_phone: "15550101",
      identity_id: "nl1",
      member_telegram: "ada.lark",
    });
    await take(102, { identity_id: "NL2", member_email: "gone@example.com" });
    await take(103, { identity_id: "NL3" });
  });

  test.each<[UniqueField, string, string | undefined]>([
    ["member_email", "ada@example.com", "email used"],
    ["member_email", "  ADA@example.COM", "email used"],
    ["member_email", "ada@example.co", undefined],
    ["member_phone", "15550101", "phone used"],
    ["member_phone", "1555010", undefined],
    ["identity_id", "NL1", "identity used"],
    ["identity_id", "nl2", "identity of a closed account"],
    ["identity_id", "nl3", "identity of a closed account"],
    // Only for an identity is it reported that its account is closed.
    ["member_email", "gone@example.com", "email used"],
    ["member_zalo", "ada.lark", undefined],
  ])("%s '%s' is refused as %s", async (field, value, refused) => {
    expect(await usedDetail(history.db, 1, { field, value })).toBe(refused);
    expect(await usedDetail(history.db, 2, { field, value })).toBeUndefined();
  });

  test("a detail is refused only if the currency requires it to be unique, the first of several", async () => {
    const details = {
      member_telegram: "ada.lark",
      member_phone: "15550101",
      member_email: "ada@example.com",
    };
    const asked = (currency: "USD" | "WON") =>
      firstUsedDetail(history.db, 1, details, fieldRules(first, currency));
    expect(await asked("USD")).toBe("phone used");
    expect(await asked("WON")).toBe("telegram refused");
  });

  test("a detail that may be shared stays with its first owner, and is not refused", async () => {
    await history.member(104);
    expect(await take(104, { member_telegram: "ADA.lark", member_email: "new@example.com" })).toBe(
      undefined,
    );
    expect(await take(104, { member_email: "ada@example.com" })).toBe("email used");
    expect(await take(104, { member_email: "ada@example.com" }, 2)).toBeUndefined();
  });
});

test("a detail that several members already had belongs to the first one of a site", async () => {
  const facts = { identityId: " NL90 ", email: "", phone: "15550190" };
  await history.member(152, { facts });
  await history.member(151, { facts, state: "disabled" });
  await history.member(153, { siteId: 2, facts: { identityId: "nl90" } });
  await history.db.transaction(takeKnownDetails);
  const used = (siteId: number, field: UniqueField, value: string) =>
    usedDetail(history.db, siteId, { field, value });
  expect(await used(1, "identity_id", "nl90")).toBe("identity of a closed account");
  expect(await used(2, "identity_id", "nl90")).toBe("identity used");
  expect(await used(1, "member_phone", "15550190")).toBe("phone used");
  expect(await used(2, "member_phone", "15550190")).toBeUndefined();
  // A blank value belongs to nobody.
  expect(await used(1, "member_email", "")).toBeUndefined();
});

describe("a self-excluded person", () => {
  const now = siteInstant("2026-11-20 12:00:00");
  const ida = {
    name: "Ida Vale",
    birthday: "1985-2-11",
    phone: "5550142244",
    email: "ida@example.com",
    identityId: "NL77",
  };
  beforeAll(async () => {
    await history.member(201, { facts: ida });
    await exclude(201, "self-exclusion", now + 1);
    await history.member(202, { facts: { name: "Tom Hall", email: "tom@example.com" } });
    await exclude(202, "time-out", now + 1);
    await history.member(203, { facts: { email: "eva@example.com" } });
    await exclude(203, "self-exclusion", now);
    await history.member(204, { siteId: 2, facts: { email: "kim@example.com" } });
    await exclude(204, "self-exclusion", now + 1);
    await history.member(205, { facts: { name: "Ida Vale", birthday: "1990-1-1" } });
  });

  test.each<[string, Details, boolean]>([
    [
      "name and birthday, however they are written",
      { member_name: " IDA vale", member_birthday: "1985-02-11" },
      true,
    ],
    ["a middle name", { member_name: "Ida M Vale", member_birthday: "1985-2-11" }, true],
    ["another order", { member_name: "Vale Ida", member_birthday: "1985-2-11" }, true],
    ["a point", { member_name: "Ida. Vale", member_birthday: "1985-2-11" }, true],
    ["all of that at once", { member_name: "Vále-M. Ida", member_birthday: "1985-2-11" }, true],
    ["a hyphen", { member_name: "Ida-Vale", member_birthday: "1985-2-11" }, true],
    ["no blank", { member_name: "IdaVale", member_birthday: "1985-2-11" }, true],
    ["an accent", { member_name: "Ida\u0301 Vále", member_birthday: "1985-2-11" }, true],
    ["wide letters", { member_name: "Ｉｄａ Vale", member_birthday: "1985-2-11" }, true],
    ["one name of the two", { member_name: "Ida", member_birthday: "1985-2-11" }, false],
    ["no name", { member_name: "-", member_birthday: "1985-2-11" }, false],
    ["the mail with a tag", { member_email: "ida+1@example.com" }, true],
    ["the mail with a point", { member_email: "i.da@Example.com" }, true],
    ["the mail of a host like it", { member_email: "ida@example.co" }, false],
    ["the identity with blanks", { identity_id: "NL 77" }, true],
    ["the name alone", { member_name: "Ida Vale" }, false],
    ["the birthday alone", { member_birthday: "1985-2-11" }, false],
    [
      "the name and another birthday",
      { member_name: "Ida Vale", member_birthday: "1985-2-12" },
      false,
    ],
    [
      "another name and the birthday",
      { member_name: "Ida Wren", member_birthday: "1985-2-11" },
      false,
    ],
    ["the phone", { member_phone: "5550142244" }, true],
    ["the phone as from abroad", { member_phone: "0015550142244" }, true],
    ["a phone like it", { member_phone: "5550142245" }, false],
    ["the mail", { member_email: "IDA@example.com " }, true],
    ["the identity", { identity_id: "nl77" }, true],
    [
      "one sign of several",
      { member_name: "New Name", member_email: "new@example.com", identity_id: "NL77" },
      true,
    ],
    ["a time-out, which is none", { member_email: "tom@example.com" }, false],
    ["an exclusion that is over", { member_email: "eva@example.com" }, false],
    ["an exclusion on another site", { member_email: "kim@example.com" }, false],
    ["nothing at all", {}, false],
  ])("a self-excluded person is recognised by %s", async (_, details, isKnown) => {
    expect(await isSelfExcluded(history.db, first, details, now)).toBe(isKnown);
  });
});

describe("an introducer", () => {
  const agent = { agentType: 1, agentActive: true };
  const now = siteInstant("2026-11-20 12:00:00");
  const invites: readonly (readonly [number, string, number | null])[] = [
    [310, "GOOD2222", null],
    [311, "GONE2222", null],
    [312, "ICED2222", null],
    [313, "VOID2222", now],
    [314, "SHUT2222", null],
    [315, "HELD2222", null],
    [316, "REST2222", null],
    [317, "AWAY2222", null],
    [318, "BACK2222", null],
  ];
  beforeAll(async () => {
    await history.member(301, { facts: agent });
    await history.member(302, { facts: { ...agent, agentActive: false } });
    await history.member(303, { facts: agent, state: "frozen" });
    await history.member(304, { facts: agent, siteId: 2 });
    await history.member(305);
    await history.member(306, { facts: agent, currency: "VND" });
    await history.member(310);
    await history.member(311, { state: "disabled" });
    await history.member(312, { state: "frozen" });
    await history.member(313);
    await history.member(314, { facts: { agentApplication: "closed" } });
    await history.member(315, { facts: { agentApplication: "refused" } });
    await history.member(316);
    await exclude(316, "time-out", now + 1);
    await history.member(317);
    await exclude(317, "self-exclusion", now + 1);
    await history.member(318);
    await exclude(318, "self-exclusion", now);
    for (const [memberId, code, withdrawnAt] of invites)
      await history.db.insert(inviteCode).values({ memberId, code, withdrawnAt });
  });

  const found = async (named: NamedIntroducer, currency: string | undefined, site = first) => {
    const one = await findIntroducer(history.db, site, named, { currency, now });
    return one.refused ?? one.member.id;
  };

  test.each([
    ["301", "USD", 301],
    ["301", undefined, 301],
    ["301", "VND", "introducer of another currency"],
    ["306", "VND", 306],
    ["302", "USD", "agent disabled"],
    ["303", "USD", "agent disabled"],
    ["304", "USD", "no such agent"],
    ["305", "USD", "no such agent"],
    ["30", "USD", "no such agent"],
    ["3010", "USD", "no such agent"],
    ["1e2", "USD", "no such agent"],
  ])("the agent %s, for %s, is %s", async (id, currency, result) => {
    expect(await found({ kind: "agent", id }, currency)).toBe(result);
  });

  test.each([
    ["GOOD2222", 310],
    ["good2222", 310],
    ["GONE2222", "introducer gone"],
    ["ICED2222", "introducer unusable"],
    ["VOID2222", "code withdrawn"],
    ["SHUT2222", "recommendation closed"],
    ["HELD2222", "recommendation disabled"],
    // A member on a day's break still counts as a friend.
    ["REST2222", 316],
    ["AWAY2222", "introducer unusable"],
    ["BACK2222", 318],
    ["GOOD222", "no such code"],
  ])("the code %s is %s, in any currency", async (code, result) => {
    expect(await found({ kind: "friend", code }, "VND")).toBe(result);
    expect(await found({ kind: "friend", code }, "USD", second)).toBe("recommendation closed");
  });

  test.each([
    [301, "USD"],
    [302, undefined],
    [303, undefined],
    [304, "USD"],
    [305, undefined],
    [306, "VND"],
  ])("a question about %s is answered with the currency %s", async (id, currency) => {
    expect(await agentCurrency(history.db, id)).toBe(currency);
  });
});

describe("by SMS", () => {
  const services = () => ({
    db: history.db,
    clock: history.clock,
    throttle: createThrottle(history.db, history.clock),
  });
  const send = async (siteId: number, phone: string) => {
    let sent = "";
    await sendPhoneCode(services(), { siteId, phone }, (code) => (sent = code));
    return sent;
  };
  const refusalOf = (typed: string, phone: string, siteId = 1) =>
    phoneCodeRefusal(services(), { siteId, phone }, typed);
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  /** Requests codes until one differs from the given one. */
  const sendAnother = async (siteId: number, phone: string, than: string): Promise<string> => {
    const code = await send(siteId, phone);
    return code === than ? sendAnother(siteId, phone, than) : code;
  };

  test("five wrong codes invalidate the right one, and a new message resets that", async () => {
    history.now = "2026-11-20 12:00:00";
    const code = await send(1, "0911");
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(wrongOf(code), "0911")).toBe("phone code wrong");
    expect(await refusalOf(code, "0911")).toBe("phone unproven");
    const next = await sendAnother(1, "0911", code);
    expect(await refusalOf(code, "0911")).toBe("phone code wrong");
    expect(await refusalOf(next, "0911")).toBeUndefined();
  });

  test("an empty code is wrong and does not count as a try", async () => {
    const code = await send(1, "0912");
    for (let tries = 0; tries < 9; tries += 1)
      expect(await refusalOf("", "0912")).toBe("phone code wrong");
    expect(await refusalOf(code, "0912")).toBeUndefined();
  });

  test("a code is for its phone and its site, and so are the wrong ones", async () => {
    const code = await send(1, "0913");
    const other = await sendAnother(2, "0913", code);
    expect(await refusalOf(code, "09130")).toBe("phone unproven");
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(code, "0913", 2)).toBe("phone code wrong");
    expect(await refusalOf(other, "0913", 2)).toBe("phone unproven");
    expect(await refusalOf(code, "0913")).toBeUndefined();
  });

  test("a code is valid for five minutes, once", async () => {
    history.now = "2026-11-20 12:00:00";
    const code = await send(1, "0914");
    history.now = "2026-11-20 12:04:59";
    expect(await refusalOf(code, "0914")).toBeUndefined();
    const spend = (siteId: number) =>
      history.db.transaction((tx) => spendPhoneCode(tx, { siteId, phone: "0914" }, code));
    const wrong = { siteId: 1, phone: "0914" };
    const spendWrong = history.db.transaction((tx) => spendPhoneCode(tx, wrong, wrongOf(code)));
    expect(await spendWrong).toBe(false);
    expect([await spend(2), await spend(1), await spend(1)]).toEqual([false, true, false]);
    const late = await send(1, "0914");
    history.now = "2026-11-20 12:09:59";
    expect(await refusalOf(late, "0914")).toBe("phone unproven");
  });

  describe("a message", () => {
    const limit = (phone: string, address: string, { siteId = 1, testMode = false } = {}) =>
      smsLimit({ config: { testMode }, ...services() }, { siteId, phone }, address);

    test("a message is sent to a phone once in five minutes, and a second press does not count for the address", async () => {
      history.now = "2026-11-21 12:00:00";
      expect(await limit("0921", "a")).toBeUndefined();
      for (let presses = 0; presses < 5; presses += 1)
        expect(await limit("0921", "a")).toBe("recent");
      expect([await limit("0922", "a"), await limit("0923", "a")]).toEqual([undefined, undefined]);
      expect(await limit("0924", "a")).toBe("recent");
      expect(await limit("0924", "b")).toBeUndefined();
      history.now = "2026-11-21 12:04:59";
      expect(await limit("0921", "c")).toBe("recent");
      history.now = "2026-11-21 12:05:00";
      expect([await limit("0921", "c"), await limit("0925", "a")]).toEqual([undefined, undefined]);
    });

    test("each site sends its own message, and tests request them from one address without limit", async () => {
      expect(await limit("0931", "d")).toBeUndefined();
      expect(await limit("0931", "d", { siteId: 2 })).toBeUndefined();
      for (const phone of ["0932", "0933", "0934", "0935"])
        expect(await limit(phone, "d", { testMode: true })).toBeUndefined();
    });

    test("a phone gets five messages in 24 hours; the sixth leads to customer service, and the limit expires", async () => {
      const at = (minutes: number) => siteInstant("2026-11-22 12:00:00") + minutes * 60_000;
      const answers = [];
      for (let turn = 0; turn < 6; turn += 1) {
        history.now = `2026-11-22 12:${String(turn * 5).padStart(2, "0")}:00`;
        answers.push(await limit("0941", `e${turn}`));
      }
      expect(answers).toEqual([...Array.from({ length: 5 }, () => undefined), "many today"]);
      expect(history.clock()).toBe(at(25));
      expect(await limit("0942", "f")).toBeUndefined();
      history.now = "2026-11-23 11:59:59";
      expect(await limit("0941", "g")).toBe("many today");
      history.now = "2026-11-23 12:00:00";
      expect(await limit("0941", "g")).toBeUndefined();
    });
  });

  test("a code is valid for as long as the next message has to wait", () => {
    expect(codeLifetime).toBe(5 * 60_000);
  });
});
