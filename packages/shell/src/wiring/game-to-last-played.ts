import { keys } from "@naluma/lobby";
import type { App } from "../app/app.ts";
import { gameNowAtom } from "../app/game-now.ts";

type Ports = Pick<App, "store" | "queryClient" | "session">;

/** A game that has ended is the last that was played. A logout ends it, too, and asks nothing more for its member. */
export const gameToLastPlayed = ({ store, queryClient, session }: Ports) =>
  store.sub(gameNowAtom, () => {
    if (store.get(gameNowAtom) === "none" && session.member())
      void queryClient.invalidateQueries({ queryKey: [...keys.long, "last-played"] });
  });
