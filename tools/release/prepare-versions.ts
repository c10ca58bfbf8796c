import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ReleaseError } from "@naluma/release";
import { unsaidChanges } from "./changed-parts.ts";
import {
  bumpOf,
  packageName,
  parseChangeset,
  withEntry,
  withoutParts,
  type Changeset,
} from "./changesets.ts";
import { knows, treeFrom, type Git } from "./git.ts";
import { partsOf, tagOf, tagsOf, type Part } from "./parts.ts";
import { nextVersion, type Versions } from "./versions.ts";

/**
 * The changesets that no release has used yet.
 *
 * @throws ReleaseError if one names something that is never released, because no release would ever use it up
 */
export function readChangesets(root: string): Changeset[] {
  const folder = join(root, ".changeset");
  if (!existsSync(folder)) return [];
  const all = partsOf(root).map(({ name }) => name);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => {
      const changeset = parseChangeset(
        `.changeset/${name}`,
        readFileSync(join(folder, name), "utf8"),
      );
      const unknown = Object.keys(changeset.bumps).filter((part) => !all.includes(part));
      if (unknown.length > 0)
        throw new ReleaseError(
          `${changeset.file} names ${unknown.map(packageName).join(", ")}, and no package that is ` +
            `released is called so. There are ${all.join(", ")}`,
        );
      return changeset;
    });
}

/** The parts with these names, or all of them. */
export function chosenParts(all: readonly Part[], names: readonly string[]): Part[] {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new ReleaseError(
      `Nothing that is released is called ${unknown.join(", ")}. ` +
        `There are ${all.map(({ name }) => name).join(", ")}`,
    );
  return all.filter(({ name }) => names.includes(name));
}

/** New versions that are not on any branch or tag yet. */
export interface PreparedVersions {
  readonly versions: Versions;
  /** The commit with the parts at these versions, on no branch unless it is the newest of this one. */
  readonly commit: string;
  /** Puts the commit on the branch and tags it. It is idempotent. */
  keep(): void;
}

/**
 * The next version of each part according to its changesets. Nothing is put on the branch before a composition with
 * them has passed, so a failed release uses up no version.
 *
 * @param names of the parts; if empty, all of them
 */
export function prepareVersions(
  git: Git,
  names: readonly string[],
  say: (line: string) => void,
): PreparedVersions {
  if (git(["status", "--porcelain", "--untracked-files=no"]) !== "")
    throw new ReleaseError("There are changes that no commit holds: commit them, or put them away");
  const all = partsOf(git.root);
  const parts = names.length === 0 ? all : chosenParts(all, names);
  const changesets = readChangesets(git.root);
  const unknown = changesets.filter(({ file }) => !knows(git, `HEAD:${file}`));
  if (unknown.length > 0)
    throw new ReleaseError(
      `No commit holds ${unknown.map(({ file }) => file).join(", ")}: commit it, or put it away`,
    );
  const unsaid = unsaidChanges(git, parts, changesets);
  if (unsaid.length > 0) throw new ReleaseError(unsaid.join("; "));

  const versions = Object.fromEntries(
    parts.map(({ name, version }) => {
      const bump = bumpOf(name, changesets);
      return [name, bump ? nextVersion(version, bump) : version];
    }),
  );
  const commit = versionsCommit(git, parts, versions, changesets, say);
  let isKept = false;
  const keep = () => {
    if (isKept) return;
    isKept = true;
    // If somebody has committed while the composition was tested, the versions are merged.
    const message = git(["log", "-1", "--format=%s", commit]);
    try {
      git(["merge", "--quiet", "-m", message, commit]);
    } catch (error) {
      if (git(["ls-files", "--unmerged"]) !== "") git(["merge", "--abort"]);
      throw error;
    }
    const tags = tagsOf(git);
    const missing = Object.entries(versions).map(([name, version]) => tagOf(name, version));
    for (const tag of missing.filter((one) => !tags.has(one))) {
      say(`Tagging ${tag}`);
      git(["tag", "-a", "-m", tag, tag, commit]);
    }
  };
  return { versions, commit, keep };
}

/** A commit with the versions, on top of the branch; the branch's newest commit if no version is new. */
function versionsCommit(
  git: Git,
  parts: readonly Part[],
  versions: Versions,
  changesets: readonly Changeset[],
  say: (line: string) => void,
): string {
  const head = git(["rev-parse", "HEAD"]);
  const bumped = parts.filter(({ name, version }) => versions[name] !== version);
  if (bumped.length === 0) return head;
  const told = bumped.map(({ name, version }) => `${name} ${version} to ${versions[name]}`);
  say(`Versions: ${told.join(", ")}`);
  const files = new Map<string, string | undefined>();
  const read = (file: string) => {
    const path = join(git.root, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  for (const { name, folder } of bumped) {
    const [manifest, changelog] = ["package.json", "CHANGELOG.md"].map((file) =>
      join(folder, file),
    );
    const version = versions[name] ?? "";
    if (manifest === undefined || changelog === undefined) continue;
    files.set(
      manifest,
      read(manifest)?.replace(/("version":\s*")[^"]+"/, (_, key: string) => `${key}${version}"`),
    );
    files.set(changelog, withEntry(read(changelog), name, version, changesets));
  }
  const names = bumped.map(({ name }) => name);
  for (const changeset of changesets)
    if (names.some((name) => Object.hasOwn(changeset.bumps, name)))
      files.set(changeset.file, withoutParts(changeset, names));

  const tree = treeFrom(git, head, (index) => {
    for (const [file, text] of files) {
      if (text === undefined) {
        index(["update-index", "--force-remove", file]);
        continue;
      }
      const blob = index(["hash-object", "-w", "--stdin"], { input: text });
      index(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`]);
    }
  });
  const message = `release: ${names.map((name) => `${name} ${versions[name]}`).join(", ")}`;
  return git(["commit-tree", tree, "-p", head, "-m", message]);
}
