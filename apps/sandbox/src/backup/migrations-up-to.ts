import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { allMigrations } from "../db/open.ts";
import { BackupError } from "./layout.ts";

const journal = v.looseObject({ entries: v.array(v.unknown()) });

/** The first so many migrations, as a folder: what an older version wrote is read with its own tables. */
export const migrationsUpTo = async (count: number): Promise<string> => {
  const all = v.parse(
    v.pipe(v.string(), v.parseJson(), journal),
    await readFile(join(allMigrations, "meta/_journal.json"), "utf8"),
  );
  if (count > all.entries.length)
    throw new BackupError(
      `The backup was made by a newer sandbox (${count} migrations, this one knows ${all.entries.length}).`,
    );
  const folder = await mkdtemp(join(tmpdir(), "naluma-migrations-"));
  await cp(allMigrations, folder, { recursive: true });
  await writeFile(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ ...all, entries: all.entries.slice(0, count) }),
  );
  return folder;
};
