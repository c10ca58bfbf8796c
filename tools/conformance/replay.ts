import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { createVitest } from "vitest/node";
import { faultsInList, readFaults, subjectsOf, without, type Fault } from "./break.ts";
import { copyTree } from "./copy-tree.ts";
import type { Requirement } from "./requirements.ts";
import { fromPlaywright, fromVitest, type TestResult } from "./results.ts";

/**
 * Plants each fault of `breaks.json` in a copy of the checkout, or only those whose text contains one of `words`. A
 * fault counts as detected if its tests pass without it and fail with it. Returns the exit code.
 */
export const replayBreaks = async (
  root: string,
  requirements: Requirement[],
  provenRows: string[],
  words: string[],
): Promise<number> => {
  const all = readFaults(root);
  const errors = faultsInList(all, requirements, provenRows, (file) =>
    existsSync(path(root, file)) ? readFileSync(path(root, file), "utf8") : undefined,
  );
  for (const error of errors) console.error(`error: ${error}`);
  if (errors.length > 0) return 1;

  const faults = all.filter((fault) => {
    const text = JSON.stringify(fault);
    return words.length === 0 || words.some((word) => text.includes(word));
  });
  const copy = mkdtempSync(path(realpathSync(tmpdir()), "naluma-break-"));
  let unseen = 0;
  try {
    copyTree(root, copy);
    const hosts = [...new Set(faults.flatMap(hostsOf))];
    for (const host of hosts.filter((name) => !existsSync(buildOf(root, name)))) build(host, copy);
    for (const host of hosts) cpSync(buildOf(copy, host), soundBuildOf(copy, host), recursive);

    // One kind after the other, because an idle browser would cost as much as a running one.
    for (const [kind, folder] of Object.entries(runFolders)) {
      const ofKind = faults.filter(({ run }) => kind in run);
      if (ofKind.length === 0) continue;
      const runner = kind === "browser" ? journeysIn(copy) : await vitestIn(copy, folder);
      const sound = resultsWithoutFault(runner);
      for (const fault of ofKind) {
        const wrong = await unseenIn(fault, await sound(fault), runner, copy);
        if (wrong.length > 0) unseen += 1;
        const label = `${fault.file}: ${subjectsOf(fault).join(", ")}`;
        console.log(
          wrong.length === 0 ? `red    ${label}` : `UNSEEN ${label}; ${wrong.join(", ")}`,
        );
      }
      await runner.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${faults.length - unseen} of ${faults.length} faults were seen`);
  return unseen === 0 ? 0 : 1;
};

/** Runs tests of the copy with the current state of its files. */
interface Runner {
  run(run: Fault["run"]): Promise<TestResult[]>;
  /** Called when the content of a file has changed. */
  changed(file: string): void;
  close(): Promise<void>;
}

/** The folder in which each kind of test runs. */
const runFolders = { unit: ".", component: "apps/storybook", browser: "e2e" };

/** Vitest stays open, so that a fault costs only its tests, not the start of Vitest and its browser. */
const vitestIn = async (copy: string, folder: string): Promise<Runner> => {
  // Storybook searches for stories from the working directory, and needs a flag to treat them as tests.
  process.chdir(path(copy, folder));
  Object.assign(process.env, { VITEST: "true" });
  const vitest = await createVitest("test", { watch: false, reporters: [] });
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();
  return {
    run: async (run) => {
      const places = Object.values(run).flat();
      const chosen = all.filter(({ moduleId }) =>
        places.some((place) => moduleId.startsWith(path(copy, place))),
      );
      const { testModules } = await vitest.runTestSpecifications(chosen);
      const files = new Set(chosen.map(({ moduleId }) => moduleId));
      // Includes the results of earlier runs.
      const testResults = testModules
        .filter(({ moduleId }) => files.has(moduleId))
        .map((module) => ({
          name: module.moduleId,
          status: module.state(),
          assertionResults: [...module.children.allTests()].map((test) => ({
            title: test.name,
            status: test.result().state,
          })),
        }));
      return fromVitest({ testResults }, copy);
    },
    changed: (file) => vitest.invalidateFile(file),
    close: () => vitest.close(),
  };
};

const journeysIn = (copy: string): Runner => ({
  run: async (run) => {
    if (!("browser" in run)) return [];
    const results = path(copy, ".naluma-results.json");
    rmSync(results, { force: true });
    const title = run.title ? ["--grep", run.title] : [];
    const project = run.project ? ["--project", run.project] : [];
    const env = { ...process.env, NALUMA_RESULTS: results };
    call("playwright", ["test", ...run.browser, ...title, ...project], path(copy, "e2e"), env);
    return existsSync(results)
      ? fromPlaywright(JSON.parse(readFileSync(results, "utf8")), copy)
      : [];
  },
  changed: () => undefined,
  close: async () => undefined,
});

/** Each set of tests runs only once without a fault, however many faults it should detect. */
const resultsWithoutFault = (runner: Runner) => {
  const known = new Map<string, Promise<TestResult[]>>();
  return ({ run }: Fault): Promise<TestResult[]> => {
    const key = JSON.stringify(run);
    const results = known.get(key) ?? runner.run(run);
    known.set(key, results);
    return results;
  };
};

const unseenIn = async (
  fault: Fault,
  sound: TestResult[],
  runner: Runner,
  copy: string,
): Promise<string[]> => {
  const subjects = subjectsOf(fault);
  const red = without("passed", subjects, sound);
  if (red.length > 0) return red.map((subject) => `${subject} has no test that passes without it`);

  const file = path(copy, fault.file);
  const text = readFileSync(file, "utf8");
  const hosts = hostsOf(fault);
  writeFileSync(
    file,
    text.replace(fault.find, () => fault.replace),
  );
  runner.changed(file);
  try {
    const notBuilt = hosts.filter((host) => !build(host, copy));
    if (notBuilt.length > 0) return notBuilt.map((host) => `${host} was not built`);
    const green = without("failed", subjects, await runner.run(fault.run));
    return green.map((subject) => `${subject} is still green`);
  } finally {
    writeFileSync(file, text);
    runner.changed(file);
    for (const host of hosts) {
      rmSync(buildOf(copy, host), recursive);
      cpSync(soundBuildOf(copy, host), buildOf(copy, host), recursive);
    }
  }
};

const recursive = { recursive: true };
const buildOf = (root: string, host: string) => path(root, "apps", host, "build");
const soundBuildOf = (root: string, host: string) => path(root, "apps", host, "build.sound");

/** The hosts that a fault affects. A gateway serves both, but a test runs on one of them. */
const hostsOf = ({ run, file }: Fault): string[] => {
  if (!("browser" in run) || !/^(packages|apps\/web-)/.test(file)) return [];
  return run.project === undefined ? ["web-desktop", "web-mobile"] : [`web-${run.project}`];
};

const call = (program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) =>
  spawnSync(path(cwd, "node_modules/.bin", program), args, { cwd, env, encoding: "utf8" });

const build = (host: string, copy: string): boolean => {
  const { status, stderr } = call("react-router", ["build"], path(copy, "apps", host), process.env);
  if (status !== 0) console.error(`${host} could not be built:\n${stderr}`);
  return status === 0;
};
