import { existsSync } from "node:fs";
import { ensurePackages } from "./packages.mjs";
import { run } from "./run.mjs";

/** What Debian calls them, and where it puts them. */
const programs = process.env.CHROMIUM_PATH
  ? [["chromium", process.env.CHROMIUM_PATH]]
  : [
      ["chromium", "/usr/bin/chromium"],
      ["chromium-headless-shell", "/usr/bin/chromium-headless-shell"],
    ];

/** Without these fonts Chinese, Thai, Burmese and Bengali are boxes, and pictures of pages differ. */
const fonts = [
  ["fonts-noto-core", /Noto Sans Thai/],
  ["fonts-noto-cjk", /Noto Sans CJK/],
  ["fonts-noto-color-emoji", /Noto Color Emoji/],
];

const missingPackages = async () => {
  const { output } = await run("fc-list", [":", "family"]);
  return [
    ...programs.filter(([, program]) => !existsSync(program)).map(([name]) => name),
    ...fonts.filter(([, family]) => !family.test(output)).map(([name]) => name),
  ];
};

/**
 * Sees to Chromium and the Noto fonts, by apt where that is possible. Returns what is wrong, or
 * undefined.
 */
export const ensureBrowser = () =>
  ensurePackages(missingPackages, "Elsewhere install them and set CHROMIUM_PATH.");
