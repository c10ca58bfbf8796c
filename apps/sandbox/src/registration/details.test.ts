import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { sites } from "../sites/sites.ts";
import { agentDomain } from "./agent-domains.ts";
import { wrongDetail, type Details } from "./details.ts";
import { detailsOf, introducerIn, malformed, missingDetails } from "./form.ts";
import { registerBody } from "./register-body.ts";
import { fieldRules } from "./settings.ts";

const [site] = sites;
if (!site) throw new Error("There is no site.");

test.each<[string, Details, string | undefined]>([
  ["USD", { member_name: "Ada Lark" }, undefined],
  ["USD", { member_name: "Ada  Lark" }, "name invalid"],
  ["USD", { member_name: "MALLORY" }, "name blacklisted"],
  ["USD", { member_name: "Mallory Green" }, undefined],
  ["RMB", { member_name: "林安" }, undefined],
  ["RMB", { member_name: "阿凡提·买买提" }, undefined],
  ["RMB", { member_name: "林·" }, "name invalid"],
  ["VND", { member_name: "Linh" }, undefined],
  ["VND", { member_name: "Linh Ng" }, "name invalid"],
  ["USD", { member_email: "ada@example.com" }, undefined],
  ["USD", { member_email: "ada@example" }, "email invalid"],
  ["USD", { member_email: "ada@nobody.INVALID" }, "email invalid"],
  ["USD", { member_email: "Ada@TRASH.example" }, "email blacklisted"],
  // A domain that only ends the same is a different one.
  ["USD", { member_email: "ada@notrash.example" }, undefined],
  ["USD", { member_email: "ada@trash.example.com" }, undefined],
  ["VND", { member_phone: "0912345678" }, undefined],
  ["VND", { member_phone: "091234567" }, "phone invalid"],
  ["VND", { member_phone: "09123456789" }, "phone invalid"],
  ["USD", { member_phone: "091234" }, undefined],
  ["USD", { member_phone: "09123" }, "phone invalid"],
  ["USD", { member_phone: "091234567890123" }, undefined],
  ["USD", { member_phone: "0912345678901234" }, "phone invalid"],
  ["USD", { member_phone: "77777777" }, "phone invalid"],
  ["USD", { member_phone: "77777778" }, undefined],
  ["USD", { member_phone: "1500000215" }, "phone blacklisted"],
  ["USD", { member_phone: "1500000216" }, undefined],
  ["USD", { member_telegram: "Blocked.Contact" }, "telegram refused"],
  ["USD", { member_telegram: "blocked.contacts" }, undefined],
  // There is no blacklist for identities.
  ["INR", { identity_id: "blocked.contact" }, undefined],
  ["USD", { member_name: "Mallory", member_email: "ada@trash.example" }, "name blacklisted"],
  ["USD", {}, undefined],
])("in %s %o is refused as %s", (currency, details, refused) => {
  expect(wrongDetail(details, currency)).toBe(refused);
});

describe("a form", () => {
  const empty = v.parse(registerBody, {
    site_id: 1,
    member_account: "ada001",
    password: "harvest7",
    member_currency: "USD",
  });
  const rules = fieldRules(site, "USD");

  test("a form keeps what the currency asks for, without surrounding spaces", () => {
    const told = { member_name: " Ada Lark ", member_qq: "123456", member_telegram: "  " };
    expect(detailsOf({ ...empty, ...told, member_agent: "1017" }, rules)).toEqual({
      member_name: "Ada Lark",
    });
  });

  const nameless: Details = { member_email: "ada@example.com", member_birthday: "1994-3-8" };
  const whole = { ...nameless, member_name: "Ada Lark" };
  test.each([
    ["nothing", {}, whole, []],
    ["a password without a digit", { password: "harvests" }, whole, ["password"]],
    ["one without a letter", { password: "12345678" }, whole, ["password"]],
    ["one with a blank", { password: "harvest 7" }, whole, ["password"]],
    [
      "a day that no calendar has",
      {},
      { ...whole, member_birthday: "2023-2-29" },
      ["member_birthday"],
    ],
    ["a leap day", {}, { ...whole, member_birthday: "2024-2-29" }, []],
  ] as const)("a form is malformed with %s", (_, change, details, fields) => {
    expect(malformed({ ...empty, ...change }, details)).toEqual(fields);
  });

  test("a detail that the currency demands and nobody filled in is missing", () => {
    expect(missingDetails(rules, nameless)).toEqual(["member_name"]);
    expect(missingDetails(rules, whole)).toEqual([]);
  });

  test.each([
    [{}, undefined],
    [{ introducer: "1017" }, { kind: "agent", id: "1017" }],
    [{ introducer: "FRIEND36" }, { kind: "friend", code: "FRIEND36" }],
    [
      { introducer: "1017", recommend_code: "FRIEND36" },
      { kind: "friend", code: "FRIEND36" },
    ],
    [
      { introducer: "FRIEND36", member_agent: "1017" },
      { kind: "agent", id: "1017" },
    ],
    [
      { recommend_code: "FRIEND36", member_agent: "1017" },
      { kind: "agent", id: "1017" },
    ],
  ])("a form with %o names %o", (change, introducer) => {
    expect(introducerIn({ ...empty, ...change })).toEqual(introducer);
  });
});

test.each([
  [1, "vip.localhost", 1017],
  [1, "VIP.localhost:4000", 1017],
  [1, "vip.localhost.", 1017],
  [1, "vip.localhost.:4000", 1017],
  [2, "vip.localhost", 2017],
  [2, "partner.localhost", undefined],
  [1, "xvip.localhost", undefined],
  [1, "vip.localhost.example", undefined],
  [1, "vietnam.localhost", null],
])("on site %s the address %s belongs to the agent %s", (siteId, host, agentId) => {
  expect(agentDomain(siteId, host)?.agentId).toBe(agentId);
});
