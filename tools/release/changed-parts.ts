import type { Changeset } from "./changesets.ts";
import { knows, type Git } from "./git.ts";
import { isSourceOf, tagOf, tagsOf, type Part } from "./parts.ts";

/** Where the work on this branch began. */
const beginning = (git: Git, since: string) => git(["merge-base", since, "HEAD"]);

/** Files that differ from the commit: committed, changed, or new. */
function filesChangedSince(git: Git, commit: string): string[] {
  const changed = git(["diff", "--name-only", "--no-renames", commit]);
  const untracked = git(["ls-files", "--others", "--exclude-standard"]);
  return `${changed}\n${untracked}`.split("\n").filter((file) => file !== "");
}

/**
 * What was changed though no changeset says so, in sentences.
 *
 * @param since the branch that this one goes into: then its own changes want changesets of their own;
 * without it, whatever was changed since the last release does
 */
export function unsaidChanges(
  git: Git,
  parts: readonly Part[],
  changesets: readonly Changeset[],
  since?: string,
): string[] {
  const base = since === undefined ? undefined : beginning(git, since);
  const own = base ? changesets.filter(({ file }) => !knows(git, `${base}:${file}`)) : changesets;
  const tags = tagsOf(git);
  const changedSince = new Map<string, string[]>();
  return parts.flatMap((part) => {
    const tag = tagOf(part.name, part.version);
    // Never released, or by a clone that fetched no tags; or a release was killed before its tag.
    const from = base ?? (tags.has(tag) ? tag : undefined);
    if (from === undefined || own.some(({ bumps }) => Object.hasOwn(bumps, part.name))) return [];
    const files = changedSince.get(from) ?? filesChangedSince(git, from);
    changedSince.set(from, files);
    const [first, ...more] = files.filter((file) => isSourceOf(part, file));
    if (first === undefined) return [];
    const others = more.length === 0 ? "" : ` and ${more.length} more`;
    return [
      `${part.name}: ${first}${others} changed since ${since ?? from}, and no changeset says so`,
    ];
  });
}
