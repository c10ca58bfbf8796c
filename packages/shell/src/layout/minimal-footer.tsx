import { useWords } from "@naluma/i18n/react";
import { WithLive } from "../app/with-live.tsx";
import { PlayFoot } from "../responsible-play/play-foot.tsx";
import { PlayMenu } from "../responsible-play/play-menu.tsx";
import { words } from "../words.ts";

/**
 * Under a page that has no footer (ROUTE-12): who may play, where help is, and for a member the own play.
 * The site's pages, languages and marks stay with the footer.
 */
export default function MinimalFooter() {
  const t = useWords(words);
  return (
    <aside className="shell minimal-footer" aria-label={t("shell.help")}>
      <PlayFoot />
      <WithLive>
        <PlayMenu />
      </WithLive>
    </aside>
  );
}
