import { describe, expect, it, test } from "vitest";
import { join } from "./join.ts";
import { countByArea, provenIn, summary, toMarkdown } from "./report.ts";
import { readRequirements, readReviews, type Kind } from "./requirements.ts";
import { fromPlaywright, fromVitest, idsIn, type TestResult } from "./results.ts";

const head = "id\tarea\tsource\tkind\trequirement\tevidence";
const row = (id: string, evidence: string) =>
  `${id}\t${id.split("-")[0]}\ta section\trule\tIt holds.\t${evidence}`;
const table = (...rows: string[]) => readRequirements([head, ...rows, ""].join("\n"));

const ran = (
  title: string,
  kind: Kind = "unit",
  outcome: TestResult["outcome"] = "passed",
): TestResult => ({ title, file: `packages/site/src/${kind}.test.ts`, kind, outcome });

const stateOf = (evidence: string, ...results: TestResult[]) =>
  join(table(row("API-01", evidence)), results, []).verdicts[0]?.state;

describe("the table of requirements", () => {
  it.each([
    ["unit: a rule", ["unit"]],
    ["unit: the reader; contract: the body", ["unit", "contract"]],
    ["e2e: click; then unit tests of nothing", ["e2e"]],
    ["e2e (production build): open /register", ["e2e"]],
    ["review: lists present", ["review"]],
    ["service: the answer; component: its words", ["service", "component"]],
  ])("%j asks for %j", (evidence, expected) => {
    expect(table(row("API-01", evidence))[0]?.evidence).toEqual(expected);
  });

  it("refuses a row without a kind of evidence", () => {
    expect(() => table(row("API-01", "somehow"))).toThrow("API-01: no kind of evidence");
  });

  it("refuses a row without all its columns", () => {
    expect(() => table("API-01\tAPI")).toThrow("row 2: a column is missing");
  });
});

