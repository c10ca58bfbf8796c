import { existsSync } from "node:fs";
import { manifest, pinnedNode, toolEnvironment } from "./paths.mjs";
import { lastLines, run, seconds } from "./run.mjs";
import { installFingerprint, isFresh, stamp } from "./stamp.mjs";
import { UserError } from "./user-error.mjs";

/** npm and pnpm give up sooner than by default, which waits minutes for a network that is not there. */
const npmRetries = {
  npm_config_fetch_retry_mintimeout: "1000",
  npm_config_fetch_retry_maxtimeout: "5000",
  npm_config_update_notifier: "false",
};

const networkCodes =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|META_FETCH_FAIL/;

/** Runs the pinned pnpm, fetched through npx; the pin is package.json's `packageManager`. */
export const pnpm = (args, options = {}) =>
  run("npx", ["-y", manifest.packageManager, ...args], {
    ...options,
    env: toolEnvironment({ ...npmRetries, ...options.env }),
  });

/** Installs what the lockfile says, unless that was done for this very lockfile. */
export const installIfStale = async () => {
  const now = installFingerprint();
  if (isFresh("install", now) && existsSync(pinnedNode)) return;

  console.log(`Installing packages (${manifest.packageManager}) …`);
  const since = Date.now();
  const { code, output } = await pnpm(["install", "--frozen-lockfile"], { log: "install.log" });
  if (code !== 0) throw new UserError(explain(output));
  stamp("install", now);
  console.log(`Installed in ${seconds(since)}.`);
};

const explain = (output) => {
  if (networkCodes.test(output)) {
    return (
      "No network: the package registry cannot be reached, and not everything is installed yet.\n" +
      "Connect (or set npm's registry or proxy) and try again. Details: .naluma/install.log"
    );
  }
  return `The installation failed. Details: .naluma/install.log\n\n${lastLines(output)}`;
};
