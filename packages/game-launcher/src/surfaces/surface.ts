/** What became of a hand-over. */
export type Shown =
  /** The surface navigates to the game. */
  | "shown"
  /** It is there, but may not be touched yet: try again. */
  | "unreachable"
  | "closed"
  /** This surface must not show that address. */
  | "refused";

/** Somewhere a game can appear: a window, a modal, the page itself, or the whole tab. */
export interface Surface {
  /** Opens on the placeholder, inside the player's click. False when the browser blocked it. */
  open(): boolean;
  /** Would a page of ours frame this address? Then it is asked first whether it may be. */
  frames(address: URL): boolean;
  /** `address` went through `gameAddress`. `launchId` names the start for whoever closes it. */
  show(address: URL, launchId: string): Shown;
  /** True when the player has closed it, or when its handle was cut off. */
  isClosed(): boolean;
  /** Shows the player what is open here; inside a click. */
  bringForward(): void;
  close(): void;
}
