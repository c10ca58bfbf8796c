import { scaledTimeout } from "@naluma/tools/timeouts";
import { expect, inject, it } from "vitest";
import {
  doubledDebit,
  faultsWithKeys,
  forgetfulTotal,
  stingyEnvelope,
} from "./support/faults-with-money.ts";
import { startFaultyPlatform, type PlantedFault } from "./support/faulty-platform.ts";
import { failed, sandboxConfig, secrets, usePlatformKit } from "./support/platform-kit.ts";

const { check, readReport, outputs } = usePlatformKit(sandboxConfig);

it("the sandbox passes every check in less than 90 s, and no secret is in any output", async () => {
  const { code, said } = await check(inject("stack").api, "--report", "passing");
  const report = readReport("passing");
  expect(failed(report)).toEqual([]);
  expect({ code, lastLines: said.trimEnd().split("\n").slice(-3) }).toMatchObject({ code: 0 });
  expect(report.seconds * 1_000).toBeLessThan(scaledTimeout(90_000));
  expect(report.results.length).toBeGreaterThan(3_000);
  expect(report.results.filter(({ ruleText }) => ruleText === "")).toEqual([]);
  // Which of a member's questions is asked is drawn, so no configuration can hold the answer.
  expect(report.onlyRefused).toEqual(["answerDoubleValidation", "skipDoubleValidationQuestion"]);
  expect(report.times.length).toBeGreaterThan(60);
  const written = outputs("passing");
  expect(written).toHaveLength(3);
  for (const output of [said, ...written]) {
    for (const secret of secrets) expect(output).not.toContain(secret);
    expect(output).not.toMatch(/s_[0-9a-f]{12}\.[\w-]{20}/);
  }
});

it("--read-only makes no call that writes, except the login", async () => {
  const { code, said } = await check(
    inject("stack").api,
    "--read-only",
    "--only",
    "lobby,member,wallet",
  );
  expect(code).toBe(0);
  expect(said).toContain("startGame");
  expect(said).toContain("it writes, and --read-only is set");
  expect(said).toContain("Nothing is left behind");
});

/** The rule and the subject of everything that has failed. */
const foundIn = (report: string): readonly string[] => {
  const all = failed(readReport(report)).map(({ rule, subject }) => `${rule} ${subject}`);
  return [...new Set(all)].toSorted();
};

const changed = (body: string, key: string, change: (value: unknown) => unknown): string =>
  JSON.stringify(
    JSON.parse(body, (name: string, value: unknown) => (name === key ? change(value) : value)),
  );

/** The first token that a changed password has renewed: this platform forgets it at once. */
let forgotten: string | undefined;

const faults: readonly PlantedFault[] = [
  {
    title: "an amount is a number",
    path: "/api/v2/get_jackpot",
    rule: "W-08",
    subject: "getJackpot",
    answer: (answer) => ({
      ...answer,
      body: changed(answer.body, "jackpot_amount_total", Number),
    }),
  },
  {
    title: "a refusal has no message",
    path: "/api/web/logo",
    rule: "codes-and-success",
    subject: "listLogos",
    answer: (answer) =>
      answer.status === 200
        ? answer
        : { ...answer, body: changed(answer.body, "message", () => undefined) },
  },
  {
    title: "a proxy answers with a page",
    path: "/api/arks/web/footer",
    rule: "envelopes",
    subject: "listFooter",
    answer: (answer) => ({
      ...answer,
      headers: { "content-type": "text/html" },
      body: "<h1>Please wait</h1>",
    }),
  },
  {
    title: "a code is a number",
    path: "/api/arks/web/float",
    rule: "codes-and-success",
    subject: "listFloats",
    answer: (answer) => ({ ...answer, body: changed(answer.body, "code", Number) }),
  },
  {
    title: "a made-up token is passed over",
    path: "/api/v3/game_list",
    rule: "W-13",
    subject: "listGameTypes",
    instead: async (request, ask) => {
      const answer = await ask(request);
      const { authorization: _passedOver, ...headers } = request.headers;
      return answer.status === 401 ? ask({ ...request, headers }) : answer;
    },
  },
  {
    title: "an unknown key is accepted",
    path: "/api/web/model_login",
    rule: "W-15",
    subject: "getModelLogin",
    request: (request) => ({
      ...request,
      body: request.body.replace(/,"platform_check_unknown":1/, ""),
    }),
  },
  {
    title: "101 kB are accepted",
    path: "/api/web/model_sponsor",
    rule: "address-and-body",
    subject: "getModelSponsor",
    answer: (answer) =>
      answer.status === 413
        ? { ...answer, status: 200, body: '{"code":"100","message":"Success","data":null}' }
        : answer,
  },
  {
    title: "a renewed token ends the session",
    path: "*",
    rule: "W-79",
    subject: "renewal",
    request: (request) =>
      forgotten !== undefined && request.headers["authorization"] === forgotten
        ? { ...request, headers: { ...request.headers, authorization: "s_0000.forgotten" } }
        : request,
    answer: (answer, { path, body }) => {
      if (path.endsWith("/edit_password") && body.includes(secrets[1] ?? ""))
        forgotten ??= answer.headers["authorization"];
      return answer;
    },
  },
  {
    title: "a service is declared, but not there",
    path: "/api/services/v1/member/records",
    rule: "W-80",
    subject: "listRecords",
    answer: () => ({
      status: 404,
      headers: { "content-type": "application/json" },
      body: '{"code":"404","message":"There is no such call.","data":null}',
    }),
  },
  {
    title: "a time has another form",
    path: "/api/arks/web/member/letter",
    rule: "W-09",
    subject: "listLetters",
    answer: (answer) => ({
      ...answer,
      body: changed(answer.body, "created_at", () => "20/11/2026 18:30"),
    }),
  },
];

