import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";

/** What tests keep at one time, several times over: databases, builds, browsers' files, a copy of the checkout. In bytes. */
const needed = 8 * 2 ** 30;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= needed;
  } catch {
    return false;
  }
};

/**
 * Where the tests of a run put what they throw away: in memory, where there is room for it. A copy of a sandbox's
 * database takes a tenth of the processor time there. Elsewhere it stays where the system has such files.
 *
 * @returns {{ env: { TMPDIR?: string }; remove: () => void }}
 */
export const temporaryFolder = () => {
  if (!hasRoom()) return { env: {}, remove: () => {} };
  const folder = mkdtempSync(join(memory, "naluma-"));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  return {
    env: { TMPDIR: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
