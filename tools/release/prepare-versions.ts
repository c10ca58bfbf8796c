import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ReleaseError } from "@naluma/release";
import { unsaidChanges } from "./changed-parts.ts";
import { bumpOf, parseChangeset, withEntry, withoutParts, type Changeset } from "./changesets.ts";
import { treeFrom, type Git } from "./git.ts";
import { partsOf, tagOf, tagsOf, type Part } from "./parts.ts";
import { nextVersion, type Versions } from "./versions.ts";

/** The changesets that no release has used yet. */
export function readChangesets(root: string): Changeset[] {
  const folder = join(root, ".changeset");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => parseChangeset(`.changeset/${name}`, readFileSync(join(folder, name), "utf8")));
}

/** The parts that were named, or all of them. */
export function chosenParts(all: readonly Part[], names: readonly string[]): Part[] {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new ReleaseError(
      `Nothing that is released is called ${unknown.join(", ")}. ` +
        `There are ${all.map(({ name }) => name).join(", ")}`,
    );
  return all.filter(({ name }) => names.includes(name));
}

/**
 * Gives each part the version that its changesets ask for, in one commit on the branch, and tags it.
 * What was done by a run that was killed is not done again.
 *
 * @param names of the parts; none is all of them
 */
export function prepareVersions(
  git: Git,
  names: readonly string[],
  say: (line: string) => void,
): Versions {
  if (git(["status", "--porcelain", "--untracked-files=no"]) !== "")
    throw new ReleaseError("There are changes that no commit holds: commit them, or put them away");
  const all = partsOf(git.root);
  const parts = names.length === 0 ? all : chosenParts(all, names);
  const changesets = readChangesets(git.root);
  const unsaid = unsaidChanges(git, parts, changesets);
  if (unsaid.length > 0) throw new ReleaseError(unsaid.join("; "));

  const versions = Object.fromEntries(
    parts.map(({ name, version }) => {
      const bump = bumpOf(name, changesets);
      return [name, bump ? nextVersion(version, bump) : version];
    }),
  );
  commitVersions(git, parts, versions, changesets, say);
  const tags = tagsOf(git);
  for (const [name, version] of Object.entries(versions)) {
    const tag = tagOf(name, version);
    if (tags.has(tag)) continue;
    say(`Tagging ${tag}`);
    git(["tag", "-a", "-m", tag, tag]);
  }
  return versions;
}

/** Puts a commit with the versions on the branch, where one of them is new. */
function commitVersions(
  git: Git,
  parts: readonly Part[],
  versions: Versions,
  changesets: readonly Changeset[],
  say: (line: string) => void,
): void {
  const bumped = parts.filter(({ name, version }) => versions[name] !== version);
  if (bumped.length === 0) return;
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

  const tree = treeFrom(git, "HEAD", (index) => {
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
  const commit = git(["commit-tree", tree, "-p", "HEAD", "-m", message]);
  // At once or not at all: a run that is killed before this has changed nothing.
  git(["merge", "--quiet", "--ff-only", commit]);
}
