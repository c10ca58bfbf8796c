import { isDeepStrictEqual } from "node:util";
import { ReleaseError } from "@naluma/release";
import { byVersion, type Versions } from "./versions.ts";

/** The versions that this percentage of a site's visitors gets. */
export interface RunningShare {
  readonly versions: Versions;
  readonly percent: number;
}

/** Merges shares with the same versions into the first of them. */
function merged(shares: readonly RunningShare[]): RunningShare[] {
  const kept: RunningShare[] = [];
  for (const share of shares) {
    const place = kept.findIndex((one) => isDeepStrictEqual(one.versions, share.versions));
    const same = kept[place];
    if (same) kept[place] = { ...same, percent: same.percent + share.percent };
    else kept.push(share);
  }
  return kept;
}

/**
 * The shares after releasing these versions to this percentage of visitors. A release to everybody keeps another one
 * that is still being rolled out: both get the new versions.
 *
 * @throws ReleaseError if two features would be rolled out to some visitors at the same time
 */
export function releasedTo(
  running: readonly RunningShare[],
  released: Versions,
  percent: number,
): RunningShare[] {
  const [stable, ...others] = running;
  if (!stable) {
    if (percent < 100)
      throw new ReleaseError(
        "Nothing runs yet that the other visitors could have: leave --percent out",
      );
    return [{ versions: released, percent }];
  }
  if (percent === 100)
    return merged(
      running.map((share) => ({ ...share, versions: { ...share.versions, ...released } })),
    );
  const next = { ...stable.versions, ...released };
  if (isDeepStrictEqual(next, stable.versions)) return [...running];
  const other = others.find(({ versions }) => !isDeepStrictEqual(versions, next));
  if (other)
    throw new ReleaseError(
      `${differing(stable.versions, other.versions)} is on its way to ${other.percent} percent: ` +
        "release it to everybody or roll it back first, or leave --percent out",
    );
  return [
    { versions: stable.versions, percent: 100 - percent },
    { versions: next, percent },
  ];
}

/** The differing versions, such as `lobby 1.4.0`. */
export const differing = (before: Versions, after: Versions): string =>
  Object.entries(after)
    .filter(([part, version]) => before[part] !== version)
    .map(([part, version]) => `${part} ${version}`)
    .join(", ");

/** The versions of each share, for the parts that this or an earlier change made different. */
export function inWords(
  shares: readonly RunningShare[],
  before: readonly RunningShare[] = shares,
): string {
  const all = [...shares, ...before].map(({ versions }) => versions);
  const [first] = all;
  const parts = Object.keys(first ?? {}).filter((part) =>
    all.some((versions) => versions[part] !== first?.[part]),
  );
  return shares
    .map(({ versions, percent }) => {
      const told = parts.length === 0 ? Object.keys(versions) : parts;
      const words = told.map((part) => `${part} ${versions[part] ?? "absent"}`);
      return `${words.join(", ")} for ${percent} percent`;
    })
    .join("; ");
}

/** The newest version of a part that any visitor has. */
export const newestRunning = (shares: readonly RunningShare[], part: string): string | undefined =>
  shares
    .flatMap(({ versions }) => versions[part] ?? [])
    .toSorted(byVersion)
    .at(-1);

/** The shares once no visitor has this version of the part any more. */
export const rolledBack = (
  running: readonly RunningShare[],
  part: string,
  from: string,
  to: string,
): RunningShare[] =>
  merged(
    running.map((share) =>
      share.versions[part] === from
        ? { ...share, versions: { ...share.versions, [part]: to } }
        : share,
    ),
  );