it("each planted fault is reported under its rule, and nothing else is", async () => {
  const platform = await startFaultyPlatform(inject("stack").api, faults);
  try {
    const { code, said } = await check(platform.origin, "--report", "failing");
    const found = foundIn("failing");
    expect(found).toEqual(faults.map(({ rule, subject }) => `${rule} ${subject}`).toSorted());
    expect(code).toBe(1);
    for (const secret of secrets) expect(said).not.toContain(secret);
  } finally {
    await platform.stop();
  }
});

it("each of 15 faults with keys, forms, pages, codes and limits is reported under its rule, and nothing else is", async () => {
  const planted = faultsWithKeys();
  const platform = await startFaultyPlatform(inject("stack").api, planted);
  try {
    const areas = "site,registration,idempotency,forms,codes,lists,throttles";
    const { code, said } = await check(platform.origin, "--only", areas, "--report", "failing");
    const found = foundIn("failing");
    expect(found).toEqual(planted.map(({ rule, subject }) => `${rule} ${subject}`).toSorted());
    expect(code).toBe(1);
    for (const secret of secrets) expect(said).not.toContain(secret);
  } finally {
    await platform.stop();
  }
});

it.each([
  ["a debit that is doubled at the 50th call", doubledDebit, /^(\w+) \1$/],
  [
    "an envelope that pays less than it says",
    stingyEnvelope,
    /^claimRedEnvelope claimRedEnvelope$/,
  ],
  ["a total without the wallets", forgetfulTotal, /^W-37 getWallet$/],
])("%s is noticed", async (_fault, create, expected) => {
  const platform = await startFaultyPlatform(inject("stack").api, [create()]);
  try {
    const { code } = await check(
      platform.origin,
      "--only",
      "conservation",
      "--seed",
      "7",
      "--report",
      "mixed",
    );
    const found = foundIn("mixed");
    expect(found).toEqual([expect.stringMatching(expected)]);
    expect(code).toBe(1);
  } finally {
    await platform.stop();
  }
});

it("a platform that goes away leaves what was found, and what is left behind on it", async () => {
  let calls = 0;
  const goesAway: PlantedFault = {
    title: "the platform goes away",
    path: "*",
    rule: "",
    subject: "",
    instead: (request, ask) => {
      calls += 1;
      return calls > 150 ? Promise.reject(new Error("gone")) : ask(request);
    },
  };
  const platform = await startFaultyPlatform(inject("stack").api, [goesAway]);
  try {
    const { code, said } = await check(platform.origin, "--only", "lobby", "--report", "away");
    expect(code).toBe(3);
    expect(said).toContain("The platform does not answer any more");
    expect(said).toContain("Left behind on the platform: 1 × a session that was not logged out");
    expect(readReport("away").results.length).toBeGreaterThan(50);
  } finally {
    await platform.stop();
  }
});

it("says with its exit code whether it was used wrongly or the platform is not there", async () => {
  expect(await check("http://127.0.0.1:9", "--only", "lobbby")).toMatchObject({
    code: 2,
    said: expect.stringContaining("there is no area lobbby"),
  });
  expect(await check("http://127.0.0.1:9")).toMatchObject({
    code: 3,
    said: expect.stringContaining("The platform cannot be reached"),
  });
});
