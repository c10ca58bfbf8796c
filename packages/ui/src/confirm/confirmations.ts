import type { ReactNode } from "react";
import { askInTurn, type Store, type Turn } from "./questions.ts";

/** Neither of the two answers: the answer is no, and then it is taken. */
export interface OtherWayOut {
  readonly label: string;
  choose(): void;
}

export interface Question {
  title: string;
  /** What it means for the balance and the game. */
  text: string;
  /** Says what it does: "Log out", never "OK". */
  confirm: string;
  cancel: string;
  /** A sign before the title for what cannot be undone. */
  tone?: "plain" | "danger" | "warning" | undefined;
  /** Another way out, as soon as it is known whether there is one. */
  other?: Promise<OtherWayOut | undefined> | undefined;
}

/** Asks the player and gives back the choice. One question at a time is on screen, in order. */
export const askConfirm = (store: Store, question: Question): Promise<boolean> =>
  askInTurn(store, (turn) => ({ kind: "confirm", ...question, ...turn }));

/**
 * The same for a dialog of a feature's own, which is of the band `confirm`: it draws itself with `turn.id` as
 * its key, and is gone with its answer.
 */
export const askView = <Answer>(
  store: Store,
  draw: (turn: Turn<Answer>) => ReactNode,
): Promise<Answer> =>
  askInTurn<Answer>(store, (turn) => ({ kind: "view", id: turn.id, drawn: draw(turn) }));
