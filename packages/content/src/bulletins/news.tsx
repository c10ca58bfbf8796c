import { badgeText } from "@naluma/ui/badge-text";
import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { useAtomValue } from "jotai";
import { newsOpenAtom, newsWaitingAtom } from "./bulletin-state.ts";

const NewsDialog = lazyView(() => import("./news-dialog.tsx"));

/** The dialog with the news. Mounted once per page. */
export function News({ memberId }: { memberId: number | undefined }) {
  return useAtomValue(newsOpenAtom) ? <NewsDialog memberId={memberId} /> : null;
}

/** Shown beside the label of the news, and read out with it. */
export function NewsCount() {
  const count = useAtomInIsland(newsWaitingAtom, 0);
  return count > 0 && <span className="badge number news-count">{badgeText(count)}</span>;
}
