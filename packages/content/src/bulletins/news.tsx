import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { newsOpenAtom } from "./open-news.ts";

const NewsDialog = lazyView(() => import("./news-dialog.tsx"));

/** The dialog with the news. Mounted once per page. */
export function News({ memberId }: { memberId: number | undefined }) {
  return useAtomValue(newsOpenAtom) ? <NewsDialog memberId={memberId} /> : null;
}
