import { localKeys } from "@naluma/site/stored";

/**
 * A page that the browser brings back from its cache in the middle of a game knows nothing of what
 * happened since: it starts anew, and a start ends the game properly (member-accounts §4).
 */
export function pageCacheToReload(
  page: Pick<Window, "addEventListener" | "localStorage" | "location">,
): void {
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && page.localStorage.getItem(localKeys.isPlay) === "1") page.location.reload();
  });
}
