/** A game as every feature knows it, from the list it was picked from to the window it opens in. */
export interface Game {
  readonly providerId: string;
  readonly type: number;
  /** Code of the game at the provider; '' where the provider opens its own lobby. */
  readonly gameCode: string;
  /** Path or address of the picture; '' when there is none. */
  readonly picture: string;
  /** Leads to a list that the site put together, instead of a game. */
  readonly customized: boolean;
  /** Opaque; goes back unchanged with the play call. */
  readonly extra: string | Readonly<Record<string, unknown>> | undefined;
}

/** A game with its names in the language on screen, as a press on its tile starts it. */
export interface NamedGame extends Game {
  readonly name: string;
  readonly providerName: string;
}

/** The same game, from whichever list it was picked. */
export const isSameGame = (a: Game, b: Game): boolean =>
  a.providerId === b.providerId && a.type === b.type && a.gameCode === b.gameCode;
