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

/** More than one is kept, because an older one may still be running. */
const maxPrograms = 3;

/** Skips the optimising compilation of the embedded database: a stack ends before that pays off. */
const flags = ["--liftoff-only", "--enable-source-maps", "--disable-warning=DEP0040"];

/**
 * The Node arguments that start the sandbox as one file, which takes half the work of loading its thousand modules. It
 * is built once for the current code. Outside of tests, the modules themselves are started.
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
    // The rename fails if the folder already exists, because another process was faster.
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
