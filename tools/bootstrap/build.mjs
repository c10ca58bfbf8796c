import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildProgress } from "./build-progress.mjs";
import { pnpm } from "./install.mjs";
import { root } from "./paths.mjs";
import { lastLines, seconds } from "./run.mjs";
import { buildFingerprint, isFresh, stamp } from "./stamp.mjs";
import { UserError } from "./user-error.mjs";

const hosts = ["web-desktop", "web-mobile"];

const isBuilt = (host) => existsSync(join(root, `apps/${host}/build/server/index.js`));

/** Builds both hosts, unless nothing that they are made of has changed since. */
export const buildIfStale = async () => {
  const now = buildFingerprint();
  if (isFresh("build", now) && hosts.every(isBuilt)) return;

  console.log("Building both hosts …");
  const since = Date.now();
  // A build that Turbo brings back is laid over what is there, and two builds in one folder are neither.
  for (const host of hosts)
    rmSync(join(root, `apps/${host}/build`), { recursive: true, force: true });
  const { code, output } = await pnpm(
    ["exec", "turbo", "run", "build", ...hosts.map((host) => `--filter=./apps/${host}`)],
    { log: "build.log", show: buildProgress((line) => console.log(line)) },
  );
  if (code !== 0) {
    throw new UserError(`The build failed. Details: .naluma/build.log\n\n${lastLines(output, 40)}`);
  }
  stamp("build", now);
  console.log(`Built in ${seconds(since)}.`);
};
