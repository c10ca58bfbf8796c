import { readReleases, ReleaseError, releasesFile, sharesOf, type Share } from "@naluma/release";
import type { Log } from "../log.ts";

export interface ListedShares {
  /** Nothing where the list cannot be used; the reason is logged once. */
  read(): Promise<readonly Share[] | undefined>;
  /** Why it could not be used when it was last read; '' if it could. */
  fault(): string;
}

/** What the folder's list says of a site. */
export function listedShares(folder: string, siteId: number, log: Log): ListedShares {
  let fault = "";
  return {
    async read() {
      try {
        const list = await readReleases(folder);
        if (!list) throw new ReleaseError(`${folder}: there is no ${releasesFile}`);
        const shares = sharesOf(list, siteId);
        if (shares.length === 0)
          throw new ReleaseError(`${folder}: ${releasesFile} names no release for site ${siteId}`);
        fault = "";
        return shares;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== fault) log({ event: "releases-refused", site: siteId, reason });
        fault = reason;
        return undefined;
      }
    },
    fault: () => fault,
  };
}
