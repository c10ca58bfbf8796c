import type { Requirement, Review } from "./requirements.ts";
import { idsIn, type TestResult } from "./results.ts";

/** A title with more ids than this proves none of them in particular. */
const mostIds = 4;

export interface Verdict {
  requirement: Requirement;
  state: "proven" | "failing" | "unproven";
  /** The kinds of evidence and the hosts that still lack a passing test. */
  missing: string[];
  /** The files of the tests that name the row, without duplicates. */
  files: string[];
}

export interface Joined {
  verdicts: Verdict[];
  /** Titles and reviews that break the rules: unknown ids, or too many of them. */
  errors: string[];
}

/**
 * Checks every requirement against the results. A row is proven when a passing test names it for every kind of evidence
 * that it requires, and failing when any test that names it fails. Tests of other kinds do not count. If the e2e
 * evidence names hosts, each of them counts separately.
 */
export const join = (
  requirements: Requirement[],
  results: TestResult[],
  reviews: Review[],
): Joined => {
  const known = new Set(requirements.map(({ id }) => id));
  const errors: string[] = [];
  const naming = new Map<string, TestResult[]>();

  for (const result of results) {
    const ids = idsIn(result.title);
    if (ids.length > mostIds) {
      errors.push(`${result.file}: "${result.title}" names ${ids.length} ids, at most ${mostIds}`);
    }
    for (const id of ids) {
      if (!known.has(id)) errors.push(`${result.file}: "${result.title}" names unknown ${id}`);
      naming.set(id, [...(naming.get(id) ?? []), result]);
    }
  }
  for (const { id } of reviews) {
    if (!known.has(id)) errors.push(`docs/reviews.tsv names unknown ${id}`);
  }

  const reviewed = new Set(reviews.map(({ id }) => id));
  const verdicts = requirements.map((requirement) =>
    judge(requirement, naming.get(requirement.id) ?? [], reviewed.has(requirement.id)),
  );
  return { verdicts, errors: [...new Set(errors)] };
};

const judge = (requirement: Requirement, tests: TestResult[], reviewed: boolean): Verdict => {
  const missing = requirement.evidence.filter((kind) =>
    kind === "review"
      ? !reviewed
      : !tests.some((test) => test.kind === kind && test.outcome === "passed"),
  );
  const seenOn = (host: string) =>
    tests.some((test) => test.kind === "e2e" && test.outcome === "passed" && test.project === host);
  const unseen = requirement.hosts.filter((host) => !seenOn(host)).map((host) => `e2e on ${host}`);
  const files = [...new Set(tests.map(({ file }) => file))];
  const failing = tests.some(({ outcome }) => outcome === "failed");
  const state = failing ? "failing" : missing.length + unseen.length === 0 ? "proven" : "unproven";
  return { requirement, state, missing: [...missing, ...unseen], files };
};
