import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { format, readJson, releaseId } from "./read-json.ts";
import { ReleaseError } from "./release-error.ts";
import { siteKey, shareOf100 } from "./releases.ts";
import { writeAtomically } from "./write-atomically.ts";

export const historyFile = "history.json";

const versions = v.record(v.string(), v.string());

const record = v.strictObject({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The command, such as `rollback lobby 1.1.0`. */
  what: v.string(),
  /** The version of each part that a rollback must not select again. */
  takenBack: versions,
  /** What every site ran from then on. */
  sites: v.record(
    siteKey,
    v.array(v.strictObject({ release: releaseId, percent: shareOf100, versions })),
  ),
});

/** A record of the running releases. It includes the versions, because a release may be removed from the folder. */
export type ReleaseRecord = v.InferOutput<typeof record>;

const schema = v.pipe(
  v.strictObject({ format, records: v.array(record) }),
  v.transform(({ records }) => records),
);

/**
 * The history of this folder, oldest first; empty if nothing was ever recorded.
 *
 * @throws ReleaseError if it cannot be read or parsed
 */
export async function readHistory(folder: string): Promise<readonly ReleaseRecord[]> {
  const file = join(folder, historyFile);
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new ReleaseError(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
  return readJson(text, file, schema);
}

export const writeHistory = (folder: string, records: readonly ReleaseRecord[]): Promise<void> =>
  writeAtomically(
    join(folder, historyFile),
    `${JSON.stringify({ format: 1, records }, null, 2)}\n`,
  );
