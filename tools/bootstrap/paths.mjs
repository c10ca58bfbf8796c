import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * Everything in this folder runs before anything is installed: Node 20 and npm alone, no packages.
 */

/** The root of the checkout. */
export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/\/$/, "");

/** What a run leaves behind: stamps, locks, logs, results. Ignored by git. */
export const stateFolder = join(root, ".naluma");

export const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The pinned Node, an installed package like any other. */
export const pinnedNode = join(root, "node_modules/node/bin/node");

/** An environment in which `node` is the pinned one and the tools of the root are found. */
export const toolEnvironment = (more = {}) => ({
  ...process.env,
  PATH: join(root, "node_modules/.bin") + delimiter + (process.env.PATH ?? ""),
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  ...more,
});
