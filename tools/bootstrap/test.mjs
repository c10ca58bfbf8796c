import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installIfStale } from "./install.mjs";
import { machineSpeed } from "./machine-speed.mjs";
import { stateFolder } from "./paths.mjs";
import { seconds, stopRuns } from "./run.mjs";
import { untilSignal } from "./services.mjs";
import { codeFingerprint } from "./stamp.mjs";
import { steps } from "./steps.mjs";
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

  const since = Date.now();
  try {
    await installIfStale();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    console.log("0 passed, 1 failed");
    return 1;
  }
  const speed = machineSpeed();
  // Timeouts of the tests follow it (tools/timeouts).
  process.env.NALUMA_MACHINE_SPEED = String(speed);
  const finished = [];
  for (const stage of stages)
    finished.push(...(await runStage(stage, { results, whole: isWhole })));

  console.log(`\nAll steps in ${seconds(since)}.`);
  console.log(
    `Machine speed ${speed} before, ${machineSpeed()} after (1: as the timeouts expect).`,
  );
  const failedSteps = finished.filter(({ failed }) => failed > 0);
  if (failedSteps.length > 0)
    console.log(`Failed: ${failedSteps.map(({ name }) => name).join(", ")}`);
  if (codeFingerprint() !== code)
    console.log("The code was changed meanwhile: these results belong to no code.");
  // Often only the end of a long output is kept.
  const failedTests = finished.flatMap(({ name, names: tests = [] }) =>
    tests.map((test) => `  ${name}: ${test}`),
  );
  for (const line of failedTests.slice(0, 40)) console.log(line);
  const total = (count) => finished.reduce((all, step) => all + step[count], 0);
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  return total("failed") === 0 ? 0 : 1;
};

/** Two steps of a stage at a time; what several write at once is shown one after the other. */
const runStage = async (stage, run) => {
  const waiting = [...stage];
  const finished = [];
  const show = stage.length === 1;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      finished.push({ name, ...(await runStep(name, { ...run, show })) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return finished;
};

const runStep = async (name, { show, ...run }) => {
  const begun = Date.now();
  const title = `\n── ${name} ──\n`;
  let held = "";
  if (show) process.stdout.write(title);
  const counts = await attempt(name, {
    ...run,
    show: show || ((chunk) => (held += chunk)),
  });
  if (!show) process.stdout.write(title + held);
  const { passed, failed } = counts;
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds(begun)})`);
  return counts;
};

const attempt = async (name, output) => {
  try {
    return await steps[name](output);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1 };
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
