import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { runningHere } from "../bootstrap/lock.mjs";
import { NewError, openCheckout, type Checkout } from "./checkout.ts";
import { newFeature } from "./feature.ts";
import { newLocale } from "./locale.ts";
import { newSite } from "./site.ts";

/*
 * npm run new -- feature daily-races
 * npm run new -- site silver-lake
 * npm run new -- locale fr_FR
 *
 * Each prints the next steps. The generated files pass all checks as they are.
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
  const flags = rest.filter((flag) => flag !== "--no-install");
  const generator = generators.get([what, ...flags].join(" "));
  const isInstalling = !rest.includes("--no-install");
  if (!generator || name === "")
    throw new NewError(`Say what and how it is called: feature NAME, site NAME or locale xx_YY.`);

  // File watchers would see packages that are not linked yet, and would not recover from that.
  const running = runningHere();
  if (running) throw new NewError(`${running} Stop it first: it cannot follow new packages.`);
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
