import { afterAll, beforeAll, expect, test } from "vitest";
import { askForCode, from, phoneCodeOf, register } from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { codeLifetime, phoneCodeRefusal, sendPhoneCode } from "./phone-codes.ts";

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

test("after five wrong codes the right one is good for nothing any more", async () => {
  const phone = "0912345004";
  await askForCode(sandbox, phone);
  const right = await phoneCodeOf(sandbox, phone);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  const ask = async (phone_verify: string, place: number) => {
    const form = { member_currency: "VND", member_name: `Linh`, withdraw_password: "4826" };
    const account = { member_account: `guess00${place}`, member_phone: phone, phone_verify };
    return (await register(sandbox, { ...form, ...account, member_email: "" })).code;
  };
  for (let place = 1; place <= 5; place += 1) expect(await ask(wrong, place)).toBe("113");
  expect(await ask(right, 6)).toBe("222");
});

test("a code is good for five minutes, and the next one takes its place", async () => {
  const { services } = sandbox;
  const of = { siteId: 1, phone: "0912345005" };
  const codes: string[] = [];
  const send = () =>
    sendPhoneCode(services, of, (code) => {
      codes.push(code);
      return code;
    });
  await send();
  const later = (ms: number) => ({ ...services, clock: () => services.clock() + ms });
  const [first = ""] = codes;
  expect(await phoneCodeRefusal(later(codeLifetime - 5_000), of, first)).toBeUndefined();
  expect(await phoneCodeRefusal(later(codeLifetime), of, first)).toBe("phone unproven");
  do await send();
  while (codes.at(-1) === first);
  expect(await phoneCodeRefusal(services, of, first)).toBe("phone code wrong");
  expect(await phoneCodeRefusal(services, of, codes.at(-1) ?? "")).toBeUndefined();
});

test("addresses in the field wait after three messages, each for itself, behind one gateway", async () => {
  const folder = await startForTest({ SANDBOX_MODE: "" });
  const ask = async (phone: string, address: string) =>
    (await askForCode(folder, phone, {}, from(address))).code;
  const codes = [];
  for (const phone of ["0912340001", "0912340002", "0912340003", "0912340004"])
    codes.push(await ask(phone, "198.51.100.20"));
  expect(codes).toEqual(["100", "100", "100", "102"]);
  expect(await ask("0912340005", "198.51.100.21")).toBe("100");
  await folder.remove();
});
