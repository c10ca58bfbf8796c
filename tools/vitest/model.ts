import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run model`: a million cases for each `.model.test.ts`, from a new seed, which is printed; `--seed 7` repeats a
 * seed's cases, `--stories 5000` runs fewer. `npm run oracle:register` does the same with the registration forms.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    stories: { type: "string", default: "1000000" },
    tests: { type: "string", default: ".model.test." },
  },
});
const seed = values.seed ?? String(Date.now() % 2 ** 31);
console.log(`${values.stories} stories, from the seed ${seed}`);

const root = join(import.meta.dirname, "../..");
const { status } = spawnSync("vitest", ["run", values.tests], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NALUMA_SEED: seed, NALUMA_STORIES: values.stories },
});
process.exitCode = status ?? 1;
