import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { newsOpenAtom } from "./open-news.ts";

const NewsDialog = lazyView(() => import("./news-dialog.tsx"));

/** Where the news appear. Once in the page. */
export function News({ memberId }: { memberId: number | undefined }) {
  return useAtomValue(newsOpenAtom) ? <NewsDialog memberId={memberId} /> : null;
}
