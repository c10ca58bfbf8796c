import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { startStack } from "../stack/index.ts";
import { openImages } from "./images.ts";
import { reviewedShots } from "./reviewed.ts";
import { createScreenshots } from "./screenshots.ts";

const reviewed = join(import.meta.dirname, "reviewed");
const fileOf = (name: string) => join(reviewed, `${name}.webp`);

/** The date of every page and of the platform, so that everything that depends on it is the same each time. */
const date = new Date("2026-12-02T10:00:00Z");

/** Hides what counts up, is random, or moves by itself. */
const style = `
  .jackpot-digits, .captcha-picture, .float-caption { visibility: hidden !important; }
  *, *::before, *::after { transition: none !important; caret-color: transparent !important; }
`;

const changedIn = (folder: string) => join(folder, "changed");

/**
 * Retakes the reviewed pictures and compares them. Those that differ are written to `changed`, in their new state and
 * with the difference in red. Returns the exit code.
 *
 * @param names the pictures to check; all if empty
 */
export async function checkReviewed(folder: string, names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !reviewedShots.some((shot) => shot.name === name));
  if (unknown.length > 0) throw new Error(`There are no pictures ${unknown.join(", ")}`);
  const shots = reviewedShots.filter(({ name }) => names.length === 0 || names.includes(name));
  const changed = changedIn(folder);
  rmSync(changed, { recursive: true, force: true });
  mkdirSync(changed, { recursive: true });
  const offset = Math.round((date.getTime() - Date.now()) / 1_000);
  const stack = await startStack({
    log: join(folder, "stack.log"),
    env: { SANDBOX_CLOCK_OFFSET: String(offset) },
  });
  const browser = await chromium.launch(chromiumLaunch());
  const wrong: string[] = [];
  try {
    const images = await openImages(browser);
    const scale = { desktop: 1, mobile: 1 };
    const screenshots = createScreenshots({ browser, base: stack.lobby, scale, date, style });
    for (const shot of shots) {
      const fresh = await images.shrink(await screenshots.take(shot));
      const keep = (ending: string, bytes: Buffer) =>
        writeFileSync(join(changed, `${shot.name}${ending}`), bytes);
      if (!existsSync(fileOf(shot.name))) {
        keep(".webp", fresh);
        wrong.push(`${shot.name} was never reviewed`);
        continue;
      }
      const comparison = await images.compare(readFileSync(fileOf(shot.name)), fresh);
      if (!comparison) continue;
      keep(".webp", fresh);
      keep(".difference.png", comparison.difference);
      wrong.push(`${shot.name} differs in ${comparison.pixels} pixels`);
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  for (const line of wrong) console.error(line);
  if (wrong.length > 0)
    console.error(`\nLook at ${changed}. "npm run look -- --accept" takes these for reviewed.`);
  console.log(`${shots.length - wrong.length} passed, ${wrong.length} failed`);
  return wrong.length > 0 ? 1 : 0;
}

/** Accepts the differences of the last check as reviewed. */
export function acceptChanged(folder: string, names: readonly string[]): void {
  const changed = changedIn(folder);
  const found = existsSync(changed)
    ? readdirSync(changed)
        .filter((file) => file.endsWith(".webp"))
        .map((file) => file.slice(0, -".webp".length))
        .filter((name) => names.length === 0 || names.includes(name))
    : [];
  mkdirSync(reviewed, { recursive: true });
  for (const name of found) {
    copyFileSync(join(changed, `${name}.webp`), fileOf(name));
    console.log(`accepted ${name}`);
  }
  if (found.length === 0) console.log("The last check found nothing to accept.");
}
