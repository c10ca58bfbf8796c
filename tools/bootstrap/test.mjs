import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAgain } from "./again.mjs";
import { costLine, costOfJourneys, overBudget } from "./budget.mjs";
import { countResults, readReport } from "./count.mjs";
import { installIfStale } from "./install.mjs";
import { machineSpeed } from "./machine-speed.mjs";
import { stateFolder } from "./paths.mjs";
import { commit, earlierRuns, recordRun, unforgiven } from "./run-record.mjs";
import { seconds, stopRuns } from "./run.mjs";
import { untilSignal } from "./services.mjs";
import { codeFingerprint } from "./stamp.mjs";
import { steps } from "./steps.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";
import { tiers } from "./tiers.mjs";
import { checkNodeVersion, runAsCommand, UserError } from "./user-error.mjs";

/** A machine of two cores has both at work, and steps of one stage do not starve each other. */
const atOnce = 2;

/**
 * `npm test`: the quick tier; `npm run test:all`: every check of the repository. `-- lint unit` runs
 * these two alone. Every failure is reported, and the last line counts.
 */
const test = async () => {
  checkNodeVersion();
  const given = process.argv.slice(2);
  const whole = given.includes("--all");
  const names = given.filter((argument) => argument !== "--all");
  const stages = chooseStages(whole ? tiers.all : tiers.quick, names);
  // Only a whole run proves requirements; what less than that leaves behind lies apart from it.
  const isWhole = whole && names.length === 0;
  const results = join(stateFolder, isWhole ? "results" : "results-of-part");
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const code = codeFingerprint();
  writeFileSync(join(results, "code.txt"), code);

  try {
    await installIfStale();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    console.log("0 passed, 1 failed");
    return 1;
  }
  const since = Date.now();
  const speed = { before: machineSpeed(), after: 1 };
  // Timeouts of the tests follow it (tools/timeouts).
  process.env.NALUMA_MACHINE_SPEED = String(speed.before);
  const temporary = temporaryFolder();
  process.once("exit", temporary.remove);
  Object.assign(process.env, temporary.env);
  const finished = [];
  const runStages = async (chosen) => {
    for (const stage of chosen)
      finished.push(...(await runStage(stage, { results, whole: isWhole })));
  };
  const proves = (stage) => stage.includes("conformance");
  await runStages(stages.filter((stage) => !proves(stage)));
  await runAgain(finished.flatMap((step) => step.results.filter(({ file }) => file)));
  await runStages(stages.filter(proves));

  speed.after = machineSpeed();
  const minutes = (Date.now() - since) / 60_000;
  console.log(`\nAll steps in ${seconds(since)}.`);
  console.log(
    `Machine speed ${speed.before} before, ${speed.after} after (1: as the timeouts expect).`,
  );
  if (codeFingerprint() !== code)
    console.log("The code was changed meanwhile: these results belong to no code.");

  const counted = finished.map((step) => ({ ...step, ...countStep(step) }));
  const flaky = counted.flatMap((step) => step.flaky);
  const cost = costOfJourneys(readReport(join(results, "browser.json")));
  if (cost) console.log(costLine(cost, minutes));
  const faults = [
    ...(cost ? overBudget(cost, minutes, speed) : []),
    ...unforgiven(flaky, isWhole ? earlierRuns() : []),
  ];
  const total = (count) => counted.reduce((all, step) => all + step[count], 0);
  const [passed, failed] = [total("passed"), total("failed") + faults.length];
  if (isWhole)
    recordRun({
      date: new Date().toISOString(),
      commit: commit(),
      minutes: Math.round(minutes),
      speed,
      journeys: cost,
      failed,
      flaky,
    });
  report(counted, flaky, faults);
  console.log(
    `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`,
  );
  return failed === 0 ? 0 : 1;
};

/** What did not pass, or not at once. Often only the end of a long output is kept. */
const report = (counted, flaky, faults) => {
  const failedSteps = counted.filter(({ failed }) => failed > 0);
  if (failedSteps.length > 0)
    console.log(`Failed: ${failedSteps.map(({ name }) => name).join(", ")}`);
  const failedTests = counted.flatMap(({ name, names }) => names.map((test) => `${name}: ${test}`));
  for (const line of [...failedTests.slice(0, 40), ...faults]) console.log(`  ${line}`);
  if (flaky.length > 0) console.log("Flaky (failed, and passed when they ran once more):");
  for (const { test, reason } of flaky) console.log(`  ${test}\n      ${reason}`);
};

/** What the results of a step come to, flaky tests with the step's name before theirs. */
const countStep = ({ name, results }) => {
  const counts = results.map(({ passes, file, code, name: program }) => {
    if (file) return countResults(file, code, program);
    return passes ? none : { ...none, passed: 0, failed: 1 };
  });
  const total = (count) => counts.reduce((all, one) => all + one[count], 0);
  return {
    passed: total("passed"),
    failed: total("failed"),
    skipped: total("skipped"),
    names: counts.flatMap(({ names }) => names),
    flaky: counts.flatMap((one) =>
      one.flaky.map(({ test, reason }) => ({ test: `${name}: ${test}`, reason })),
    ),
  };
};

/** Of a check, which is no test and counts as one. */
const none = { passed: 1, failed: 0, skipped: 0, names: [], flaky: [] };

/** Two steps of a stage at a time; what several write at once is shown one after the other. */
const runStage = async (stage, run) => {
  const waiting = [...stage];
  const finished = [];
  const isAlone = stage.length === 1;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      finished.push(await runStep(name, { ...run, isAlone }));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return finished;
};

const runStep = async (name, { isAlone, ...run }) => {
  const begun = Date.now();
  const title = `\n── ${name} ──\n`;
  // A second run of what failed comes after the step, and is shown as it goes.
  let held = isAlone ? undefined : title;
  if (isAlone) process.stdout.write(title);
  const show = (chunk) => {
    if (held === undefined) process.stdout.write(chunk);
    else held += chunk;
  };
  const step = { name, results: await attempt(name, { ...run, show }) };
  process.stdout.write(held ?? "");
  held = undefined;
  const { passed, failed, skipped } = countStep(step);
  if (skipped > 0) console.log(`${skipped} skipped: a skipped test fails the run.`);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds(begun)})`);
  return step;
};

const attempt = async (name, output) => {
  try {
    return await steps[name](output);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return [{ passes: false }];
  }
};

/** The stages of a tier, or those of all that hold the steps that were named. */
const chooseStages = (tier, names) => {
  const known = Object.keys(steps);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`No step is called ${unknown.join(", ")}. Steps: ${known.join(", ")}`);
  }
  if (names.length === 0) return tier;
  return [...tiers.all, ["smoke"]]
    .map((stage) => stage.filter((name) => names.includes(name)))
    .filter((stage) => stage.length > 0);
};

void untilSignal().then(() => {
  stopRuns();
  process.exit(1);
});

await runAsCommand(test);
