import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installIfStale } from "./install.mjs";
import { stateFolder } from "./place.mjs";
import { seconds, stopRuns } from "./run.mjs";
import { steps } from "./steps.mjs";
import { untilSignal } from "./services.mjs";
import { checkNodeVersion, runAsCommand, Trouble } from "./trouble.mjs";

/** `npm test`: every check of the repository; every failure is reported, and the last line counts. */
const test = async () => {
  checkNodeVersion();
  const chosen = chooseSteps(process.argv.slice(2));
  const results = join(stateFolder, "results");
  // A full run proves what it proves by itself, not by what an earlier one left.
  if (chosen.length === Object.keys(steps).length)
    rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const total = { passed: 0, failed: 0 };
  try {
    await installIfStale();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    console.log("0 passed, 1 failed");
    return 1;
  }
  const failedSteps = [];
  const failedTests = [];
  const since = Date.now();
  for (const name of chosen) {
    console.log(`\n── ${name} ──`);
    const begun = Date.now();
    const { passed, failed, names = [] } = await runStep(steps[name]);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.push(name);
    failedTests.push(...names.map((test) => `  ${name}: ${test}`));
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds(begun)})`);
  }

  console.log(`\nAll steps in ${seconds(since)}.`);
  if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(", ")}`);
  // Of a long output often only the end is kept.
  for (const line of failedTests.slice(0, 40)) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};

const runStep = async (step) => {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    return { passed: 0, failed: 1 };
  }
};

const chooseSteps = (names) => {
  const known = Object.keys(steps);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Trouble(`No step is called ${unknown.join(", ")}. Steps: ${known.join(", ")}`);
  }
  return names.length === 0 ? known : known.filter((name) => names.includes(name));
};

void untilSignal().then(() => {
  stopRuns();
  process.exit(1);
});

await runAsCommand(test);
