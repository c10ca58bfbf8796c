import { useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { chooseAtom } from "../game-hall/hall-state.ts";
import { isPlainPress } from "../game-hall/is-plain-press.ts";
import { kindAddress } from "../game-hall/kind-address.ts";
import type { GameLink } from "./banner.ts";

/** Follows a link to the games of a provider: the hall chooses them and takes the focus. */
export function useGoToGames(): (event: MouseEvent, game: GameLink) => void {
  const choose = useSetAtom(chooseAtom);
  return (event, { type, provider }) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const address = kindAddress(type);
    // The address tells the kind and the router need not know: nothing is loaded.
    history.replaceState(history.state, "", address);
    choose({ kind: type, list: "all_game", provider });
    document.querySelector<HTMLElement>(`.kinds [href="${address}"]`)?.focus();
  };
}
