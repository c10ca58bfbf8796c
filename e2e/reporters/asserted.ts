import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

/** The annotation of a test that passed and asked nothing; who counts results counts it as failed. */
export const unasserted = "asserts nothing";

/** That a page has opened is where a test begins, and nothing that it asks. */
const opening = "support/lobby.ts";

const asserts = (steps: readonly TestStep[]): boolean =>
  steps.some(
    (step) =>
      (step.category === "expect" && !step.location?.file.endsWith(opening)) || asserts(step.steps),
  );

/**
 * Fails a run in which a test passed without one `expect`, its own or a helper's: such a test would
 * prove every requirement that its title names. A lint rule would not see the helpers.
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
