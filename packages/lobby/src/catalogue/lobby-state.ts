import { atom } from "jotai/vanilla";
import { firstChoice, isOfMembers, type Choice } from "./filter.ts";

/** What the parts of the hall share: each hydrates on its own. */

export const choiceAtom = atom<Choice>(firstChoice);

/** All games of the choice are wanted, not the first ones alone. */
export const wholeAtom = atom(false);

/** Somebody needs the whole catalogue: the end of the first tiles is near. */
export const restWantedAtom = atom(false);

/** Who is at the page; nothing is a visitor. */
export const memberAtom = atom<number | undefined>(undefined);

export interface Hall {
  readonly choice: Choice;
  /** Nothing is a visitor. */
  readonly memberId: number | undefined;
}

/** What the server rendered. */
export const firstHall: Hall = { choice: firstChoice, memberId: undefined };

/** What every part of the hall follows. */
export const hallAtom = atom((get): Hall => {
  const choice = get(choiceAtom);
  const memberId = get(memberAtom);
  return choice === firstChoice && memberId === undefined ? firstHall : { choice, memberId };
});

/** One set, so that being told of none draws nothing again. */
export const noneClosed: ReadonlySet<string> = new Set();

/** Codes of providers that are known to be under maintenance. */
export const closedProvidersAtom = atom(noneClosed);

/** Another choice begins with its first games. */
export const chooseAtom = atom(undefined, (_get, set, choice: Choice) => {
  set(choiceAtom, choice);
  set(wholeAtom, false);
});

/** Somebody came or went. A visitor has no lists of their own. */
export const enterAtom = atom(undefined, (get, set, memberId: number | undefined) => {
  set(memberAtom, memberId);
  const choice = get(choiceAtom);
  if (memberId === undefined && isOfMembers(choice.list))
    set(chooseAtom, { ...choice, list: "all_game" });
});
