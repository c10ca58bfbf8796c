import { readManifest, releaseIdsIn } from "@naluma/release";

/** Tells the ids of so many releases of the folder, by when they were built, the newest first. */
export function newestReleases(folder: string, count: number): () => Promise<string[]> {
  const builtAt = new Map<string, number>();

  /** Nothing while somebody still copies it. */
  const timeOf = async (id: string) => {
    const known = builtAt.get(id);
    if (known !== undefined) return known;
    const manifest = await readManifest(folder, id).catch(() => undefined);
    if (manifest) builtAt.set(id, manifest.builtAt);
    return manifest?.builtAt;
  };

  return async () => {
    const dated: (readonly [string, number])[] = [];
    for (const id of await releaseIdsIn(folder)) {
      const time = await timeOf(id);
      if (time !== undefined) dated.push([id, time]);
    }
    const newestFirst = dated.toSorted(([, one], [, other]) => other - one);
    return newestFirst.slice(0, count).map(([id]) => id);
  };
}
