import { expect, test } from "vitest";
import { readConfig, UsageError } from "./config.ts";

const problemsOf = (yaml: string): readonly string[] => {
  try {
    readConfig(yaml);
  } catch (error) {
    if (error instanceof UsageError) return error.problems;
    throw error;
  }
  return [];
};

test("the least that a configuration holds is a site and a currency; nothing that writes is allowed then", () => {
  expect(readConfig("site: 3\ncurrency: VND")).toEqual({
    site: 3,
    currency: "VND",
    language: "en_US",
    accounts: [],
    may: {},
    values: {},
    cases: [],
    secrets: [],
  });
});

test("a site of the command line replaces that of the file", () => {
  expect(readConfig("site: 3\ncurrency: VND", { site: 4 }).site).toBe(4);
  expect(readConfig("currency: VND", { site: 4 }).site).toBe(4);
});

const secretAccount = `site: 1
currency: VND
accounts: [{ account: a, password: { env: CHECK_PASSWORD }, captcha: "1" }]
values: { exchangeEnc.enc: { env: CHECK_ENC } }`;

test("a secret can stand in the environment, and is known as one", () => {
  const environment = { CHECK_PASSWORD: "secret1", CHECK_ENC: "e1" };
  expect(readConfig(secretAccount, { environment })).toMatchObject({
    accounts: [{ password: "secret1" }],
    values: { "exchangeEnc.enc": "e1" },
    secrets: ["secret1", "e1"],
  });
});

test("each variable that is not set is a line", () => {
  expect(problemsOf(secretAccount)).toEqual([
    "accounts.0.password: the variable CHECK_PASSWORD is not set.",
    "values.exchangeEnc.enc: the variable CHECK_ENC is not set.",
  ]);
});

const account = "account: a, password: secret1, captcha: '1'";

test.each([
  ["", ["The file must hold keys and values, beginning with site and currency."]],
  ["- 1", ["The file must hold keys and values, beginning with site and currency."]],
  ["site: [1", [expect.stringContaining("The file is no YAML")]],
  ["currency: VND", ["site is missing."]],
  ["site: one\ncurrency: VND", ["site must be integer."]],
  ["site: 0\ncurrency: VND", ["site must be >= 1."]],
  ["site: 1\ncurrency: dong", ["currency must be a currency such as USD."]],
  ["site: 1\ncurrency: VND\nmay: { pay: true }", ["may.pay is unknown."]],
  ["site: 1\ncurrency: VND\nmay: { play: 1 }", ["may.play must be boolean."]],
  ["site: 1\ncurrency: VND\nvalues: { gp_id: [] }", ["values.gp_id must be string or integer."]],
  [
    "site: 1\ncurrency: VND\naccounts: [{ account: a }]",
    ["accounts.0.password is missing.", "accounts.0.captcha is missing."],
  ],
  ["site: 1\ncurrency: VND\ncases: [{ call: login }]", ["cases.0.code is missing."]],
  [
    "site: 1\ncurrency: VND\ncases: [{ call: login, code: '102', account: b }]",
    ["cases.0.account is none of the accounts."],
  ],
  [
    "site: 1\ncurrency: VND\nsecondForm: { on: { path: settings } }",
    ["secondForm.on.path must be a path such as /settings."],
  ],
  [
    "site: 1\ncurrency: VND\nmay: { login: true }",
    ["may.login is true, but accounts names nobody who could log in."],
  ],
  [
    `site: 1\ncurrency: VND\nmay: { password: true }\naccounts: [{ ${account} }]`,
    [expect.stringContaining("accounts.0.temporaryPassword does not say")],
  ],
])("%j: %j", (yaml, problems) => {
  expect(problemsOf(yaml)).toEqual(problems);
});
