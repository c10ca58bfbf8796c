import { randomBytes } from "node:crypto";
import { open, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The prefix of files that are incomplete, or were when their writer was killed; readers ignore them. */
export const unfinished = ".unfinished-";

export const unfinishedName = (name: string): string =>
  `${unfinished}${name}-${randomBytes(6).toString("hex")}`;

/** A rename survives a power cut only once its folder has been flushed. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a temporary file and renames it, so that a reader gets either the old text or the new one. */
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
