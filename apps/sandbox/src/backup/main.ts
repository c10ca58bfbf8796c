import { ConfigError, readConfig } from "../config.ts";
import { DamagedDatabase } from "../ground/db/embedded.ts";
import { FolderInUse } from "../ground/db/folder-lock.ts";
import { OtherVersion } from "../ground/db/migrations.ts";
import { described } from "../ground/log.ts";
import { backUp } from "./backup.ts";
import { BackupError } from "./layout.ts";
import { restore } from "./restore.ts";

/**
 * `npm run sandbox:backup <file>` and `npm run sandbox:restore <file>`, for the database set by SANDBOX_DATA or
 * DATABASE_URL.
 */
const main = async ([what, file, ...more]: readonly string[]): Promise<number> => {
  if ((what !== "backup" && what !== "restore") || file === undefined || more.length > 0) {
    console.error("npm run sandbox:backup <file>, or npm run sandbox:restore <file>");
    return 1;
  }
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const place = { dataFolder, databaseUrl };
  const name = databaseUrl === undefined ? dataFolder : "the database of DATABASE_URL";
  if (what === "restore") {
    const { rows, tables, madeAt } = await restore(file, place);
    console.log(`Restored ${rows} rows of ${tables} tables, of ${madeAt}, into ${name}.`);
    console.log("The rules of the money hold.");
    return 0;
  }
  const { rows, tables, broken } = await backUp(place, file);
  console.log(`Wrote ${rows} rows of ${tables} tables of ${name} into ${file}.`);
  for (const rule of broken) console.error(`The money does not add up: ${rule}`);
  return broken.length === 0 ? 0 : 1;
};

const isExplained = (error: unknown): error is Error =>
  [BackupError, ConfigError, DamagedDatabase, FolderInUse, OtherVersion].some(
    (kind) => error instanceof kind,
  );

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(isExplained(error) ? error.message : described(error));
  process.exitCode = 1;
}
