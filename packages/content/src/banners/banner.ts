import type { ClientType } from "@naluma/site/device";

/** The target of a banner with `leads: "game"`: the games of one provider. */
export interface GameLink {
  /** The link is meant for sites that show this currency. */
  readonly currency: string;
  readonly type: number;
  readonly providerId: string;
  /** The display name of the provider and game type. */
  readonly name: string;
  readonly customized: boolean;
}

export interface Banner {
  readonly id: number;
  /** The heading over the picture; '' if the picture has its own text. */
  readonly title: string;
  /** The line below the heading; '' for none. */
  readonly line: string;
  /** As delivered; '' for none. */
  readonly picture: string;
  readonly leads: "outside" | "inside" | "game";
  /** As delivered; '' if the banner leads to a game. */
  readonly url: string;
  readonly inNewWindow: boolean;
  readonly game: GameLink | undefined;
}

/** The `use_type` of the call; 1 requests a small banner, which no template has a place for. */
export const bannerUse = (client: ClientType): 0 | 2 => (client === "desktop" ? 0 : 2);
