import { parseArgs } from "node:util";
import { engineNames } from "../engine.ts";
import { engineNamed } from "../engines.ts";
import { simulate } from "./simulation.ts";

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "10000000" },
    seed: { type: "string", default: "14" },
  },
  allowPositionals: true,
});
const [name, choice = ""] = positionals;
const engine = engineNames
  .filter((known) => known === name)
  .map(engineNamed)
  .at(0);

if (!engine?.isChoice(choice)) {
  console.error(`Usage: npm run simulate -- ENGINE CHOICE [--rounds=10000000] [--seed=14]
ENGINE is one of ${engineNames.join(", ")}; CHOICE is a bet of it, such as red or banker.`);
  process.exitCode = 1;
} else {
  const rounds = Number(values.rounds);
  const { returned, error } = simulate(engine, { choice, rounds, seed: Number(values.seed) });
  const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
  console.log(
    `${name} ${choice}: ${percent(returned)} came back in ${rounds} rounds, give or take ${percent(2 * error)}`,
  );
}
