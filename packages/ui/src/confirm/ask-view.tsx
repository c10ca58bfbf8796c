import type { ReactNode } from "react";
import { askInTurn, type Store, type Turn } from "./questions.ts";

/** A dialog of a feature's own, which waits its turn as any question does. */
export interface AskedView {
  readonly kind: "view";
  readonly id: number;
  readonly drawn: ReactNode;
}

/**
 * Asks by a dialog of a feature's own. It is of the band `confirm`, draws itself with `turn.id` as its key, and
 * is gone with its answer.
 */
export const askView = <Answer,>(
  store: Store,
  draw: (turn: Turn<Answer>) => ReactNode,
): Promise<Answer> =>
  askInTurn<Answer>(store, (turn) => ({ kind: "view", id: turn.id, drawn: draw(turn) }));
