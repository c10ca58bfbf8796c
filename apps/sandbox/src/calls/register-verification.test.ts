import { afterAll, beforeAll, expect, test } from "vitest";
import { takenDetail } from "../registration/schema.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const verify = async (member_currency: string, field: object, site_id = 1) => {
  const body = { site_id, member_currency, verification: 1, ...field };
  return (await sandbox.api("/register/verification", body)).code;
};

test.each([
  ["103", "THB", { member_name: "NADIA LUMEN" }],
  ["100", "USD", { member_name: "Nadia Lumen" }],
  ["104", "USD", { member_phone: "15550142233" }],
  ["105", "USD", { member_email: "NADIA@example.com" }],
  ["105", "USD", { member_email: " nadia@example.com " }],
  ["100", "USD", { member_email: " ada@example.com " }],
  ["100", "INR", { member_email: "nadia@example.com" }],
  ["106", "USD", { member_agent: "9999" }],
  ["228", "VND", { member_agent: "1017" }],
  ["100", "USD", { member_agent: "1017" }],
  ["110", "USD", { recommend_code: "VOIDED46" }],
  ["112", "USD", { recommend_code: "nobody-at-all" }],
  ["114", "INR", { identity_id: "NL4470912" }],
  ["206", "USD", { member_email: "ada" }],
  ["209", "VND", { member_phone: "123" }],
  ["214", "USD", { member_name: "mallory" }],
  ["227", "RMB", { member_name: "Ada" }],
  ["301", "RMB", { member_qq: "blocked.contact" }],
  // A registration must not reveal a self-exclusion: the phone number is reported as used, and that is all.
  ["104", "USD", { member_phone: "15550142244" }],
  ["999", "BRL", { member_name: "Ada" }],
])("%s in %s for %o", async (code, currency, field) => {
  expect(await verify(currency, field)).toBe(code);
});

test("two fields, none, or only the account are a 400", async () => {
  expect(await verify("USD", { member_name: "Ada", member_email: "ada@example.com" })).toBe("400");
  expect(await verify("USD", {})).toBe("400");
  expect(await verify("USD", { member_account: "player20" })).toBe("400");
});

test("a field is judged by the rules and the members of the named site", async () => {
  const value = "NLONLYHERE";
  const { db } = sandbox.services;
  await db.insert(takenDetail).values([
    { siteId: 1, field: "identity_id", value: value.toLowerCase(), memberId: 1020 },
    { siteId: 2, field: "identity_id", value: "nlonlythere", memberId: 2020 },
  ]);
  const field = { identity_id: value };
  expect([await verify("INR", field), await verify("USD", field)]).toEqual(["114", "100"]);
  expect(await verify("USD", field, 2)).toBe("100");
  expect(await verify("USD", { identity_id: "NLONLYTHERE" }, 2)).toBe("114");
  expect(await verify("BRL", { member_name: "Ada" }, 2)).toBe("100");
});
