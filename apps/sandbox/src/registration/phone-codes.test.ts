import { afterAll, beforeAll, expect, test } from "vitest";
import { askForCode, phoneCodeOf } from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

test("a code has six digits, stands in the outbox in words, and is sent once in five minutes", async () => {
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
});

test.each([
  ["201", "", {}],
  ["099", "0900000099", {}],
  ["103", "0900000103", {}],
  ["104", "0900000104", {}],
  // Not ten digits, blacklisted, player20's.
  ["099", "091234500", {}],
  ["099", "0900000215", {}],
  ["099", "15550142233", { currency: "INR" }],
  // The currency does not ask for a code.
  ["099", "0912345002", { currency: "USD" }],
  ["999", "0912345002", { currency: "BRL" }],
  ["999", "0912345002", { site_id: 9 }],
])("%s is what the phone '%s' hears, with %o", async (code, phone, changed) => {
  expect((await askForCode(sandbox, phone, changed)).code).toBe(code);
  expect(await phoneCodeOf(sandbox, phone)).toBe("");
});

test("ten presses at once send one message", async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => askForCode(sandbox, "0912345003")),
  );
  expect(replies.map(({ code }) => code).toSorted()).toEqual([
    "100",
    ...Array.from({ length: 9 }, () => "102"),
  ]);
});
