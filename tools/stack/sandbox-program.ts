import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { pinnedNode, stateFolder } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { sandboxFingerprint } from "../bootstrap/stamp.mjs";

const programs = join(stateFolder, "sandbox-programs");

/** An older one may still run. */
const maxPrograms = 3;

/** The embedded database is not compiled a second time, for speed: a stack ends before that has paid. */
const flags = ["--liftoff-only", "--enable-source-maps", "--disable-warning=DEP0040"];

/**
 * What Node is given to start the sandbox, as one file: it is there with half the work that its thousand modules take.
 * Made once for the code as it is. What players start are the modules.
 */
export const sandboxProgram = async (): Promise<string[]> => {
  const folder = join(programs, sandboxFingerprint().slice(0, 16));
  if (!existsSync(folder)) await bundle(folder);
  return [...flags, join(folder, "main.js")];
};

const bundle = async (folder: string): Promise<void> => {
  mkdirSync(programs, { recursive: true });
  const own = mkdtempSync(join(programs, "making-"));
  try {
    const bundler = join(import.meta.dirname, "bundle-sandbox.ts");
    const { code, output } = await run(pinnedNode, [bundler, own]);
    if (code !== 0) throw new Error(`The sandbox was not put into one file:\n${output}`);
    renameSync(own, folder);
    removeOld();
  } catch (error) {
    // It cannot be renamed over one that is there: another process was quicker.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
};

const removeOld = (): void => {
  const madeAt = (name: string) => statSync(join(programs, name)).mtimeMs;
  const names = readdirSync(programs).filter((name) => !name.startsWith("making-"));
  for (const name of names.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(maxPrograms))
    rmSync(join(programs, name), { recursive: true, force: true });
};
