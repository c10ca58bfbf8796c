import { keys } from "@naluma/lobby";
import type { App } from "../app/app.ts";
import { gameNowAtom } from "../app/game-now.ts";

/** A game that has ended is the last that was played. */
export const gameToLastPlayed = ({ store, queryClient }: Pick<App, "store" | "queryClient">) =>
  store.sub(gameNowAtom, () => {
    if (store.get(gameNowAtom) === "none")
      void queryClient.invalidateQueries({ queryKey: [...keys.long, "last-played"] });
  });
