import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** The kit as an operator runs it: a program of its own, which this repository's code knows only by its path. */
const program = join(import.meta.dirname, "../../../packages/platform-check/src/main.ts");

export interface Report {
  readonly seconds: number;
  readonly onlyRefused: readonly string[];
  readonly remainders: readonly string[];
  readonly times: readonly { readonly path: string; readonly p95: number }[];
  readonly results: readonly {
    readonly rule: string;
    readonly ruleText: string;
    readonly subject: string;
    readonly title: string;
    readonly outcome: string;
  }[];
}

export const failed = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === "failed");

/** Runs the kit with this configuration, in a folder that is there while the tests of a file run. */
export const usePlatformKit = (config: string) => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "naluma-platform-check-"));
    writeFileSync(join(folder, "platform-check.yaml"), config);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return {
    async check(
      ...args: readonly string[]
    ): Promise<{ readonly code: number | null; readonly said: string }> {
      const child = spawn(process.execPath, [program, ...args], { cwd: folder });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (part: string) => (said += part));
      const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
      return { code, said };
    },
    /** What `--report name` has written. */
    readReport: (name: string): Report =>
      JSON.parse(readFileSync(join(folder, name, "report.json"), "utf8")),
    outputs: (name: string): readonly string[] =>
      readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), "utf8")),
  };
};
