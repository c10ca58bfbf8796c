import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mergeReports, partsToRepeat, runAgain } from "./again.mjs";
import { countResults } from "./count.mjs";
import { root } from "./paths.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "naluma-again-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (report: object | undefined, name = "unit.json"): string => {
  const file = join(folder, name);
  if (report) writeFileSync(file, JSON.stringify(report));
  return file;
};

type Statuses = Record<string, "passed" | "failed" | "skipped">;

/** A Vitest report of files with their tests, or with `cannot be loaded` instead of tests. */
const vitest = (files: Record<string, Statuses | string>, errors: { message: string }[] = []) => ({
  errors,
  testResults: Object.entries(files).map(([file, tests]) => {
    const statuses = typeof tests === "string" ? [] : Object.entries(tests);
    const isFailed = typeof tests === "string" || Object.values(tests).includes("failed");
    return {
      name: join(root, file),
      status: isFailed ? "failed" : "passed",
      message: typeof tests === "string" ? tests : "",
      assertionResults: statuses.map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: status === "failed" ? [`${fullName} broke\nat a line`] : [],
      })),
    };
  }),
});

type PlaywrightStatus = "expected" | "unexpected" | "skipped";

/** A Playwright report of one file: `[project] group › title`. */
const playwright = (
  tests: Record<string, PlaywrightStatus | "asserts nothing">,
  errors: { message: string }[] = [],
) => ({
  errors,
  suites: [
    {
      title: "home.spec.ts",
      suites: Object.entries(tests).map(([name, status]) => {
        const [, projectName, group, title] = /^\[(.*)\] (.*) › (.*)$/.exec(name) ?? [];
        const annotations = status === "asserts nothing" ? [{ type: status }] : [];
        const test = {
          projectName,
          status: annotations.length > 0 ? "expected" : status,
          annotations,
          results: status === "unexpected" ? [{ errors: [{ message: "not visible" }] }] : [],
        };
        return { title: group, specs: [{ title, file: "journeys/home.spec.ts", tests: [test] }] };
      }),
    },
  ],
});

const first = { name: "unit", code: 1 };

/** The combined result of both runs. */
const counted = (one: object | undefined, two: object, code = 0) => {
  const merged = mergeReports(one, first, two, code);
  return countResults(write(merged), 0);
};

describe("what runs once more", () => {
  it("is nothing of a run that is fine", () => {
    expect(partsToRepeat(vitest({ "a.test.ts": { works: "passed" } }), 0)).toBeUndefined();
  });

  it("are the files in which a test failed, or that could not be loaded", () => {
    const report = vitest({
      "a.test.ts": { works: "passed", breaks: "failed", "breaks too": "failed" },
      "b.test.ts": { works: "passed" },
      "c.test.ts": "no such module",
    });
    expect(partsToRepeat(report, 1)).toEqual(["a.test.ts", "c.test.ts"]);
  });

  it("are the journeys that failed, each on its host", () => {
    const report = playwright({
      "[desktop] a group › opens": "unexpected",
      "[mobile] a group › opens": "expected",
      "[desktop] a group › is empty": "asserts nothing",
    });
    expect(partsToRepeat(report, 1)).toEqual(["[desktop] journeys/home.spec.ts › a group › opens"]);
  });

  it("is all of a run that wrote nothing, or whose error belongs to no test", () => {
    expect(partsToRepeat(undefined, 1)).toEqual([]);
    expect(partsToRepeat(vitest({ "a.test.ts": { works: "passed" } }), 1)).toEqual([]);
    const late = [{ message: "late" }];
    expect(partsToRepeat(vitest({ "a.test.ts": { breaks: "failed" } }, late), 1)).toEqual([]);
    expect(partsToRepeat(playwright({ "[desktop] a › b": "expected" }, late), 1)).toEqual([]);
  });

  it("is no journey that asserts nothing: it would assert nothing again", () => {
    expect(partsToRepeat(playwright({ "[desktop] a › b": "asserts nothing" }), 1)).toBeUndefined();
  });
});

