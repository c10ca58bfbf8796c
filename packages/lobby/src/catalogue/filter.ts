import { slots, type Kind } from "./categories.ts";

/** The tabs and filters of the hall, by the names of the specification (LOBBY-46 to LOBBY-54, A-054). */
export type List = "all_game" | "last_play" | "my_favorite" | "popular" | "hot" | "new";

/** What the player wants to see. */
export interface Choice {
  /** Nothing: the kind that the page opened with. */
  readonly kind: Kind | undefined;
  readonly list: List;
  /** Code of a provider. */
  readonly provider: string | undefined;
}

export const firstChoice: Choice = { kind: undefined, list: "all_game", provider: undefined };

/** Whether this is what the page opened with, whose first games came along with it. */
export const isFirstChoice = ({ kind, list, provider }: Choice): boolean =>
  kind === undefined && list === "all_game" && provider === undefined;

export const isOfMembers = (list: List): boolean => list === "last_play" || list === "my_favorite";

/** Popular, hot and new are told for slots alone: their calls carry the number of slots (LOBBY-41, LOBBY-42). */
const ofSlots: ReadonlySet<List> = new Set<List>(["popular", "hot", "new"]);

const lists: readonly List[] = ["all_game", "last_play", "my_favorite", "popular", "hot", "new"];

/** The lists that one can choose from; a visitor has none of their own (LOBBY-82, LOBBY-83). */
export const listsFor = (kind: Kind | undefined, isMember: boolean): readonly List[] =>
  lists.filter(
    (list) => (isMember || !isOfMembers(list)) && (kind === slots || !ofSlots.has(list)),
  );

/** Another kind. The list and the provider stay chosen where that kind has them. */
export const withKind = (
  { list, provider }: Choice,
  kind: Kind | undefined,
  offered: { readonly lists: readonly List[]; readonly providers: readonly string[] },
): Choice => ({
  kind,
  list: offered.lists.includes(list) ? list : "all_game",
  provider: provider !== undefined && offered.providers.includes(provider) ? provider : undefined,
});

/** A press on a list's toggle: the chosen one goes out again. */
export const withList = (choice: Choice, list: List): Choice => ({
  ...choice,
  list: choice.list === list ? "all_game" : list,
});

/** A press on a provider's toggle; nothing means all providers. */
export const withProvider = (choice: Choice, provider: string | undefined): Choice => ({
  ...choice,
  provider: choice.provider === provider ? undefined : provider,
});
