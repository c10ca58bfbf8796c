/** The part of a message from a game's page that is used here. */
interface GameMessage {
  readonly source: object | null;
  readonly origin: string;
  readonly data: unknown;
}

/** The part of a window receiving game messages that is used here. */
export interface GameMessageSource {
  addEventListener(type: "message", hear: (message: GameMessage) => void): void;
}
