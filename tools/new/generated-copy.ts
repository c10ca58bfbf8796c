import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTree } from "../conformance/copy-tree.ts";

/** The names of what is generated in the copy; none of it exists in the checkout. */
export const made = { feature: "daily-races", site: "silver-lake", locale: "fr_FR" } as const;

interface Outcome {
  readonly passes: boolean;
  readonly output: string;
}

export interface GeneratedCopy {
  readonly root: string;
  /** The output of the generators, in order. */
  readonly answers: readonly string[];
  /** Runs one of the copy's tools in it; its output only matters if it fails. */
  run(program: string, ...args: string[]): Outcome;
  /** Runs a tool in a folder of the copy. */
  runIn(folder: string, program: string, ...args: string[]): Outcome;
  /** Removes the linked packages before an installation. */
  unlink(): void;
  remove(): void;
}

/** A copy of the checkout in which each generator was run once. Its packages are linked, not installed. */
export function generatedCopy(root: string): GeneratedCopy {
  const copy = mkdtempSync(join(tmpdir(), "naluma-new-"));
  copyTree(root, copy);

  const call = (program: string, args: readonly string[], folder = "."): Outcome => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: join(copy, folder),
      encoding: "utf8",
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", NALUMA_RESULTS: "" },
    });
    return { passes: status === 0, output: stdout + stderr };
  };

  // Checks read the files known to git, and generators refuse uncommitted changes.
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=new", "-c", "user.email=new@localhost", ...args], {
      cwd: copy,
      stdio: "ignore",
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "as it is");

  /** A host has its own tools, and the root has those that all packages share. */
  const tool = (folder: string, program: string) => {
    const own = join(copy, folder, "node_modules/.bin", program);
    if (existsSync(own)) return own;
    return program === "node" ? process.execPath : join(copy, "node_modules/.bin", program);
  };

  const answers = Object.entries(made).map(([what, name]) => {
    const { passes, output } = call(process.execPath, [
      "tools/new/main.ts",
      what,
      name,
      "--no-install",
    ]);
    if (!passes) throw new Error(`new ${what} ${name} failed: ${output}`);
    return output;
  });
  git("add", "--all");
  link(copy);

  return {
    root: copy,
    answers,
    run: (program, ...args) => call(tool(".", program), args),
    runIn: (folder, program, ...args) => call(tool(folder, program), args, folder),
    unlink() {
      for (const modules of globSync(
        ["node_modules", "{apps,packages}/*/node_modules", "{e2e,tools}/node_modules"],
        { cwd: copy },
      ))
        rmSync(join(copy, modules), { recursive: true });
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Links packages as the package manager would; a feature needs no package that content does not have. */
function link(copy: string): void {
  const { feature } = made;
  cpSync(
    join(copy, "packages/content/node_modules"),
    join(copy, "packages", feature, "node_modules"),
    { recursive: true, verbatimSymlinks: true },
  );
  for (const user of ["packages/shell", "apps/web-desktop", "apps/web-mobile", "apps/storybook"])
    symlinkSync(
      `../../../../packages/${feature}`,
      join(copy, user, "node_modules/@naluma", feature),
    );
}
