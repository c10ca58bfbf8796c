import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { NewError, openCheckout, type Checkout } from "./checkout.ts";
import { newFeature } from "./feature.ts";
import { newLocale } from "./locale.ts";
import { newSite } from "./site.ts";

/*
 * npm run new -- feature daily-races
 * npm run new -- site silver-lake
 * npm run new -- locale fr_FR
 *
 * Each answers what is to be done next. What it writes passes all checks as it is.
 */
const root = join(import.meta.dirname, "../..");

type Generator = (checkout: Checkout, name: string) => string[];

const generators = new Map<string, Generator>([
  ["feature", newFeature],
  ["site", newSite],
  ["locale", newLocale],
]);

const run = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] }).status === 0;

function main([what = "", name = "", ...rest]: readonly string[]): void {
  const generator = generators.get(what);
  const isInstalling = !rest.includes("--no-install");
  if (!generator || name === "" || rest.some((flag) => flag !== "--no-install"))
    throw new NewError("Say what and how it is called: feature NAME, site NAME or locale xx_YY.");

  const checkout = openCheckout(root);
  const next = generator(checkout, name);
  checkout.write();

  const files = checkout.changed().filter((file) => !/\.(md|yaml)$/.test(file));
  if (!run(join(root, "node_modules/.bin/oxfmt"), files))
    throw new NewError("Everything is written, but not formatted: npm run format says why.");
  const manifests = checkout.changed().some((file) => file.endsWith("package.json"));
  const isInstalled =
    !manifests ||
    (isInstalling && run("node", ["tools/bootstrap/pnpm.mjs", "install", "--no-frozen-lockfile"]));

  console.log(`${checkout.changed().length} files for the ${what} ${name}.`);
  for (const line of next) console.log(`  ${line}`);
  if (!isInstalled) console.log("  Not installed yet: npm run pnpm -- install");
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
