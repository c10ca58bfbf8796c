import type { Template } from "@naluma/site/device";

export interface Bulletin {
  readonly id: number;
  /** '' for none. */
  readonly title: string;
  /** HTML, or the address of a picture. */
  readonly content: string;
  readonly isPicture: boolean;
  /** As delivered: in the site's time zone unless it includes an offset. */
  readonly updatedAt: string;
  /** The `display_device` that the bulletin is meant for; 0 if not specified. */
  readonly device: number;
}

/** The bulletins that pop up, and the effect of closing them. */
export interface PopUp {
  readonly bulletins: readonly Bulletin[];
  /** `display_frequency` 0: once closed, it does not pop up again. */
  readonly isOnce: boolean;
}

/** `display_location` (LOBBY-24, A-023). */
const placements = { elsewhere: 2, deposit: 3 } as const;
export type Placement = (typeof placements)[keyof typeof placements];

/** Both addresses of the deposit page. */
const depositPages = ["/user/Deposit", "/Deposit"];

export const placementAt = (path: string): Placement =>
  depositPages.includes(path) ? placements.deposit : placements.elsewhere;

/** Beyond this, the list of titles becomes unreadable (docs/design.md#bulletins). */
export const mostTitles = 15;

/** On a phone only one fits beside the page the player came for; the news contain the others. */
export const mostInPopUp: Readonly<Record<Template, number>> = { desktop: mostTitles, mobile: 1 };

export const forDevice = (all: readonly Bulletin[], device: 1 | 2): readonly Bulletin[] =>
  all.filter((bulletin) => bulletin.device === 0 || bulletin.device === device);

export interface PopUpProps {
  /** Undefined for a visitor. */
  memberId: number | undefined;
  placement: Placement;
  /** The address opens another dialog. */
  isModalAsked: boolean;
  /** A game is starting, running, or being left. */
  isGameOn: boolean;
  /** A game was played in this visit: a player who has just left one is left undisturbed for longer. */
  hasPlayed: boolean;
  /** The path, because a player who navigates must not be interrupted. */
  page: string;
  /** Whether the page can be interrupted by an unrequested dialog. */
  canInterrupt: () => boolean;
}
