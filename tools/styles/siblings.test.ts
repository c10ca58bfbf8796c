import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * `* + a` and `* ~ a`: for such a rule the browser styles all neighbours anew wherever an element comes or goes. One of
 * them cost a scrolled list 30 ms a row on a slow phone.
 */
const afterAnything = /(?:^|[\s>+~(,])\*\s*[+~]/;

it("no selector asks for what follows any element", () => {
  const sheets = globSync("{packages,apps}/*/{src,app}/**/*.css", { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((sheet) => {
    const bare = readFileSync(join(root, sheet), "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
    return [...bare.matchAll(/([^{};]+)\{/g)].some(([, selector = ""]) =>
      afterAnything.test(selector),
    );
  });
  expect(found).toEqual([]);
});
