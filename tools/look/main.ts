import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { startStack } from "../stack/index.ts";
import { acceptChanged, checkReviewed } from "./check.ts";
import { createScreenshots } from "./screenshots.ts";
import { states } from "./states.ts";

/**
 * `npm run look`: pictures of both hosts' main states, in both themes and five languages. They are written to
 * `.naluma/look/{host}/{theme}/{locale}-{state}.png`, to be compared with the design. `ONLY=home,wallet` and
 * `LOCALES=en_US` limit them. `--check` compares the reviewed ones instead, and `--accept` accepts the differences that
 * it found.
 */
const folder = join(import.meta.dirname, "../../.naluma/look");

const listed = (name: string): string[] | undefined => process.env[name]?.split(",");

async function takeAll() {
  const locales = listed("LOCALES") ?? ["en_US", "zh_CN", "th_TH", "my_MM", "ta_IN"];
  const wanted = listed("ONLY");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stack = await startStack({ log: join(folder, "stack.log") });
  const browser = await chromium.launch(chromiumLaunch());
  const scale = { desktop: 1, mobile: 2 };
  const screenshots = createScreenshots({ browser, base: stack.lobby, scale });
  try {
    for (const host of ["desktop", "mobile"] as const)
      for (const state of states.filter(({ name }) => wanted?.includes(name) ?? true))
        for (const theme of ["dark", "light"] as const)
          for (const locale of locales) {
            const file = join(folder, host, theme, `${locale}-${state.name}.png`);
            try {
              const picture = await screenshots.take({ host, theme, locale, state });
              mkdirSync(dirname(file), { recursive: true });
              writeFileSync(file, picture);
            } catch (error) {
              process.exitCode = 1;
              const reason = String(error).split("\n")[0];
              console.error(`${host} ${theme} ${locale} ${state.name}: ${reason}`);
            }
          }
    console.log(`The pictures lie in ${folder}`);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const { values, positionals } = parseArgs({
  options: { check: { type: "boolean" }, accept: { type: "boolean" } },
  allowPositionals: true,
});
if (values.accept) acceptChanged(folder, positionals);
else if (values.check) process.exitCode = await checkReviewed(folder, positionals);
else await takeAll();
