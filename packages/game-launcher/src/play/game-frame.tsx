import { useWords } from "@naluma/i18n/react";
import { frameSandbox } from "@naluma/site/framable";
import { useEffect, useRef } from "react";
import { words } from "../words.ts";

interface GameFrameProps {
  /** Absent until known: creating the frame takes longer than setting its address. */
  url: string | undefined;
  game: { readonly name: string };
}

/**
 * The provider's game in an iframe that allows scripts, its own origin, forms and pop-ups, but not navigating the page
 * around it.
 */
export function GameFrame({ url, game }: GameFrameProps) {
  const t = useWords(words);
  const frame = useRef<HTMLIFrameElement>(null);
  const isThere = url !== undefined;
  // The game receives the keyboard immediately: the element focused so far disappears with the loading view.
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
