import { isDeepStrictEqual } from "node:util";
import type { ReleaseRecord } from "@naluma/release";
import type { RunningShare } from "./shares.ts";
import type { Versions } from "./versions.ts";

/**
 * The reliable part of the history. A record is written before the list of what is running, so if a run was killed
 * between the two, its last record never took effect. Anything unrecorded, such as the state before there was a
 * history, becomes a record with the current time.
 *
 * @param sites the current state
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

/** The releases of one site at one time. */
export interface SiteRecord {
  readonly takenBack: Versions;
  readonly shares: readonly RunningShare[];
}

/**
 * The version of a part to which a site rolls back: the one that its other visitors have, otherwise the last one that
 * ran there and has not been rolled back since.
 *
 * @param records the oldest first; the last is the current one
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
