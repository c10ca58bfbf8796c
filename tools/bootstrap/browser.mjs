import { existsSync } from "node:fs";
import { ensurePackages } from "./packages.mjs";
import { run } from "./run.mjs";

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
export const ensureBrowser = () =>
  ensurePackages(missingPackages, "Elsewhere install them and set CHROMIUM_PATH.");
