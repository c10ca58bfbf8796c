import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { templates } from "@naluma/release";
import type { ReleaseStep } from "../release-steps.ts";

const manifest = (name: string, dependencies: Readonly<Record<string, string>> = {}) =>
  `${JSON.stringify({ name, version: "1.0.0", private: true, dependencies }, null, 2)}\n`;

const uses = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`@naluma/${name}`, "workspace:*"]));

const files: Readonly<Record<string, string>> = {
  ".gitignore": ".naluma\n.data\nbuild\n",
  "package.json": manifest("naluma"),
  "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
  "apps/web-desktop/package.json": manifest("@naluma/web-desktop", uses("lobby", "wallet")),
  "apps/web-mobile/package.json": manifest("@naluma/web-mobile", uses("lobby", "wallet")),
  "packages/lobby/package.json": manifest("@naluma/lobby", uses("ui")),
  "packages/lobby/src/index.ts": "lobby one",
  "packages/wallet/package.json": manifest("@naluma/wallet", uses("ui")),
  "packages/wallet/src/index.ts": "wallet one",
  "packages/ui/package.json": manifest("@naluma/ui"),
  "packages/ui/src/index.ts": "ui one",
};

export const gitIn = (root: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trimEnd();

export function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Commits files, with one changeset for each package named in `bumps`. */
export function commit(
  root: string,
  changed: Readonly<Record<string, string>>,
  bumps: Readonly<Record<string, string>> = {},
): void {
  for (const [file, text] of Object.entries(changed)) write(root, file, text);
  for (const [part, bump] of Object.entries(bumps))
    write(
      root,
      `.changeset/${part}-${bump}.md`,
      `---\n"@naluma/${part}": ${bump}\n---\n\nPlayers find more in ${part}.\n`,
    );
  gitIn(root, "add", "-A");
  gitIn(root, "commit", "--quiet", "-m", "a change");
}

/** Two features, their shared code, and two hosts, which a step below builds. */
export function smallRepository(root: string): void {
  mkdirSync(root, { recursive: true });
  gitIn(root, "init", "--quiet", "--initial-branch=main", "--template=");
  gitIn(root, "config", "user.name", "A team");
  gitIn(root, "config", "user.email", "team@example.com");
  commit(root, files);
}

/** Imitates the bundler: one script for each feature, and one that loads them. */
const buildHost = (template: (typeof templates)[number]): ReleaseStep => ({
  title: `Building ${template}`,
  run: async (folder) => {
    const build = `apps/web-${template}/build`;
    const packages = readdirSync(join(folder, "packages")).toSorted();
    for (const name of packages) {
      const source = join(folder, "packages", name, "src/index.ts");
      const text = existsSync(source) ? readFileSync(source, "utf8") : "";
      write(folder, `${build}/client/assets/${template}/${name}.js`, text);
    }
    write(folder, `${build}/server/index.js`, packages.join());
  },
});

export const buildSteps: readonly ReleaseStep[] = templates.map(buildHost);
