import { useWords } from "@naluma/i18n/react";
import { PlayFoot } from "../../live/responsible-play/play-foot.tsx";
import { PlayMenu } from "../../live/responsible-play/play-menu.tsx";
import { words } from "../../words.ts";
import { WithLive } from "../app/with-live.tsx";

/**
 * The footer of a page that has no full footer (ROUTE-12): who may play, where to find help, and for a member their
 * own play. The site's pages, languages and licence marks stay in the full footer.
 */
export default function MinimalFooter() {
  const t = useWords(words);
  return (
    <aside className="page-width minimal-footer" aria-label={t("shell.help")}>
      <PlayFoot />
      <WithLive>
        <PlayMenu />
      </WithLive>
    </aside>
  );
}
