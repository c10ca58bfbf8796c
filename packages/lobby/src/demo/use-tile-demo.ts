import { useStore } from "jotai";
import { useState } from "react";
import type { TileGame } from "../catalogue/game.ts";
import { demoDeskAtom, tryDemoAtom } from "./demo.ts";

export interface TileDemo {
  readonly hasDemo: boolean;
  /** The player points at the tile, or has reached it by keyboard or with a long press. */
  reach(): void;
  open(): void;
}

/**
 * Whether a tile offers a demo. The game's entry does not say, so the demos of all games of the provider are fetched
 * when the player reaches the tile.
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
