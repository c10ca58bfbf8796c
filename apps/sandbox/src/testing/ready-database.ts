import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * Cached embedded databases, so that a test copies one instead of creating it: `initdb` takes six
 * seconds of processor time, a copy half a second.
 */

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const cacheFolder = join(root, ".naluma/databases");

/** So many are kept of each sort: a change of the sandbox's code asks for a new one. */
const maxTemplates = 3;

const day = 86_400_000;

/** Next to the entry of the package, whose `exports` do not show its package.json. */
const engineVersion = (): string => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const text = readFileSync(join(entry, "../../package.json"), "utf8");
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? "unknown";
};

/** Everything that a seeded database is made of, and more: too new a copy is never wrong. */
const sources = ["apps/sandbox/migrations", "apps/sandbox/src", "packages/site/src"];

/** The day is part of it, because the seeded bulletins are dated back from the moment of seeding. */
const seededVersion = (): string => {
  const hash = createHash("sha256").update(`${engineVersion()} ${Math.floor(Date.now() / day)}`);
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|json|sql)$/.test(file) && !file.endsWith(".test.ts"))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
};

const removeOld = (sort: string): void => {
  const lastUse = (name: string) => statSync(join(cacheFolder, name)).mtimeMs;
  const old = readdirSync(cacheFolder)
    .filter((name) => name.startsWith(`${sort}-`))
    .toSorted((one, other) => lastUse(other) - lastUse(one))
    .slice(maxTemplates);
  for (const name of old) rmSync(join(cacheFolder, name), { recursive: true, force: true });
};

/** The folder of that sort and version; of several processes that make it at once one is kept. */
const madeOnce = async (
  sort: "blank" | "seeded",
  version: string,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(cacheFolder, `${sort}-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cacheFolder, { recursive: true });
    const own = mkdtempSync(join(cacheFolder, "making-"));
    try {
      await make(own);
      renameSync(own, folder);
      removeOld(sort);
    } catch (error) {
      // A folder that is there cannot be renamed over: somebody else was quicker.
      if (!existsSync(folder)) throw error;
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
};

/** A data folder with a database that has no tables. */
export const blankDatabase = (): Promise<string> =>
  madeOnce("blank", engineVersion(), async (folder) => {
    const { makeBlank } = await import("./make-database.ts");
    await makeBlank(folder);
  });

const seededDatabase = (): Promise<string> =>
  madeOnce("seeded", seededVersion(), async (folder) => {
    const { makeSeeded } = await import("./make-database.ts");
    cpSync(await blankDatabase(), folder, { recursive: true });
    await makeSeeded({ dataFolder: folder });
  });

/** Puts a database without any tables into a data folder. */
export const putBlankDatabase = async (dataFolder: string): Promise<void> => {
  cpSync(await blankDatabase(), dataFolder, { recursive: true });
};

/** Puts a database into a data folder as a sandbox leaves it after its first start. */
export const putSeededDatabase = async (dataFolder: string): Promise<void> => {
  cpSync(await seededDatabase(), dataFolder, { recursive: true });
};
