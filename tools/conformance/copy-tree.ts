import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Copies the checkout to `target`, so that a fault can be planted without touching the working
 * tree. Installed packages are linked, not copied; the workspace's own packages resolve inside the
 * copy, because pnpm links them by relative paths.
 */
export const copyTree = (root: string, target: string): void => {
  for (const file of sources(root)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }

  linkModules(join(root, "node_modules"), join(target, "node_modules"));
  for (const folder of packageFolders(root)) {
    const modules = join(root, folder, "node_modules");
    if (existsSync(modules)) linkModules(modules, join(target, folder, "node_modules"));
    // With the hosts' builds copied, a browser fault in the gateway or the sandbox needs no new build.
    const build = join(root, folder, "build");
    if (existsSync(build)) cpSync(build, join(target, folder, "build"), { recursive: true });
  }
};

/** Every file that git does not ignore, tracked or not. */
const sources = (root: string): string[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\0")
    .filter((file) => file !== "");

const packageFolders = (root: string): string[] => [
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  ),
  "e2e",
  "tools",
];

const linkModules = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === ".pnpm") symlinkSync(source, target);
    else if (entry.name === ".bin" || entry.name.startsWith("@") || entry.isSymbolicLink()) {
      cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    }
  }
};
