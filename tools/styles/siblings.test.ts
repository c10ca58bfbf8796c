import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The paragraphs of a dialog have no class that could be named. */
const known = [
  ".dialog-body > p:not([class]) + p:not([class])",
  ".dialog-body > p:not([class]) + :is(.row, .button)",
];

/** Whether a selector asks for a neighbour by its tag alone, or for what follows any element. */
const isWithoutName = (selector: string): boolean =>
  [
    ...selector
      .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, "")
      .replaceAll(/:nth-[\w-]+\([^)]*\)/g, "")
      .matchAll(/([^\s>+~,(]+)\s*[+~](?!=)/g),
  ].some(([, neighbour = ""]) => !/[.#[]|[a-z]:[a-z]/.test(neighbour));

/**
 * Chromium knows neighbours by class, attribute or state only. For `li + li` and `* + a` it styles every such element
 * of the parent anew wherever anything comes or goes; one of them cost a scrolled list 30 ms a row on a slow phone.
 */
it("a selector names the neighbour before an element by its class, attribute or state", () => {
  const sheets = globSync("{packages,apps}/*/{src,app}/**/*.css", { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((sheet) => {
    const bare = readFileSync(join(root, sheet), "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
    return [...bare.matchAll(/([^{};]+)\{/g)]
      .map(([, selector = ""]) => selector.trim())
      .filter((selector) => !selector.startsWith("@") && isWithoutName(selector));
  });
  expect(found).toEqual(known);
});
