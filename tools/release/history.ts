import { isDeepStrictEqual } from "node:util";
import type { ReleaseRecord } from "@naluma/release";
import type { RunningShare } from "./shares.ts";
import type { Versions } from "./versions.ts";

/**
 * The history as far as it is true. It is written before the list of what runs is, so that of a run that was killed
 * between the two the last record never ran. What nobody wrote down, such as what ran before there was a history,
 * becomes a record of now.
 *
 * @param sites what runs
 */
export function historyOf(
  records: readonly ReleaseRecord[],
  sites: ReleaseRecord["sites"],
  now: number,
): readonly ReleaseRecord[] {
  const isRunning = (record: ReleaseRecord | undefined) =>
    record !== undefined && isDeepStrictEqual(record.sites, sites);
  if (Object.keys(sites).length === 0 || isRunning(records.at(-1))) return records;
  if (isRunning(records.at(-2))) return records.slice(0, -1);
  return [...records, { at: now, what: "found running", takenBack: {}, sites }];
}

/** What one site had at a time. */
export interface SiteRecord {
  readonly takenBack: Versions;
  readonly shares: readonly RunningShare[];
}

/**
 * The version of a part to which a site goes back: the one that its other visitors have, else the last that ran there
 * and was not taken back since.
 *
 * @param records the oldest first; the last is what runs
 */
export function ranBefore(
  records: readonly SiteRecord[],
  part: string,
  from: string,
): string | undefined {
  const bad = new Set([from]);
  for (const { takenBack, shares } of records.toReversed()) {
    const good = shares
      .toSorted((one, other) => other.percent - one.percent)
      .flatMap(({ versions }) => versions[part] ?? [])
      .find((version) => !bad.has(version));
    if (good !== undefined) return good;
    const taken = takenBack[part];
    if (taken !== undefined) bad.add(taken);
  }
  return undefined;
}
