/** What the launcher must know of a game. Whoever shows games makes one of these at the click. */
export interface Game {
  /** Provider code (`gp_id`). */
  readonly provider: string;
  readonly type: number;
  /** Code of the game at the provider; '' where the provider opens its own hall. */
  readonly code: string;
  /** In the language on screen. */
  readonly name: string;
  readonly providerName: string;
  /** Path or address of the art; '' when there is none. */
  readonly picture: string;
  /** A demo, or a list the site customised, opens without an account (LAUNCH-08). */
  readonly needsAccount: boolean;
  /** Goes back unchanged with the play call, where the game's entry delivers one. */
  readonly extra: string | Readonly<Record<string, unknown>> | undefined;
}

/** The same game, from whichever list it was picked. */
export const isSameGame = (a: Game, b: Game): boolean =>
  a.provider === b.provider && a.type === b.type && a.code === b.code;
