import { useWords } from "@naluma/i18n/react";
import { frameSandbox } from "@naluma/site/framable";
import { words } from "../words.ts";

/** The provider's game in a frame of ours: scripts, its own origin, forms and pop-ups, and no way to move the page around it. */
export function GameFrame({ url, game }: { url: string; game: { readonly name: string } }) {
  const t = useWords(words);
  return (
    <iframe
      src={url}
      title={t("play.frame", { game: game.name })}
      sandbox={frameSandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
