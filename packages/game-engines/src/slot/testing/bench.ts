import { engineNamed } from "../../engines.ts";
import { simulate } from "../../testing/simulation.ts";
import { slotFamilies } from "../families/families.ts";
import { volatilityOf } from "./volatility.ts";

/**
 * `npm run bench:slots`: plays 10,000,000 rounds of every slot family, or as many as `--rounds` specifies. Fails if the
 * return or volatility differs from the published one by more than four standard errors.
 */
const asked = Number(process.argv[process.argv.indexOf("--rounds") + 1]);
const rounds = process.argv.includes("--rounds") ? asked : 10_000_000;
if (!Number.isInteger(rounds) || rounds < 1_000) {
  throw new RangeError("--rounds needs a whole number from 1,000");
}

let failed = 0;
for (const { name, returnInBasisPoints, volatility } of slotFamilies) {
  const engine = engineNamed(name);
  if (!engine) throw new Error(`There is no engine ${name}`);
  const { returned, error, deviation, winsOneIn, greatest } = simulate(engine, { rounds, seed: 1 });
  const isRight =
    Math.abs(returned - returnInBasisPoints / 10_000) < 4 * error &&
    volatilityOf(deviation) === volatility;
  if (!isRight) failed += 1;
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  console.info(
    `${isRight ? "ok  " : "FAIL"} ${name}: returned ${percent(returned)} ± ${percent(error)}, prints ` +
      `${percent(returnInBasisPoints / 10_000)}; deviation ${deviation.toFixed(2)} stakes (${volatility}); ` +
      `a win in 1 of ${winsOneIn.toFixed(1)} rounds; greatest ${greatest.toFixed(0)} stakes`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
