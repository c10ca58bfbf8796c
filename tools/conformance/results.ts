import type { Kind } from "./requirements.ts";

/** The result of one test in a run. */
export interface TestResult {
  /** The test's own title, which names the requirements; describe blocks do not. */
  title: string;
  /** Relative to the root of the repository. */
  file: string;
  kind: Kind;
  outcome: "passed" | "failed" | "skipped";
  /** The Playwright project that ran it: `desktop` or `mobile`. */
  project?: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/** Reads Vitest's JSON report, of the unit run and of the stories. `root` is the folder with which the paths begin. */
export const fromVitest = (report: VitestReport, root: string): TestResult[] =>
  report.testResults.flatMap((suite) => {
    const file = fromRoot(suite.name, root);
    const kind = kindOf(file);
    // A file that fails to load has no test results, only its own failure.
    if (suite.assertionResults.length === 0 && suite.status === "failed") {
      return [{ title: `${file} cannot be loaded`, file, kind, outcome: "failed" } as const];
    }
    return suite.assertionResults.map(({ title, status }) => ({
      title,
      file,
      kind,
      outcome: vitestOutcomes[status] ?? "skipped",
    }));
  });

/** A flaky test is one that failed and passed when it ran again (tools/bootstrap/again.mjs). */
const vitestOutcomes: Record<string, TestResult["outcome"]> = {
  passed: "passed",
  flaky: "passed",
  failed: "failed",
};

interface PlaywrightTest {
  projectName: string;
  status: string;
  annotations?: { type: string }[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads Playwright's JSON report: one result for each test and project. */
export const fromPlaywright = (report: PlaywrightReport, root: string): TestResult[] => [
  ...report.suites.flatMap((suite) => fromSuite(suite, fromRoot(report.config.rootDir, root))),
  ...report.errors.map(({ message }) => ({
    title: `Playwright: ${message?.split("\n")[0] ?? "error"}`,
    file: "e2e",
    kind: "e2e" as const,
    outcome: "failed" as const,
  })),
];

const fromSuite = (suite: PlaywrightSuite, folder: string): TestResult[] => [
  ...(suite.specs ?? []).flatMap((spec) => {
    const file = `${folder}/${spec.file}`;
    return spec.tests.map(({ projectName, status, annotations }) => ({
      title: spec.title,
      file,
      kind: "e2e" as const,
      outcome: assertsNothing(annotations) ? ("failed" as const) : playwrightOutcome(status),
      project: projectName,
    }));
  }),
  ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, folder)),
];

/** Detects the annotation of e2e/reporters/asserted.ts. */
const assertsNothing = (annotations: { type: string }[] = []): boolean =>
  annotations.some(({ type }) => type === "asserts nothing");

const playwrightOutcome = (status: string): TestResult["outcome"] => {
  if (status === "expected" || status === "flaky") return "passed";
  return status === "skipped" ? "skipped" : "failed";
};

/** The kind of a Vitest test, according to the name of its file. */
const kindOf = (file: string): Kind => {
  // It compares two sides that were written separately.
  if (/\.contract\.test\.tsx?$/.test(file)) return "contract";
  if (/\.service\.test\.tsx?$/.test(file)) return "service";
  return /\.(stories|browser\.test)\.tsx$/.test(file) ? "component" : "unit";
};

const fromRoot = (path: string, root: string): string =>
  path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;

/** The requirement ids in square brackets in a title, `[API-01, API-02]` or one bracket each. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)]
    .map((match) => match[1] ?? "")
    .filter((inside) => /^\s*[A-Z][A-Z0-9]*-\d+\s*(,\s*[A-Z][A-Z0-9]*-\d+\s*)*$/.test(inside))
    .flatMap((inside) => inside.split(","))
    .map((id) => id.trim());
