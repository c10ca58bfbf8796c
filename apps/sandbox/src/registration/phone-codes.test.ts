import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "../ground/db/schema.ts";
import { askForCode, phoneCodeOf } from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { takenDetail } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

test("a code has six digits, is in the outbox in words, and is sent once in five minutes", async () => {
  expect((await askForCode(sandbox, "0912345001")).code).toBe("100");
  const code = await phoneCodeOf(sandbox, "0912345001");
  expect(code).toMatch(/^\d{6}$/);
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`, {
    headers: { authorization: `Bearer ${sandbox.operatorKey}` },
  });
  expect(await answer.json()).toMatchObject({
    messages: [
      { channel: "sms", recipient: "0912345001", code, text: expect.stringContaining(code) },
    ],
  });
  expect((await askForCode(sandbox, "0912345001")).code).toBe("102");
  expect(await phoneCodeOf(sandbox, "0912345001")).toBe(code);
  expect((await askForCode(sandbox, "0912345009")).code).toBe("100");
  const later = await fetch(answer.url, {
    headers: { authorization: `Bearer ${sandbox.operatorKey}` },
  });
  expect(await later.json()).toMatchObject({
    messages: [{ recipient: "0912345009" }, { recipient: "0912345001" }],
  });
});

test.each([
  ["201", "", {}],
  ["099", "0900000099", {}],
  ["103", "0900000103", {}],
  ["104", "0900000104", {}],
  // Not ten digits; blacklisted; player20's.
  ["099", "091234500", {}],
  ["099", "0900000215", {}],
  ["099", "5550142233", { currency: "INR" }],
  // The currency does not require a code.
  ["099", "0912345002", { currency: "USD" }],
  ["999", "0912345002", { currency: "BRL" }],
  ["999", "0912345002", { site_id: 9 }],
])("%s is the answer for the phone '%s', with %o", async (code, phone, changed) => {
  expect((await askForCode(sandbox, phone, changed)).code).toBe(code);
  expect(await phoneCodeOf(sandbox, phone)).toBe("");
});

test("a phone number is the same with zeros and its country code before it", async () => {
  expect((await askForCode(sandbox, "0912345004")).code).toBe("100");
  for (const spelling of ["912345004", "84912345004", "0084912345004", "000912345004"])
    expect((await askForCode(sandbox, spelling)).code).toBe("102");
  expect(await phoneCodeOf(sandbox, "0912345004")).toMatch(/^\d{6}$/);
});

test("ten simultaneous presses send one message", async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => askForCode(sandbox, "0912345003")),
  );
  expect(replies.map(({ code }) => code).toSorted()).toEqual([
    "100",
    ...Array.from({ length: 9 }, () => "102"),
  ]);
});

test("a message is in the language of the request", async () => {
  const phone = "0912345011";
  expect((await askForCode(sandbox, phone, {}, { lang: "th_TH" })).code).toBe("100");
  const [message] = await sandbox.services.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, phone));
  expect(message?.text).toBe(`${message?.code} คือรหัส OTP ของคุณ ใช้ได้ 5 นาที อย่าบอกรหัสนี้แก่ผู้อื่น`);
});

test("a phone of the first site's members is free on the second, which sends its own codes", async () => {
  const phone = "15550100311";
  const { db } = sandbox.services;
  await db
    .insert(takenDetail)
    .values({ siteId: 1, field: "member_phone", value: phone, memberId: 1020 });
  const ask = async (site_id: number, currency: string) =>
    (await askForCode(sandbox, phone, { site_id, currency })).code;
  // On the second site, dollars require a code and dong do not.
  expect([await ask(1, "INR"), await ask(2, "VND"), await ask(2, "USD")]).toEqual([
    "099",
    "099",
    "100",
  ]);
});
