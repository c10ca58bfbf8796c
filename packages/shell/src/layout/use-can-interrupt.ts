import type { GameNow } from "@naluma/wallet";
import { useStore } from "jotai";
import { useCallback } from "react";
import { gameNowAtom } from "../app/game-now.ts";
import { hasUnsentInput } from "../document/unsent-input.ts";

/** Asks the page at the very moment; the function stays the same. */
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

/** The search of the header is no form. */
const holdsSearch = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("input[role=combobox]")].some(
    ({ value }) => value !== "",
  );

/**
 * Whether the page leaves room for a dialog that comes by itself. A game has none, from its start until it is left;
 * what somebody typed and did not send has none.
 */
export const canInterrupt = ({ game, path, document }: Page): boolean =>
  game === "none" && path !== "/play" && !hasUnsentInput(document) && !holdsSearch(document);
