import { join } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "./config.ts";
import { readContract, type ContractCall } from "./contract.ts";
import { permissionFor } from "./effects.ts";

const contract = readContract(join(import.meta.dirname, "../../../docs/wire"));

const call = (id: string): ContractCall => {
  const found = contract.calls.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no call`);
  return found;
};

test("the platform's calls are there, and those of the site itself are not", () => {
  const paths = contract.calls.map(({ path }) => path);
  expect(paths).toContain("/api/login");
  expect(paths).not.toContain("/api/template_config");
  expect(paths).not.toContain("/api/clientCaptcha");
  expect(paths.length).toBeGreaterThan(60);
});

test("a call says who may make it, what it needs and which services it belongs to", () => {
  expect(call("startGame")).toMatchObject({
    isForVisitors: false,
    isForMembers: true,
    takesKey: true,
    judgesToken: true,
    services: [],
  });
  expect(call("login")).toMatchObject({
    isForVisitors: true,
    judgesToken: false,
    isThrottled: true,
  });
  expect(call("listRecords")).toMatchObject({ area: "services", services: ["records"] });
});

test.each(contract.calls)(
  "$path: its examples and their answers fit",
  ({ examples, requestProblems }) => {
    expect(examples.length).toBeGreaterThan(0);
    expect(examples.flatMap(({ body }) => requestProblems(body))).toEqual([]);
  },
);

const jackpot = (jackpot_amount_total: unknown) => ({ jackpot_amount_total });

test.each([
  ["success", { code: "100", message: "", data: jackpot("1.00") }, []],
  ["the other form", { header: { status: "100", desc: "" }, body: jackpot("1.00") }, []],
  ["a refusal", { code: "999", message: "No.", data: null }, []],
  ["money as a number", { code: "100", message: "", data: jackpot(1) }, ["W-08"]],
  [
    "money of the other form",
    { header: { status: "100", desc: "" }, body: jackpot("1.0") },
    ["W-08"],
  ],
  ["a missing field", { code: "100", message: "", data: {} }, ["getJackpot"]],
  ["a refusal without a message", { code: "999", data: null }, ["getJackpot"]],
])("%s breaks the rule of its row, else that of the call", (_name, answer, rules) => {
  const problems = call("getJackpot").answerProblems(200, answer);
  expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(rules);
});

test("an answer of another status is judged by that status, described or not", () => {
  const failure = { code: "503", message: "Later.", data: null };
  expect(call("getJackpot").answerProblems(400, failure)).toEqual([]);
  expect(call("getJackpot").answerProblems(503, failure)).toEqual([]);
  expect(call("getJackpot").answerProblems(503, { code: 503, message: "" })).not.toEqual([]);
});

const launchId = "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55";
const address = { url: "https://game.example/run", launch_id: launchId };

test.each([
  ["game.url", address, []],
  ["game.url", { launch_id: launchId }, ["W-73"]],
  ["game.url", { ...address, launch_id: "1" }, ["W-73"]],
  ["member.cash", { cash: "12.50", more: 1 }, []],
  ["member.cash", { cash: 12.5 }, ["W-08"]],
  ["member.cash", {}, ["event:member.cash"]],
  ["letter.read", { id: 0 }, ["W-06"]],
  ["profile.updated", null, ["W-75"]],
  ["an event of another platform", 7, []],
])("the payload of %s, %j, breaks %j", (event, payload, rules) => {
  const problems = contract.events.payloadProblems(event, payload);
  expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(rules);
});

test("channels are those of the socket, each with its events", () => {
  const { channels } = contract.events;
  expect(channels.map(({ address: name, kind }) => `${kind} ${name}`)).toEqual([
    "public board",
    "public web_member",
    "public web_api.{currency}",
    "public {template_name}_template",
    "private private-member.{member_id}",
    "private private-member.{currency}",
    "presence presence-member.{currency}",
  ]);
  expect(channels[4]?.events).toContain("game.url");
});

test("an authorisation is a signature, and names who is present by an id alone", () => {
  const auth = `site9key:${"0".repeat(64)}`;
  const { authorisationProblems, presenceProblems } = contract.events;
  expect(authorisationProblems({ auth })).toEqual([]);
  expect(authorisationProblems({ auth: "site9key:0" })).toMatchObject([{ rule: "W-71" }]);
  expect(presenceProblems({ user_id: "u_1" })).toEqual([]);
  expect(presenceProblems({ user_id: 1 })).toMatchObject([{ rule: "W-72" }]);
});

test("every rule that is named has a text", () => {
  const named = [
    "W-08",
    "W-80",
    "address-and-body",
    "codes-and-success",
    "envelopes",
    "http-status",
    "starting-a-game",
    "tokens",
    "login",
    "event:login",
  ];
  for (const rule of named) expect(contract.rules.get(rule), rule).toMatch(/\w/);
});

test("a call that nobody has listed counts as one that writes", () => {
  expect(permissionFor({ path: "/api/v2/get_jackpot" })).toBeUndefined();
  expect(permissionFor({ path: "/api/member/game/play1" })).toBe("play");
  expect(permissionFor({ path: "/api/services/v1/member/something-new" })).toBe("services");
});

test("a folder without the contract is a mistake of the command line", () => {
  expect(() => readContract("/nowhere")).toThrow(UsageError);
});
