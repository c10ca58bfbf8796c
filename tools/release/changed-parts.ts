import type { Changeset } from "./changesets.ts";
import { knows, type Git } from "./git.ts";
import { isSourceOf, tagOf, tagsOf, type Part } from "./parts.ts";

/** The commit at which this branch began. */
const beginning = (git: Git, since: string) => git(["merge-base", since, "HEAD"]);

/** The files that differ from the commit: committed, modified or new. */
function filesChangedSince(git: Git, commit: string): string[] {
  const changed = git(["diff", "--name-only", "--no-renames", commit]);
  const untracked = git(["ls-files", "--others", "--exclude-standard"]);
  return `${changed}\n${untracked}`.split("\n").filter((file) => file !== "");
}

/**
 * Messages about changes without a changeset.
 *
 * @param since the target branch of this one: then its own changes need their own changesets; if omitted, all changes
 * since the last release do
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
    // The part was never released, the clone has no tags, or a release was killed before it set its tag.
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
