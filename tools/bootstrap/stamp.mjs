import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, stateFolder } from "./paths.mjs";

const produced = new Set([
  ".git",
  ".naluma",
  "node_modules",
  "dist",
  "build",
  ".turbo",
  ".react-router",
  ".data",
  "test-results",
]);

/** Files under `folder`, without what is installed or produced, in a fixed order. */
const allFilesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return produced.has(entry.name) ? [] : allFilesUnder(path);
      return [path];
    });

/** Those of them that end up in what is built. */
const filesUnder = (folder) =>
  allFilesUnder(folder).filter((file) => !/\.(test|spec|stories)\.tsx?$|\.md$/.test(file));

const fingerprint = (files) => {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of files) {
    if (statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
};

/** What the installed packages follow from. */
export const installFingerprint = () =>
  fingerprint([
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    "package.json",
    "e2e/package.json",
    "tools/package.json",
    ...["packages", "apps"].flatMap((group) =>
      readdirSync(join(root, group))
        .sort()
        .map((name) => `${group}/${name}/package.json`),
    ),
  ]);

/** What the builds of the hosts and the desk follow from. */
export const buildFingerprint = () =>
  fingerprint([
    "pnpm-lock.yaml",
    "tsconfig.base.json",
    "turbo.json",
    ...filesUnder("tools/vite"),
    ...filesUnder("tools/host"),
    ...filesUnder("packages"),
    ...readdirSync(join(root, "apps"))
      .filter((name) => name.startsWith("web-") || name === "operator-desk")
      .sort()
      .flatMap((name) => filesUnder(`apps/${name}`)),
  ]);

/** Where what the sandbox runs lies. */
export const sandboxSources = [
  "apps/sandbox",
  "apps/game-client",
  "packages/game-engines",
  "packages/site",
];

/** What the sandbox as one file follows from. */
export const sandboxFingerprint = () =>
  fingerprint([
    "pnpm-lock.yaml",
    ...filesUnder("tools/stack"),
    ...sandboxSources.flatMap(filesUnder),
  ]);

/** What a run of the tests writes about itself. */
const aboutRuns = new Set(["docs/conformance.md", "docs/test-runs.json"]);

/** All of the code that a run of the tests is about. */
export const codeFingerprint = () =>
  fingerprint(allFilesUnder("").filter((file) => !aboutRuns.has(file)));

const fileOf = (name) => join(stateFolder, `${name}.stamp`);

/** Whether the last work of this name was done for the same fingerprint. */
export const isFresh = (name, fingerprintNow) =>
  existsSync(fileOf(name)) && readFileSync(fileOf(name), "utf8") === fingerprintNow;

export const stamp = (name, fingerprintNow) => {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(fileOf(name), fingerprintNow);
};
