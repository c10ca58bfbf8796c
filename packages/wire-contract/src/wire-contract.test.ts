import { expect, test } from "vitest";
import { wireContract } from "./wire-contract.ts";

const contract = wireContract();
const carrying = contract.calls.filter(({ described }) => described.requestBody);

const examplesIn = (content: { examples: Readonly<Record<string, { value: unknown }>> }) =>
  Object.entries(content.examples).map(([name, { value }]) => ({ name, value }));

test("the contract contains the product's calls, those of member services, and the builds' files", () => {
  const services = carrying.filter(({ described }) => described["x-capabilities"]);
  expect(carrying.length - services.length).toBe(68);
  for (const { path } of services)
    expect(path).toMatch(/^\/api\/services\/v1\/(member|visitor)\/[a-z/-]+$/);
  expect(contract.calls.filter(({ method }) => method === "GET").map(({ path }) => path)).toEqual([
    "/api/clientCaptcha",
    "/builds/latest.json",
    "/builds/meta/{buildId}.json",
    "/{path}/_payload.json",
  ]);
});

test.each(carrying)("$path accepts the example bodies, and none with another key", (call) => {
  const { method, path, described } = call;
  const shown = described.requestBody?.content["application/json"];
  for (const { name, value } of shown ? examplesIn(shown) : []) {
    expect({ name, problems: contract.bodyProblems(method, path, value) }).toEqual({
      name,
      problems: [],
    });
    const more = { ...Object(value), of_our_own: 1 };
    expect(contract.bodyProblems(method, path, more), name).not.toEqual([]);
  }
});

test.each(contract.calls)(
  "$path answers as its own description says",
  ({ method, path, described }) => {
    const shown = described.responses["200"]?.content?.["application/json"];
    for (const { name, value } of shown ? examplesIn(shown) : [])
      expect({ name, problems: contract.answerProblems(method, path, 200, value) }).toEqual({
        name,
        problems: [],
      });
  },
);

test("a time of a member service has an offset in every answer (W-82)", () => {
  const accepted: string[] = [];
  let times = 0;
  for (const { method, path, described } of contract.calls) {
    const shown = described.responses["200"]?.content?.["application/json"];
    if (!shown || !path.startsWith("/api/services/")) continue;
    const successes = examplesIn(shown).filter(({ name }) => !name.startsWith("code_"));
    for (const { name, value } of successes) {
      const text = JSON.stringify(value);
      // One at a time, because one that is refused would hide the others.
      for (const { 0: time, index } of text.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)) {
        times += 1;
        const withoutOffset = `${time.slice(0, 10)} ${time.slice(11, 19)}`;
        const changed = text.slice(0, index) + withoutOffset + text.slice(index + time.length);
        const problems = contract.answerProblems(method, path, 200, JSON.parse(changed));
        if (problems.length === 0)
          accepted.push(`${path} ${name} ${text.slice(index - 20, index)}`);
      }
    }
  }
  expect(accepted).toEqual([]);
  expect(times).toBeGreaterThan(20);
});

const asked = {
  method: "POST",
  path: "/api/member/game/leave1",
  headers: {
    lang: "vi_VN",
    authorization: "s_1.secret",
    "content-type": "application/json",
    "idempotency-key": "0d6c7c0e-52a3",
  },
  text: "{}",
};
const { path } = asked;

test.each([
  ["nothing", asked, []],
  [
    "another path",
    { ...asked, path: "/api/leave" },
    ["POST /api/leave is no call of the contract"],
  ],
  ["another method", { ...asked, method: "GET" }, [`GET ${path} is no call of the contract`]],
  ["a query", { ...asked, path: `${path}?t=1` }, [`${path}: ?t is unknown`]],
  ["no body", { ...asked, text: null }, [`${path}:  must be object`]],
  ["another key", { ...asked, text: '{"a":1}' }, [`${path}:  must NOT have additional properties`]],
])("problems of a request are reported: %s", (_, request, problems) => {
  expect(contract.requestProblems(request)).toEqual(problems);
});

test.each([
  ["lang", "lang must be string"],
  ["authorization", "authorization is missing"],
  ["idempotency-key", "Idempotency-Key is undefined"],
  ["content-type", "is sent as nothing"],
])("a request without %s is invalid", (name, problem) => {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([one]) => one !== name));
  expect(contract.requestProblems({ ...asked, headers })).toContain(`${path}: ${problem}`);
});

test("a build's file is requested with the time, and without a token", () => {
  const file = { ...asked, method: "GET", path: "/builds/latest.json?t=1795188610000", text: null };
  expect(contract.requestProblems({ ...file, headers: {} })).toEqual([]);
  expect(contract.requestProblems({ ...file, path: "/builds/latest.json", headers: {} })).toEqual([
    "/builds/latest.json: ?t must be integer",
  ]);
  expect(contract.requestProblems({ ...file, headers: { authorization: "s_1.secret" } })).toEqual([
    "/builds/latest.json: authorization is no business of it",
  ]);
});

test("a key on a call that moves no money is a problem", () => {
  const request = { ...asked, path: "/api/logout" };
  expect(contract.requestProblems(request)).toEqual([
    "/api/logout: Idempotency-Key is 0d6c7c0e-52a3",
  ]);
});
