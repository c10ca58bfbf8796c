import { useWords } from "@naluma/i18n/react";
import { frameSandbox } from "@naluma/site/framable";
import { useEffect, useRef } from "react";
import { words } from "../words.ts";

interface GameFrameProps {
  /** Left out until it is known: making the frame takes longer than sending it on its way. */
  url: string | undefined;
  game: { readonly name: string };
}

/** The provider's game in a frame of ours: scripts, its own origin, forms and pop-ups, and no way to move the page around it. */
export function GameFrame({ url, game }: GameFrameProps) {
  const t = useWords(words);
  const frame = useRef<HTMLIFrameElement>(null);
  const isThere = url !== undefined;
  // The keys are the game's from its first moment: what had the focus meanwhile goes with the loading view.
  useEffect(() => {
    if (isThere) frame.current?.focus();
  }, [isThere]);
  return (
    <iframe
      ref={frame}
      src={url}
      inert={!isThere}
      data-first={isThere || undefined}
      title={t("play.frame", { game: game.name })}
      sandbox={frameSandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
