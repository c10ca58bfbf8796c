import { spawnSync } from "node:child_process";
import { manifest, toolEnvironment } from "./paths.mjs";

/** `npm run pnpm -- …`: the pinned pnpm, which nobody needs to have. Turbo finds it, too. */
const { status } = spawnSync("npx", ["-y", manifest.packageManager, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: toolEnvironment(),
});
process.exitCode = status ?? 1;
