import { ReleaseError } from "@naluma/release";
import { bumps, type Bump } from "./versions.ts";

/** A file of `.changeset`: the effect of a change on the users of the packages that it names. */
export interface Changeset {
  /** Relative to the root. */
  readonly file: string;
  /** Keyed by the name of the part, without `@naluma/`. */
  readonly bumps: Readonly<Record<string, Bump>>;
  readonly summary: string;
}

const scope = "@naluma/";
const fence = /^---\r?\n([^]*?)^---\r?\n?([^]*)$/m;
const line = /^(["'])(.+)\1: *(\w+)$/;

const isBump = (word: string): word is Bump => bumps.some((bump) => bump === word);

/**
 * Parses the format that the changesets program writes.
 *
 * @throws ReleaseError
 */
export function parseChangeset(file: string, text: string): Changeset {
  const [, head, body = ""] = fence.exec(text) ?? [];
  if (head === undefined || !text.startsWith("---"))
    throw new ReleaseError(`${file} is expected to begin with --- and the packages that changed`);
  const named: Record<string, Bump> = {};
  for (const each of head.split(/\r?\n/).filter((one) => one.trim() !== "")) {
    const [, , name = "", bump = ""] = line.exec(each.trim()) ?? [];
    if (name === "" || !isBump(bump))
      throw new ReleaseError(
        `${file}: expected a line such as "@naluma/lobby": minor, not ${each}`,
      );
    named[name.startsWith(scope) ? name.slice(scope.length) : name] = bump;
  }
  const summary = body.trim();
  if (summary === "" && head.trim() !== "")
    throw new ReleaseError(`${file} says nothing about its change, which the changelog wants`);
  return { file, bumps: named, summary };
}

/** The part's name in package.json. */
export const packageName = (part: string): string => (part === "naluma" ? part : scope + part);

/** The rest of a changeset once some of its parts are released; undefined if none is left. */
export function withoutParts(changeset: Changeset, parts: readonly string[]): string | undefined {
  const left = Object.entries(changeset.bumps).filter(([part]) => !parts.includes(part));
  if (left.length === 0) return undefined;
  const head = left.map(([part, bump]) => `"${packageName(part)}": ${bump}\n`).join("");
  return `---\n${head}---\n\n${changeset.summary}\n`;
}

/** The largest of them; undefined if no changeset names the part. */
export const bumpOf = (part: string, changesets: readonly Changeset[]): Bump | undefined =>
  bumps.findLast((bump) => changesets.some((one) => one.bumps[part] === bump));

const headings = { major: "Major Changes", minor: "Minor Changes", patch: "Patch Changes" };

/** A list item, with its further lines indented. */
const item = (summary: string) => `- ${summary.replaceAll(/\n(?=.)/g, "\n  ")}\n`;

/** The changelog of a part with one more version at the top. */
export function withEntry(
  changelog: string | undefined,
  part: string,
  version: string,
  changesets: readonly Changeset[],
): string {
  const title = `# ${packageName(part)}\n`;
  const groups = bumps.toReversed().flatMap((bump) => {
    const own = changesets.filter((one) => one.bumps[part] === bump);
    return own.length === 0
      ? []
      : [`\n### ${headings[bump]}\n\n${own.map(({ summary }) => item(summary)).join("")}`];
  });
  const older = (changelog ?? title).slice(title.length);
  return `${title}\n## ${version}\n${groups.join("")}${older}`;
}
