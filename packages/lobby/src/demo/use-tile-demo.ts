import { useStore } from "jotai";
import { useState } from "react";
import type { TileGame } from "../catalogue/tile-game.ts";
import { demoDeskAtom, tryDemoAtom } from "./demo-state.ts";

export interface TileDemo {
  readonly hasDemo: boolean;
  /** Somebody points at the tile, or has come to it by keyboard or with a long press. */
  reach(): void;
  open(): void;
}

/**
 * Whether a tile offers a demo. Its game's entry does not say so: it is asked for, with those of all games of
 * the provider, when somebody comes to the tile.
 */
export function useTileDemo({
  game,
  name,
  provider: providerName,
}: Pick<TileGame, "game" | "name" | "provider">): TileDemo {
  const store = useStore();
  const [hasDemo, setHasDemo] = useState(false);
  return {
    hasDemo,
    reach() {
      if (!hasDemo) void store.get(demoDeskAtom)?.has(game).then(setHasDemo);
    },
    open: () => store.set(tryDemoAtom, { game, name, providerName }),
  };
}
