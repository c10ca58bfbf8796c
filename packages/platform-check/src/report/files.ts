import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "../run.ts";
import { htmlReport } from "./html.ts";
import { junitReport } from "./junit.ts";
import { summarise } from "./summary.ts";

export const jsonReport = (outcome: Outcome): string =>
  `${JSON.stringify({ ...outcome, areas: summarise(outcome.results) }, null, 2)}\n`;

/** The same outcome for a build server, a program and a person. */
export const writeReports = (folder: string, outcome: Outcome): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "junit.xml"), junitReport(outcome));
  writeFileSync(join(folder, "report.json"), jsonReport(outcome));
  writeFileSync(join(folder, "report.html"), htmlReport(outcome));
};
