/** A game as all features know it, from the list where it was chosen to the window where it opens. */
export interface Game {
  readonly providerId: string;
  readonly type: number;
  /** The provider's code of the game; "" if the provider opens its own lobby. */
  readonly gameCode: string;
  /** Path or address of the image; "" if there is none. */
  readonly picture: string;
  /** Opens a list that the site has put together, instead of a game. */
  readonly customized: boolean;
  /** Opaque; returned unchanged with the play call. */
  readonly extra: string | Readonly<Record<string, unknown>> | undefined;
}

/** A game with its names in the language of the page, as its tile starts it. */
export interface NamedGame extends Game {
  readonly name: string;
  readonly providerName: string;
}

/** Whether it is the same game, even if it was chosen from another list. */
export const isSameGame = (a: Game, b: Game): boolean =>
  a.providerId === b.providerId && a.type === b.type && a.gameCode === b.gameCode;
