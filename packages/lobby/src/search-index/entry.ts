/** What the search knows of a game. */
export interface Entry {
  readonly id: number;
  /** Its name in the language on screen. */
  readonly local: string;
  /** Its English name, by which it is always found. */
  readonly english: string;
  /** Code of its provider. */
  readonly provider: string;
  readonly type: number;
}

/** Provider names by code, in the current language and in English. */
export type ProviderWords = Readonly<Record<string, string>>;

/** `best`: what fits best, and the platform's order where nothing is asked for. */
export type SortOrder = "best" | "name" | "provider";

export interface Question {
  readonly text: string;
  readonly provider: string | undefined;
  readonly type: number | undefined;
  readonly order: SortOrder;
}

export interface Found {
  /** Ids of games, in order. Of one block: ten thousand of them change threads without a copy. */
  readonly ids: Float64Array<ArrayBuffer>;
  /** What finding them took, in ms. */
  readonly took: number;
  /** Nothing is spelt like this: these are spelt similarly. */
  readonly similar: boolean;
  /** How many games each provider would leave, and each type. */
  readonly providers: Readonly<Record<string, number>>;
  readonly types: Readonly<Record<number, number>>;
}