describe("a test that failed and then passed", () => {
  it("is flaky, and its reason is how what it said begins", () => {
    const counts = counted(
      vitest({ "a.test.ts": { works: "passed", breaks: "failed" } }),
      vitest({ "a.test.ts": { works: "passed", breaks: "passed" } }),
    );
    expect(counts).toMatchObject({ passed: 1, failed: 0, names: [] });
    expect(counts.flaky).toEqual([{ test: "a.test.ts › breaks", reason: "breaks broke" }]);
  });

  it("is flaky the other way round, too, as its file ran once more", () => {
    const counts = counted(
      vitest({ "a.test.ts": { one: "passed", other: "failed" } }),
      vitest({ "a.test.ts": { one: "failed", other: "passed" } }),
      1,
    );
    expect(counts).toMatchObject({ passed: 0, failed: 0 });
    expect(counts.flaky.map(({ test }) => test)).toEqual(["a.test.ts › one", "a.test.ts › other"]);
  });

  it("is flaky as a file, where that could not be loaded", () => {
    const counts = counted(
      vitest({ "a.test.ts": "no such module", "b.test.ts": { works: "passed" } }),
      vitest({ "a.test.ts": { works: "passed" } }),
    );
    expect(counts).toMatchObject({ passed: 2, failed: 0 });
    expect(counts.flaky).toEqual([{ test: "a.test.ts", reason: "no such module" }]);
  });

  it("is flaky as a journey on one host", () => {
    const counts = counted(
      playwright({ "[desktop] a › opens": "unexpected", "[mobile] a › opens": "unexpected" }),
      playwright({ "[desktop] a › opens": "expected", "[mobile] a › opens": "unexpected" }),
      1,
    );
    expect(counts).toMatchObject({ passed: 0, failed: 1 });
    expect(counts.flaky).toEqual([
      { test: "[desktop] journeys/home.spec.ts › opens", reason: "not visible" },
    ]);
  });
});

describe("a failure", () => {
  it("stays one where the test fails again, was not there again, or is skipped", () => {
    const one = vitest({ "a.test.ts": { breaks: "failed", gone: "failed", left: "skipped" } });
    const two = vitest({ "a.test.ts": { breaks: "failed", left: "skipped" } });
    expect(counted(one, two, 1)).toMatchObject({ failed: 3, skipped: 1, flaky: [] });
  });

  it("stays one where a file has each test twice and one of them fails again", () => {
    const [dark] = vitest({ "a.stories.tsx": { shows: "failed" } }).testResults;
    const [light] = vitest({ "a.stories.tsx": { shows: "passed" } }).testResults;
    const report = { testResults: [dark, light] };
    expect(counted(report, report, 1)).toMatchObject({ failed: 1, passed: 0 });
  });

  it("stays one where the file cannot be loaded again", () => {
    const report = vitest({ "a.test.ts": "no such module" });
    expect(counted(report, report, 1)).toMatchObject({ failed: 1, flaky: [] });
  });

  it("outside the tests is flaky unless it comes again", () => {
    const tests = { "a.test.ts": { works: "passed" } } as const;
    const late = vitest(tests, [{ message: "late" }]);
    expect(counted(late, vitest(tests)).flaky).toEqual([
      { test: "an error outside the tests", reason: "late" },
    ]);
    expect(counted(late, late, 1)).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  });

  it("of a run that wrote nothing is flaky if there is a report the second time", () => {
    const counts = counted(undefined, vitest({ "a.test.ts": { works: "passed" } }));
    expect(counts).toMatchObject({ passed: 1, failed: 0 });
    expect(counts.flaky).toMatchObject([{ reason: "unit ended with code 1" }]);
  });
});

describe("a second run", () => {
  const failing = vitest({ "a.test.ts": { breaks: "failed" } });
  const fine = vitest({ "a.test.ts": { breaks: "passed" } });
  beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());

  /** A program that has failed, and its result when it runs again. */
  const failed = (report: object | undefined, second: object | undefined, code: number) => {
    const again = vi.fn(async (file: string) => {
      if (second) writeFileSync(file, JSON.stringify(second));
      return code;
    });
    return { name: "unit", file: write(report), code: 1, again };
  };

  it("is asked for what failed, and the first report says what came of it", async () => {
    const report = failed(failing, fine, 0);
    await runAgain([report]);
    expect(report.again).toHaveBeenCalledExactlyOnceWith(join(folder, "again/unit.json"), [
      "a.test.ts",
    ]);
    expect(JSON.parse(readFileSync(report.file, "utf8"))).toMatchObject({
      testResults: [{ assertionResults: [{ status: "flaky" }] }],
    });
    expect(countResults(report.file, report.code)).toMatchObject({ failed: 0, passed: 0 });
  });

  it("that fails for no reason that a report names is a failure", async () => {
    const report = failed(failing, fine, 1);
    await runAgain([report]);
    expect(countResults(report.file, report.code)).toMatchObject({
      failed: 1,
      names: ["the run ended with code 1"],
    });
  });

  it("that writes nothing changes nothing", async () => {
    const report = failed(undefined, undefined, 1);
    await runAgain([report]);
    expect(countResults(report.file, report.code)).toMatchObject({ failed: 1, flaky: [] });
  });

  it("is not tried where more than twenty failed, nor by what cannot run again", async () => {
    const many = vitest(
      Object.fromEntries(
        Array.from({ length: 21 }, (_, number) => [`${number}.test.ts`, { breaks: "failed" }]),
      ),
    );
    const broken = failed(many, fine, 0);
    await runAgain([broken]);
    expect(broken.again).not.toHaveBeenCalled();
    await runAgain([{ ...failed(failing, fine, 0), again: undefined }]);
  });
});
