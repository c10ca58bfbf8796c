import type { Template } from "@naluma/site/device";

/** The number of tiles the server renders: those visible first, and a row to scroll to. */
export const firstRows: Readonly<Record<Template, number>> = { desktop: 14, mobile: 12 };

/** The number of tiles shown before the catalogue has loaded: whole rows. */
export const firstTiles: Readonly<Record<Template, number>> = { desktop: 28, mobile: 30 };
