import { askInTurn, type Store } from "./questions.ts";

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
