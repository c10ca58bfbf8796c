import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import * as v from "valibot";
import {
  BackupError,
  header,
  otherVersion,
  sequenceLine,
  tableName,
  type Sequence,
} from "./layout.ts";

type Header = v.InferOutput<typeof header>;

/** An entry of a backup after its header, in file order; a row is JSON text that is not parsed here. */
export type BackupEntry =
  | { readonly table: string }
  | { readonly row: string }
  | { readonly sequence: Sequence };

/** Splits at '\n' only, because other line separators may occur inside a row. */
async function* linesIn(file: string): AsyncGenerator<string> {
  // Errors surface in the loop below; on success there is nothing to do.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const part of text) {
      const lines = `${rest}${String(part)}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}

const headerIn = (line: unknown, file: string): Header => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), header), line);
  if (read.success) return read.output;
  const isBackup = typeof line === "string" && line.includes('"format":"naluma-sandbox-backup"');
  throw new BackupError(isBackup ? otherVersion(file) : `${file} is no backup of a sandbox.`);
};

const entryOf = (line: string): BackupEntry | undefined => {
  if (line.startsWith("{")) return { row: line };
  const [kind, name, value] = line.split(" ");
  if (kind === "table") {
    const table = v.safeParse(tableName, name);
    return table.success ? { table: table.output } : undefined;
  }
  const sequence = v.safeParse(sequenceLine, { name, value });
  return kind === "sequence" && sequence.success ? { sequence: sequence.output } : undefined;
};

/** @throws BackupError if the file is no backup, or is truncated or damaged */
export async function* entriesIn(file: string): AsyncGenerator<BackupEntry> {
  const lines = linesIn(file);
  headerIn((await lines.next()).value, file);
  let rows = 0;
  for (;;) {
    const { value: line = "", done = false } = await lines.next();
    if (done) throw new BackupError(`${file} is cut off.`);
    if (line === `end ${rows}`) {
      // Only reading it to the end proves that an archive is intact.
      if ((await lines.next()).done === true) return;
      throw new BackupError(`${file} is damaged.`);
    }
    const entry = entryOf(line);
    if (!entry) throw new BackupError(`${file} is damaged.`);
    if ("row" in entry) rows += 1;
    yield entry;
  }
}

/**
 * Reads a backup to its end before anything is created from it, so that a truncated or damaged one is detected
 * first.
 *
 * @throws BackupError if the file is no backup, or is truncated or damaged
 */
export const checkBackup = async (file: string): Promise<Header> => {
  const lines = linesIn(file);
  const found = headerIn((await lines.next()).value, file);
  await lines.return(undefined);
  for await (const _ of entriesIn(file));
  return found;
};