test.each([
  ["[LAUNCH-09] a game starts", ["LAUNCH-09"]],
  ["[API-01, API-02] two in one bracket", ["API-01", "API-02"]],
  ["[I18N-13][RT-04] a bracket each", ["I18N-13", "RT-04"]],
  ["a list [1, 2] and [see A] and API-01 outside", []],
])("a title names its ids, case %#", (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

describe("a row is proven", () => {
  it("by a passing test of its kind", () => {
    expect(stateOf("unit: a", ran("[API-01] holds"))).toBe("proven");
  });

  it("not by a test of another kind", () => {
    expect(stateOf("e2e: a", ran("[API-01] holds"))).toBe("unproven");
  });

  it("not by a skipped test", () => {
    expect(stateOf("unit: a", ran("[API-01] holds", "unit", "skipped"))).toBe("unproven");
  });

  it("only when every kind that it names is", () => {
    const evidence = "unit: a; contract: b";
    const unit = ran("[API-01] holds");
    expect(stateOf(evidence, unit)).toBe("unproven");
    expect(stateOf(evidence, unit, ran("[API-01] holds", "contract"))).toBe("proven");
  });

  it("by a review where the evidence is a review", () => {
    const reviews = readReviews("id\twhere\twhat\nSHELL-60\tdocs/x.md\tthe lists are there\n");
    const { verdicts, errors } = join(table(row("SHELL-60", "review: lists")), [], reviews);
    expect(verdicts[0]?.state).toBe("proven");
    expect(errors).toEqual([]);
  });
});

it("fails a row when any test that names it fails, whatever else passes", () => {
  const passing = ran("[API-01] holds");
  expect(stateOf("unit: a", passing, ran("[API-01] too", "unit", "failed"))).toBe("failing");
  expect(stateOf("unit: a", passing, ran("[API-01] too", "e2e", "failed"))).toBe("failing");
});

// Assembled here, because the check of citations reads this file too.
const unknown = ["API", "99"].join("-");

it("reports an unknown id and a title with more than four ids", () => {
  const { errors } = join(
    table(row("API-01", "unit: a")),
    [ran(`[API-01][${unknown}] one unknown`), ran("[API-01][API-01][API-01][API-01][API-01] five")],
    [{ id: "UI-01", where: "x", what: "y" }],
  );
  expect(errors).toEqual([
    expect.stringContaining(`names unknown ${unknown}`),
    expect.stringContaining("names 5 ids, at most 4"),
    "docs/reviews.tsv names unknown UI-01",
  ]);
});

describe("the report", () => {
  const requirements = table(
    row("API-01", "unit: a"),
    row("API-02", "unit: a"),
    row("UI-1", "e2e: a"),
  );
  const { verdicts } = join(
    requirements,
    [ran("[API-01] x"), ran("[API-02] x", "unit", "failed")],
    [],
  );

  it("begins with the count", () => {
    expect(toMarkdown(verdicts).split("\n")[0]).toBe("proven 1 of 3");
    expect(summary(verdicts)).toBe("proven 1 of 3");
  });

  it("counts by area", () => {
    expect([...countByArea(verdicts)]).toEqual([
      ["API", { proven: 1, failing: 1, unproven: 0 }],
      ["UI", { proven: 0, failing: 0, unproven: 1 }],
    ]);
  });

  it("gives back the proven rows when it is read again", () => {
    expect(provenIn(toMarkdown(verdicts))).toEqual(["API-01"]);
  });
});

describe("the results", () => {
  it("of Vitest are of the layer that the name of the file says", () => {
    const suite = (name: string) => ({
      name: `/repo/${name}`,
      status: "passed",
      assertionResults: [{ title: "[API-01] x", status: "passed" }],
    });
    const files = [
      "packages/a/src/a.test.ts",
      "apps/b/src/b.contract.test.ts",
      "apps/b/src/b.service.test.ts",
      "packages/a/src/a.stories.tsx",
      "packages/a/src/a.browser.test.tsx",
    ];
    const report = { testResults: files.map(suite) };
    expect(fromVitest(report, "/repo").map(({ file, kind }) => [file, kind])).toEqual([
      ["packages/a/src/a.test.ts", "unit"],
      ["apps/b/src/b.contract.test.ts", "contract"],
      ["apps/b/src/b.service.test.ts", "service"],
      ["packages/a/src/a.stories.tsx", "component"],
      ["packages/a/src/a.browser.test.tsx", "component"],
    ]);
  });

  it("of Vitest hold a file that cannot be loaded as a failure, a todo as skipped", () => {
    const report = {
      testResults: [
        { name: "/repo/a.test.ts", status: "failed", assertionResults: [] },
        {
          name: "/repo/b.test.ts",
          status: "passed",
          assertionResults: [{ title: "later", status: "todo" }],
        },
      ],
    };
    expect(fromVitest(report, "/repo").map(({ outcome }) => outcome)).toEqual([
      "failed",
      "skipped",
    ]);
  });

  it("of Playwright count each project, and errors outside tests", () => {
    const tests = [
      { projectName: "desktop", status: "expected" },
      { projectName: "mobile", status: "unexpected" },
    ];
    const report = {
      config: { rootDir: "/repo/e2e" },
      errors: [{ message: "no stack\n at x" }],
      suites: [
        {
          suites: [{ specs: [{ title: "[AUTH-01] in", file: "journeys/login.spec.ts", tests }] }],
        },
        {
          specs: [
            {
              title: "[API-01] call",
              file: "journeys/calls.spec.ts",
              tests: [{ projectName: "desktop", status: "skipped" }],
            },
          ],
        },
      ],
    };
    const login = { title: "[AUTH-01] in", file: "e2e/journeys/login.spec.ts", kind: "e2e" };
    expect(fromPlaywright(report, "/repo")).toEqual([
      { ...login, outcome: "passed", project: "desktop" },
      { ...login, outcome: "failed", project: "mobile" },
      {
        title: "[API-01] call",
        file: "e2e/journeys/calls.spec.ts",
        kind: "e2e",
        outcome: "skipped",
        project: "desktop",
      },
      { title: "Playwright: no stack", file: "e2e", kind: "e2e", outcome: "failed" },
    ]);
  });

  it("of Playwright hold a journey that asserts nothing as a failure", () => {
    const annotations = [{ type: "asserts nothing" }];
    const tests = [{ projectName: "desktop", status: "expected", annotations }];
    const specs = [{ title: "[REG-01] in", file: "journeys/login.spec.ts", tests }];
    const report = { config: { rootDir: "/repo/e2e" }, errors: [], suites: [{ specs }] };
    expect(fromPlaywright(report, "/repo").map(({ outcome }) => outcome)).toEqual(["failed"]);
  });

  it("hold what is flaky as passed: it has, when it ran once more", () => {
    const tests = [{ projectName: "desktop", status: "flaky" }];
    const specs = [{ title: "[REG-01] in", file: "journeys/login.spec.ts", tests }];
    const journeys = { config: { rootDir: "/repo/e2e" }, errors: [], suites: [{ specs }] };
    const assertionResults = [{ title: "[API-01] holds", status: "flaky" }];
    const units = {
      testResults: [{ name: "/repo/a.test.ts", status: "passed", assertionResults }],
    };
    const results = [...fromPlaywright(journeys, "/repo"), ...fromVitest(units, "/repo")];
    expect(results.map(({ outcome }) => outcome)).toEqual(["passed", "passed"]);
  });
});

describe("a row whose e2e evidence names hosts", () => {
  const on = (project: string) => ({ ...ran("[API-01] holds", "e2e"), project });

  it("is proven when a test of it ran on each", () => {
    const evidence = "e2e: desktop -> a window; mobile -> the same window";
    expect(stateOf(evidence, on("desktop"))).toBe("unproven");
    expect(stateOf(evidence, on("desktop"), on("mobile"))).toBe("proven");
  });

  it("is not proven by the other host", () => {
    expect(stateOf("e2e: mobile, change currency -> page load", on("desktop"))).toBe("unproven");
    expect(stateOf("e2e: mobile, change currency -> page load", on("mobile"))).toBe("proven");
  });

  it("asks nothing of its other kinds", () => {
    const contract = ran("[API-01] holds", "contract");
    expect(stateOf("contract: use_type 0 on desktop, 2 on mobile", contract)).toBe("proven");
  });
});
