import { badgeText } from "@naluma/ui/badge-text";
import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { newsWaitingAtom } from "./open-news.ts";

/** Shown beside the label of the news, and read out with it. */
export function NewsCount() {
  const count = useAtomInIsland(newsWaitingAtom, 0);
  return count > 0 && <span className="badge num news-count">{badgeText(count)}</span>;
}
