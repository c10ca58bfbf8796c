import { expect, test } from "vitest";
import { createMask } from "../masking.ts";
import { createResults, type Check } from "../results.ts";
import type { Outcome } from "../run.ts";
import { jsonReport } from "./files.ts";
import { htmlReport } from "./html.ts";
import { junitReport } from "./junit.ts";
import { exitCodeFor, summarise } from "./summary.ts";
import { terminalReport } from "./terminal.ts";

const check: Check = {
  rule: "W-08",
  area: "wallet",
  subject: "listCash",
  title: "request as a member",
  severity: "must",
};

const outcomeOf = (severity: Check["severity"] = "must"): Outcome => {
  const mask = createMask();
  mask.hide("secret1");
  const results = createResults({ mask, rules: new Map([["W-08", "Money is decimal <text>"]]) });
  results.pass(check);
  results.skip({ ...check, area: "services" }, "not declared");
  results.fail(
    { ...check, severity },
    {
      method: "POST",
      path: "/api/x",
      sent: '{"account":"a","password":"other"}',
      status: 200,
      headers: new Headers({ "content-type": "application/json" }),
      text: `{"note":"secret1 <script>alert('\u0001')</script>"}`,
      json: undefined,
      ms: 3,
    },
    { expected: "money as text & nothing else", advice: "Send text." },
  );
  return {
    origin: "https://platform.example",
    startedAt: "2026-11-29T00:00:00.000Z",
    seconds: 1.25,
    services: ["records"],
    results: results.all,
    times: [{ path: "/api/x", count: 2, p50: 1, p95: 3.25 }],
    onlyRefused: ["startGame"],
    unseenCodes: [{ call: "login", codes: ["103", "106"] }],
    seed: 4711,
    remainders: ["1 × a session"],
  };
};

const reports = {
  terminal: terminalReport(outcomeOf()),
  junit: junitReport(outcomeOf()),
  json: jsonReport(outcomeOf()),
  html: htmlReport(outcomeOf()),
};

test.each(Object.entries(reports))("%s says what failed and holds no secret", (_name, report) => {
  expect(report).toContain("W-08");
  expect(report).toContain("Send text.");
  expect(report).not.toContain("secret1");
  expect(report).not.toContain("other");
});

test.each([reports.junit, reports.html])("nothing that came is read as markup", (report) => {
  expect(report).toContain("&lt;script&gt;");
  expect(report).not.toContain("<script>");
  expect(report).not.toContain("\u0001");
});

test("areas are counted in the order of the contract", () => {
  expect(summarise(outcomeOf().results)).toEqual([
    { area: "wallet", passed: 1, failed: 1, skipped: 0 },
    { area: "services", passed: 0, failed: 0, skipped: 1 },
  ]);
  expect(reports.junit).toContain('<testsuite name="wallet" tests="2" failures="1" skipped="0"');
});

test("only what the contract demands makes the exit code 1", () => {
  expect(exitCodeFor(outcomeOf())).toBe(1);
  expect(exitCodeFor(outcomeOf("should"))).toBe(0);
});

test("durations are in the reports for programs and people, and what is left behind in all", () => {
  expect(JSON.parse(reports.json)).toMatchObject({
    times: [{ path: "/api/x", p50: 1, p95: 3.25 }],
  });
  expect(reports.html).toContain(">3.3</td>");
  for (const report of [reports.terminal, reports.json, reports.html]) {
    expect(report).toContain("1 × a session");
    expect(report).toContain("startGame");
    expect(report).toContain("106");
    expect(report).toContain("4711");
  }
});
