export interface Entry {
  readonly id: number;
  /** Its name in the current language. */
  readonly local: string;
  /** Its English name, which always matches as well. */
  readonly english: string;
  /** The code of its provider. */
  readonly provider: string;
  readonly type: number;
}

/** Provider names by code, in the current language and in English. */
export type ProviderWords = Readonly<Record<string, string>>;

/** `best`: by relevance, or the platform's order without a query. */
export type SortOrder = "best" | "name" | "provider";

export interface Question {
  readonly text: string;
  readonly provider: string | undefined;
  readonly type: number | undefined;
  readonly order: SortOrder;
}

export interface Found {
  /**
   * The ids of the games, in order, in one buffer: ten thousand of them are transferred between threads without a copy.
   */
  readonly ids: Float64Array<ArrayBuffer>;
  /** The duration of the search, in ms. */
  readonly took: number;
  /** No exact match exists: these are spelt similarly. */
  readonly similar: boolean;
  /** The number of games that each provider would leave, and each type. */
  readonly providers: Readonly<Record<string, number>>;
  readonly types: Readonly<Record<number, number>>;
}
