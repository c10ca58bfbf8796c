import { randomBytes } from "node:crypto";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** What begins like this is half written, or was when its writer was killed; no reader looks at it. */
export const unfinished = ".unfinished-";

export const unfinishedName = (name: string): string =>
  `${unfinished}${name}-${randomBytes(6).toString("hex")}`;

/** A rename outlives a power cut once its folder is written. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Written beside its place and renamed: whoever reads has the old text or the new one. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const folder = dirname(file);
  const written = join(folder, unfinishedName(basename(file)));
  try {
    await writeFile(written, text, { flush: true });
    await rename(written, file);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
