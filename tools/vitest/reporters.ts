import { readFileSync, writeFileSync } from "node:fs";
import { JsonReporter, type TestModule } from "vitest/node";

/** Vitest's JSON report plus errors outside of any test: they fail a run, but the original report omits them. */
class Results extends JsonReporter {
  readonly #file: string;

  constructor(file: string) {
    super({ outputFile: file });
    this.#file = file;
  }

  override async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly { message: string }[] = [],
  ): Promise<void> {
    await super.onTestRunEnd(modules);
    const report: object = JSON.parse(readFileSync(this.#file, "utf8"));
    writeFileSync(
      this.#file,
      JSON.stringify({ ...report, errors: errors.map(({ message }) => ({ message })) }),
    );
  }
}

/** Set by `npm test` and the conformance tools, so that a partial run does not overwrite the results. */
const results = process.env["NALUMA_RESULTS"];

export const reporters = (): ("default" | Results)[] => [
  "default",
  ...(results ? [new Results(results)] : []),
];
