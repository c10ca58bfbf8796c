/** What became of a hand-over. */
export type Shown =
  /** The surface navigates to the game. */
  | "shown"
  /** It is there, but may not be touched yet: try again. */
  | "unreachable"
  | "closed"
  /** This surface must not show that address. */
  | "refused";

/** What a surface looks like from here. */
export type Seen =
  | "open"
  /** By the player. */
  | "closed"
  /** Its handle reads closed; a page of the provider may have cut it off. */
  | "unsure";

/** Somewhere a game can appear: a window, a modal, the page itself, or the whole tab. */
export interface Surface {
  /** Opens on the placeholder, inside the player's click. False when the browser blocked it. */
  open(): boolean;
  /** Would a page of ours frame this address? Then it is asked first whether it may be. */
  frames(address: URL): boolean;
  /** `address` went through `gameAddress`. `launchId` names the start for whoever closes it. */
  show(address: URL, launchId: string): Shown;
  look(): Seen;
  /** Takes up what the page before has opened; false where it is gone. */
  find?(): boolean;
  /** Shows the player what is open here; inside a click. */
  bringForward(): void;
  close(): void;
}
