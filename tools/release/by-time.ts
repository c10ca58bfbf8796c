import { existsSync, readFileSync } from "node:fs";

interface Said {
  readonly message?: string;
}

/** The fields read here that the JSON reports of Vitest and Playwright share. */
export interface Report {
  readonly errors?: readonly Said[];
  readonly testResults?: readonly {
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly Said[] }[];
    }[];
  }[];
}

/**
 * Matches the first line of errors such as `Test timed out in 20000ms` and `Fixture "stack" timeout of 120000ms
 * exceeded`.
 */
const isByTime = (message: string): boolean =>
  /^[^\n]*(\btimed out\b|\btimeout\b[^\n]*\bexceeded\b)/i.test(message);

/**
 * The message of each failure in a report; several errors of one test count as one failure, whose first line decides.
 */
function failuresOf({ errors = [], testResults = [], suites = [] }: Report): string[] {
  const files = testResults
    .filter(({ status }) => status !== "passed")
    .flatMap(({ message = "", assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0
        ? [message]
        : failed.map(({ failureMessages = [] }) => failureMessages[0] ?? "");
    });
  const inSuite = (suite: Suite): string[] => [
    ...(suite.specs ?? [])
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => results.at(-1)?.errors[0]?.message ?? ""),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [...errors.map(({ message = "" }) => message), ...files, ...suites.flatMap(inSuite)];
}

/**
 * Whether there were failures and all of them were timeouts, which says more about the machine than about the release.
 */
export function failedByTimeAlone(reports: readonly Report[]): boolean {
  const failures = reports.flatMap(failuresOf);
  return failures.length > 0 && failures.every(isByTime);
}

/**
 * Runs tests, and runs them again if all failures were timeouts.
 *
 * @param files the reports that a run leaves
 */
export async function triedAgainByTime(
  files: readonly string[],
  say: (line: string) => void,
  runTests: (isAgain: boolean) => Promise<void>,
): Promise<void> {
  try {
    await runTests(false);
  } catch (error) {
    const reports = files
      .filter((file) => existsSync(file))
      .map((file): Report => JSON.parse(readFileSync(file, "utf8")));
    if (!failedByTimeAlone(reports)) throw error;
    say("Time limits were all that failed: once more, what failed");
    await runTests(true);
  }
}
