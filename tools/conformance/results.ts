import type { Kind } from "./requirements.ts";

/** What a run says of one test. */
export interface TestResult {
  /** The test's own title, which names the requirements; a describe block names none. */
  title: string;
  /** Path from the root of the repository. */
  file: string;
  kind: Kind;
  outcome: "passed" | "failed" | "skipped";
  /** The project of Playwright that ran it: `desktop` or `mobile`. */
  project?: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

/** Vitest's JSON report, of the unit run and of the stories. `root` is the folder the paths begin with. */
export const fromVitest = (report: VitestReport, root: string): TestResult[] =>
  report.testResults.flatMap((suite) => {
    const file = fromRoot(suite.name, root);
    const kind = kindOf(file);
    // A file that cannot be loaded has no tests to fail, only itself.
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

/** What is flaky has failed, and has passed when it ran once more (tools/bootstrap/again.mjs). */
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

/** Playwright's JSON report: one result for each test and project. */
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

/** As e2e/reporters/asserted.ts marks it. */
const assertsNothing = (annotations: { type: string }[] = []): boolean =>
  annotations.some(({ type }) => type === "asserts nothing");

const playwrightOutcome = (status: string): TestResult["outcome"] => {
  if (status === "expected" || status === "flaky") return "passed";
  return status === "skipped" ? "skipped" : "failed";
};

/** The layer of a test that Vitest ran: the name of its file says it. */
const kindOf = (file: string): Kind => {
  // It holds two separately written sides against each other.
  if (/\.contract\.test\.tsx?$/.test(file)) return "contract";
  if (/\.service\.test\.tsx?$/.test(file)) return "service";
  return /\.(stories|browser\.test)\.tsx$/.test(file) ? "component" : "unit";
};

const fromRoot = (path: string, root: string): string =>
  path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;

/** The requirement ids that a title names in square brackets, `[API-01, API-02]` or one bracket each. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)]
    .map((match) => match[1] ?? "")
    .filter((inside) => /^\s*[A-Z][A-Z0-9]*-\d+\s*(,\s*[A-Z][A-Z0-9]*-\d+\s*)*$/.test(inside))
    .flatMap((inside) => inside.split(","))
    .map((id) => id.trim());
