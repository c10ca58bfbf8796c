import { join } from "node:path";
import type { Plugin } from "vite";

const configured = join(import.meta.dirname, "fast-check.ts");

/** Makes every test that imports fast-check use that of `fast-check.ts`, whose seed is fixed. */
export const fixedSeed = (): Plugin => ({
  name: "naluma:fixed-seed",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "fast-check" && importer !== configured ? configured : undefined,
});
