import type { Template } from "@naluma/site/device";

export interface Bulletin {
  readonly id: number;
  /** '' is none. */
  readonly title: string;
  /** HTML, or the address of a picture. */
  readonly content: string;
  readonly isPicture: boolean;
  /** As it was sent: in the site's zone, unless an offset follows. */
  readonly updatedAt: string;
  /** `display_device` of what shows it; 0 where nobody says. */
  readonly device: number;
}

/** What pops up, and what closing it means. */
export interface PopUp {
  readonly bulletins: readonly Bulletin[];
  /** `display_frequency` 0: once closed it does not come again. */
  readonly isOnce: boolean;
}

/** `display_location` (LOBBY-24, A-023). */
const placements = { elsewhere: 2, deposit: 3 } as const;
export type Placement = (typeof placements)[keyof typeof placements];

/** Both addresses of the one deposit page. */
const depositPages = ["/user/Deposit", "/Deposit"];

export const placementAt = (path: string): Placement =>
  depositPages.includes(path) ? placements.deposit : placements.elsewhere;

/** More titles beside each other nobody reads (docs/design.md#bulletins). */
export const mostTitles = 15;

/** A phone has room for one beside the page that somebody came for; the news have the others. */
export const mostInPopUp: Readonly<Record<Template, number>> = { desktop: mostTitles, mobile: 1 };

export const forDevice = (all: readonly Bulletin[], device: 1 | 2): readonly Bulletin[] =>
  all.filter((bulletin) => bulletin.device === 0 || bulletin.device === device);

/** Where bulletins may pop up. */
export interface PopUpProps {
  /** Nothing is a visitor. */
  memberId: number | undefined;
  placement: Placement;
  /** The address asks for another dialog. */
  isModalAsked: boolean;
  /** A game starts, runs, or is being left. */
  isGameOn: boolean;
  /** A game was on in this visit: who comes out of one is left alone for longer. */
  hasPlayed: boolean;
  /** The path: who goes to another page is on the way. */
  page: string;
  /** Whether the page leaves room for what comes by itself. */
  canInterrupt: () => boolean;
}
