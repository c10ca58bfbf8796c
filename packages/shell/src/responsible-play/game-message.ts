/** What is used of a message that a game's page sent. */
interface GameMessage {
  readonly source: object | null;
  readonly origin: string;
  readonly data: unknown;
}

/** What is used of a window that games speak to. */
export interface GameMessageSource {
  addEventListener(type: "message", hear: (message: GameMessage) => void): void;
}
