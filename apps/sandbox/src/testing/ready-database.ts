import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FolderInUse, lockFolder } from "../ground/db/folder-lock.ts";

/*
 * Cached embedded databases, so that a test copies one instead of creating it: `initdb` takes six seconds of
 * processor time, a copy half a second.
 */

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const cacheFolder = join(root, ".naluma/databases");

/** The number of cached databases of each sort; a change of the sandbox's code requires a new one. */
const maxTemplates = 3;

/** Read next to the package's entry, because its `exports` do not include package.json. */
const engineVersion = (): string => {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const text = readFileSync(join(entry, "../../package.json"), "utf8");
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? "unknown";
};

const migrations = "apps/sandbox/migrations";

/** The version of a database built from the files in these folders. */
const versionOf = (folders: readonly string[]): string => {
  const hash = createHash("sha256").update(engineVersion());
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|json|sql)$/.test(file) && !file.endsWith(".test.ts"))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
};

interface Sort {
  readonly name: "blank" | "tables" | "seeded";
  readonly version: () => string;
  /** How long a cached one is valid, in ms. */
  readonly lifetime: number;
  readonly make: (folder: string) => Promise<void>;
}

const blank: Sort = {
  name: "blank",
  version: engineVersion,
  lifetime: Number.POSITIVE_INFINITY,
  make: async (folder) => {
    const { makeBlank } = await import("./make-database.ts");
    await makeBlank(folder);
  },
};

const tables: Sort = {
  name: "tables",
  version: () => versionOf([migrations]),
  lifetime: Number.POSITIVE_INFINITY,
  make: async (folder) => {
    const { makeTables } = await import("./make-database.ts");
    await putBlankDatabase(folder);
    await makeTables(folder);
  },
};

const seeded: Sort = {
  name: "seeded",
  // Everything that it is built from, and more: an unnecessary rebuild is harmless.
  version: () => versionOf([migrations, "apps/sandbox/src", "packages/site/src"]),
  // Its history is dated relative to the time of seeding.
  lifetime: 24 * 60 * 60_000,
  make: async (folder) => {
    const { makeSeeded } = await import("./make-database.ts");
    await putBlankDatabase(folder);
    await makeSeeded({ dataFolder: folder });
  },
};

/**
 * The folders of a sort, newest first: the name of each ends with the time of its creation. Folders of an older
 * checkout have no time and count as the oldest.
 */
const foldersOf = ({ name }: Sort) =>
  readdirSync(cacheFolder)
    .filter((folder) => folder.startsWith(`${name}-`))
    .map((folder) => ({ folder, madeAt: Number(folder.split("-").at(-1)) || 0 }))
    .toSorted((one, other) => other.madeAt - one.madeAt);

const found = (sort: Sort, version: string): string | undefined => {
  const usable = foldersOf(sort).find(
    ({ folder, madeAt }) =>
      folder.startsWith(`${sort.name}-${version}-`) && Date.now() - madeAt < sort.lifetime,
  );
  return usable && join(cacheFolder, usable.folder);
};

const removeOld = (sort: Sort): void => {
  for (const { folder } of foldersOf(sort).slice(maxTemplates))
    rmSync(join(cacheFolder, folder), { recursive: true, force: true });
};

/** Resolves once no other process is creating one, with a function that lets the next one begin. */
const turnIn = async (folder: string): Promise<() => Promise<void>> => {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return turnIn(folder);
  }
};

/** The folder of that sort for the current code. One of several processes creates it, and the others wait. */
const madeOnce = async (sort: Sort): Promise<string> => {
  mkdirSync(cacheFolder, { recursive: true });
  const version = sort.version();
  const before = found(sort, version);
  if (before !== undefined) return before;

  const workshop = join(cacheFolder, `${sort.name}.making`);
  const done = await turnIn(workshop);
  try {
    const meanwhile = found(sort, version);
    if (meanwhile !== undefined) return meanwhile;
    const unfinished = join(workshop, "database");
    rmSync(unfinished, { recursive: true, force: true });
    const madeAt = Date.now();
    await sort.make(unfinished);
    const folder = join(cacheFolder, `${sort.name}-${version}-${madeAt}`);
    renameSync(unfinished, folder);
    removeOld(sort);
    return folder;
  } finally {
    await done();
  }
};

/** A data folder with a database that has no tables. */
export const blankDatabase = (): Promise<string> => madeOnce(blank);

/** A data folder with the database of a sandbox after its first start. */
export const seededDatabase = (): Promise<string> => madeOnce(seeded);

/** Puts a database without any tables into a data folder. */
export const putBlankDatabase = async (dataFolder: string): Promise<void> => {
  cpSync(await blankDatabase(), dataFolder, { recursive: true });
};

/** Puts a database with empty tables into a data folder. */
export const putTables = async (dataFolder: string): Promise<void> => {
  cpSync(await madeOnce(tables), dataFolder, { recursive: true });
};

/** Puts a copy of the seeded database into a data folder. */
export const putSeededDatabase = async (dataFolder: string): Promise<void> => {
  cpSync(await seededDatabase(), dataFolder, { recursive: true });
};
