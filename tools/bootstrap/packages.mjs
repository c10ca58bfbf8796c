import { tmpdir } from "node:os";
import { join } from "node:path";
import { lastLines, run } from "./run.mjs";

/** How a command is run as root here, or undefined where it cannot be. */
const rightToInstall = async () => {
  if ((await run("apt-get", ["--version"])).code !== 0) return undefined;
  if (process.getuid?.() === 0) return ["env"];
  return (await run("sudo", ["-n", "true"])).code === 0 ? ["sudo", "-n"] : undefined;
};

/**
 * Installs missing packages, by apt if possible.
 *
 * @param {() => string[] | Promise<string[]>} missingPackages names of Debian packages
 * @param {string} elsewhere what to do where there is no apt
 * @returns {Promise<string | undefined>} what is wrong
 */
export const ensurePackages = async (missingPackages, elsewhere) => {
  const missing = await missingPackages();
  if (missing.length === 0) return undefined;

  const byHand = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  const how = `Missing: ${missing.join(", ")}. On Debian, as root:\n  ${byHand}\n${elsewhere}`;
  const sudo = await rightToInstall();
  if (!sudo) return how;

  console.log(`Installing ${missing.join(", ")} by apt …`);
  // Steps that run at once may both install: apt does not wait for another apt.
  const inTurn = ["flock", join(tmpdir(), "naluma-apt.lock")];
  const program = [...sudo, ...inTurn, "sh", "-c", byHand];
  const { code, output } = await run(program[0], program.slice(1), {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    log: "apt.log",
  });
  if (code !== 0) return `${how}\n\napt-get failed (.naluma/apt.log):\n${lastLines(output, 10)}`;
  const still = await missingPackages();
  return still.length === 0
    ? undefined
    : `Still missing after apt-get: ${still.join(", ")}. ${how}`;
};
