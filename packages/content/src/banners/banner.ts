import type { ClientType } from "@naluma/site/device";

/** Where a banner of `leads: "game"` leads: the games of one provider. */
export interface GameLink {
  /** The link is meant for sites that show this currency. */
  readonly currency: string;
  readonly type: number;
  readonly providerId: string;
  /** Display name of provider and type. */
  readonly name: string;
  readonly customized: boolean;
}

export interface Banner {
  readonly id: number;
  /** Heading over the picture; '' when the picture speaks for itself. */
  readonly title: string;
  /** Below the heading; '' for none. */
  readonly line: string;
  /** As delivered; '' for none. */
  readonly picture: string;
  readonly leads: "outside" | "inside" | "game";
  /** As delivered; '' where it leads to a game. */
  readonly url: string;
  readonly inNewWindow: boolean;
  readonly game: GameLink | undefined;
}

/** `use_type` of the call; 1 asks for a small banner, which no template has a place for. */
export const bannerUse = (client: ClientType): 0 | 2 => (client === "desktop" ? 0 : 2);
