import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

/** The annotation of a passing test without assertions; it is counted as failed. */
export const unasserted = "asserts nothing";

/** Waiting for a page to open is part of a test's setup, not an assertion. */
const opening = "support/lobby.ts";

const asserts = (steps: readonly TestStep[]): boolean =>
  steps.some(
    (step) =>
      (step.category === "expect" && !step.location?.file.endsWith(opening)) || asserts(step.steps),
  );

/**
 * Fails a run in which a test passed without a single `expect`, in the test or in a helper: it would count as proof of
 * every requirement in its title. A lint rule cannot see the helpers.
 */
export default class Asserted implements Reporter {
  readonly #empty: TestCase[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status !== "passed" || test.outcome() !== "expected" || asserts(result.steps))
      return;
    test.annotations.push({ type: unasserted });
    this.#empty.push(test);
  }

  async onEnd() {
    if (this.#empty.length === 0) return;
    for (const { title, location } of this.#empty)
      console.error(`${location.file}:${location.line} asserts nothing: ${title}`);
    return { status: "failed" as const };
  }

  printsToStdio() {
    return false;
  }
}
