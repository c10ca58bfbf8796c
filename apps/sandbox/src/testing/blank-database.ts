import { cp, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Next to the entry of the package, whose `exports` do not show its package.json. */
const engineVersion = async () => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const text = await readFile(join(entry, "../../package.json"), "utf8");
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? "unknown";
};

/**
 * Puts a database without any tables into the data folder. Making one takes the engine three seconds,
 * copying one a tenth of that; the copy depends on nothing but the engine's version.
 */
export const putBlankDatabase = async (dataFolder: string): Promise<void> => {
  const template = join(tmpdir(), `naluma-blank-pglite-${await engineVersion()}`);
  if (!(await exists(template))) {
    const own = await mkdtemp(join(tmpdir(), "naluma-blank-"));
    await (await PGlite.create(join(own, "pg"))).close();
    // Of several test files that make one at the same time the first is kept.
    await rename(join(own, "pg"), template).catch(() => {});
    await rm(own, { recursive: true, force: true });
  }
  await cp(template, join(dataFolder, "pg"), { recursive: true });
};
