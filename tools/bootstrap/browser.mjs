import { existsSync } from "node:fs";
import { lastLines, run } from "./run.mjs";

const program = process.env.CHROMIUM_PATH || "/usr/bin/chromium";

/** Without these fonts Chinese, Thai, Burmese and Bengali are boxes, and pictures of pages differ. */
const fonts = [
  ["fonts-noto-core", /Noto Sans Thai/],
  ["fonts-noto-cjk", /Noto Sans CJK/],
  ["fonts-noto-color-emoji", /Noto Color Emoji/],
];

const missingPackages = async () => {
  const { output } = await run("fc-list", [":", "family"]);
  return [
    ...(existsSync(program) ? [] : ["chromium"]),
    ...fonts.filter(([, family]) => !family.test(output)).map(([name]) => name),
  ];
};

/**
 * Sees to Chromium and the Noto fonts, by apt where that is possible. Returns what is wrong, or
 * undefined.
 */
export const ensureBrowser = async () => {
  const missing = await missingPackages();
  if (missing.length === 0) return undefined;

  const byHand = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  const how = `Missing: ${missing.join(", ")}. On Debian, as root:\n  ${byHand}\nElsewhere install them and set CHROMIUM_PATH.`;
  const sudo = await rightToInstall();
  if (!sudo) return how;

  console.log(`Installing ${missing.join(", ")} by apt …`);
  const { code, output } = await run(sudo[0], [...sudo.slice(1), "sh", "-c", byHand], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    log: "apt.log",
  });
  if (code !== 0) return `${how}\n\napt-get failed (.naluma/apt.log):\n${lastLines(output, 10)}`;
  const still = await missingPackages();
  return still.length === 0
    ? undefined
    : `Still missing after apt-get: ${still.join(", ")}. ${how}`;
};

/** How a command is run as root here, or undefined where it cannot be. */
const rightToInstall = async () => {
  if ((await run("apt-get", ["--version"])).code !== 0) return undefined;
  if (process.getuid?.() === 0) return ["env"];
  return (await run("sudo", ["-n", "true"])).code === 0 ? ["sudo", "-n"] : undefined;
};
