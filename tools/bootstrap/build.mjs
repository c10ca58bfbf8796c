import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildProgress } from "./build-progress.mjs";
import { pnpm } from "./install.mjs";
import { root } from "./paths.mjs";
import { lastLines, seconds } from "./run.mjs";
import { buildFingerprint, isFresh, stamp } from "./stamp.mjs";
import { UserError } from "./user-error.mjs";

/** What is built, each with a file that is there once it is. */
const built = {
  "web-desktop": "server/index.js",
  "web-mobile": "server/index.js",
  "operator-desk": "index.html",
};

const apps = Object.keys(built);

const isBuilt = (app) => existsSync(join(root, `apps/${app}/build/${built[app]}`));

/** Builds both hosts and the operator's desk, unless nothing that they are made of has changed since. */
export const buildIfStale = async () => {
  const now = buildFingerprint();
  if (isFresh("build", now) && apps.every(isBuilt)) return;

  console.log("Building both hosts and the operator’s desk …");
  const since = Date.now();
  // A build that Turbo brings back is laid over what is there, and two builds in one folder are neither.
  for (const app of apps) rmSync(join(root, `apps/${app}/build`), { recursive: true, force: true });
  const { code, output } = await pnpm(
    ["exec", "turbo", "run", "build", ...apps.map((app) => `--filter=./apps/${app}`)],
    { log: "build.log", show: buildProgress((line) => console.log(line)) },
  );
  if (code !== 0) {
    throw new UserError(`The build failed. Details: .naluma/build.log\n\n${lastLines(output, 40)}`);
  }
  stamp("build", now);
  console.log(`Built in ${seconds(since)}.`);
};
