import { lazyView } from "../later/index.ts";
import { askView, type Store, type Turn } from "./questions.tsx";

/** The dialogs and radix come with the first question, not with the first page. */
const ConfirmDialog = lazyView(() => import("./confirm-dialog.tsx"));

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

/** What is asked, and what becomes of the answer. */
export type AskedConfirm = Question & Turn<boolean>;

/** Asks the player and gives back the choice. One question at a time is on screen, in order. */
export const askConfirm = (store: Store, question: Question): Promise<boolean> =>
  askView<boolean>(store, (turn) => (
    <ConfirmDialog key={turn.id} question={{ ...question, ...turn }} />
  ));
