/** The result of a hand-over. */
export type Shown =
  /** The surface navigates to the game. */
  | "shown"
  /** The window exists but is not accessible yet: try again. */
  | "unreachable"
  | "closed"
  /** This surface must not show that address. */
  | "refused";

/** The surface as observed from this page. */
export type Seen =
  | "open"
  /** By the player. */
  | "closed"
  /** The handle appears closed; a page of the provider may have cut it off. */
  | "unsure";

/** A place where a game can appear: a window, a modal, the page itself, or the whole tab. */
export interface Surface {
  /** Opens the placeholder, inside the player's click. False if the browser blocked it. */
  open(): boolean;
  /** Whether one of our pages would frame this address. If so, the platform is asked first whether it may. */
  frames(address: URL): boolean;
  /** `address` was validated by `gameAddress`. `launchId` identifies the start to whatever closes it. */
  show(address: URL, launchId: string): Shown;
  look(): Seen;
  /** Reattaches to what the previous page opened; false if it is gone. */
  find?(): boolean;
  /** Shows the player what is open here; call it inside a click. */
  bringForward(): void;
  close(): void;
}
