import type { GameNow } from "@naluma/wallet";
import { useStore } from "jotai";
import { useCallback } from "react";
import { hasUnsentInput } from "../../document/unsent-input.ts";
import { gameNowAtom } from "../app/live.ts";

/** Checks the page at the moment of the call; the function itself is stable. */
export function useCanInterrupt(): () => boolean {
  const store = useStore();
  return useCallback(
    () => canInterrupt({ game: store.get(gameNowAtom), path: window.location.pathname, document }),
    [store],
  );
}

interface Page {
  readonly game: GameNow;
  readonly path: string;
  readonly document: Document;
}

/** The header's search does not count as a form. */
const holdsSearch = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("input[role=combobox]")].some(
    ({ value }) => value !== "",
  );

/**
 * Whether the page allows a dialog that opens by itself: not during a game, from its start until the player leaves
 * it, and not while a form holds unsent input.
 */
export const canInterrupt = ({ game, path, document }: Page): boolean =>
  game === "none" && path !== "/play" && !hasUnsentInput(document) && !holdsSearch(document);
