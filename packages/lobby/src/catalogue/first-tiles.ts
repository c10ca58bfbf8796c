import type { Template } from "@naluma/site/device";

/** Tiles that the server draws: what is seen first, and a row to scroll to. */
export const firstRows: Readonly<Record<Template, number>> = { desktop: 14, mobile: 12 };

/** Tiles that stand on the page before the catalogue is there, as soon as it can be used: whole rows. */
export const firstTiles: Readonly<Record<Template, number>> = { desktop: 28, mobile: 30 };
