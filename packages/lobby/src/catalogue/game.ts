import { defaultLocale, type Locale } from "@naluma/site/locale";

/** A label of the platform. A tile shows one: hot before new. */
export type Tag = "hot" | "new";

/** A game, or an entry that opens a list of games (then `code` is ''). */
export interface Game {
  readonly id: number;
  readonly provider: string;
  readonly type: number;
  /** Code of the game at the provider. */
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly house: string;
  /** Leads to a list that the site put together, instead of a game. */
  readonly customized: boolean;
  /** The provider behind such a list. */
  readonly behind?: string | undefined;
  /** Path or address of the picture; '' when there is none. */
  readonly picture: string;
  readonly favourite: boolean;
  /** Opaque; goes back unchanged with the play call. */
  readonly extra: string | Readonly<Record<string, unknown>> | undefined;
  readonly tag?: Tag | undefined;
  /** What of the stakes comes back in the long run, in per cent, where the platform says so. */
  readonly rtp?: string | undefined;
  /** The least and the most that a round takes, where the platform says so. */
  readonly stakes?: { readonly least: string; readonly most: string } | undefined;
}

export interface GameType {
  readonly id: number;
  /** As delivered, in English. */
  readonly name: string;
  /** Addresses of its pictures; '' when there are none. */
  readonly icon: string;
  readonly iconActive: string;
  readonly providers: readonly Game[];
}

/** The name in the language on screen, in English where that is missing, else the code (LOBBY-36). */
export const nameOf = ({ names, code }: Pick<Game, "names" | "code">, locale: Locale): string =>
  names[locale] || names[defaultLocale] || code;

/** The names that this page can show; eleven languages would triple what the server sends along. */
export const inLanguage = <Entry extends Pick<Game, "names">>(
  entry: Entry,
  locale: Locale,
): Entry => {
  const { [defaultLocale]: english = "", [locale]: local = "" } = entry.names;
  const names =
    local === "" ? { [defaultLocale]: english } : { [defaultLocale]: english, [locale]: local };
  return { ...entry, names };
};

/** Words for the providers' codes, taken from the entries of the game types. */
export function providerNames(
  types: readonly GameType[],
  locale: Locale,
): ReadonlyMap<string, string> {
  return new Map(
    types.flatMap((type) =>
      type.providers.map((entry) => [entry.provider, nameOf(entry, locale)] as const),
    ),
  );
}
