import type { GameKind } from "./game-kinds.ts";

export interface CatalogueProvider {
  /** The wire's code, e.g. `GPHL`. */
  readonly gp_id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** Two letters or digits at the start of its games' codes. */
  readonly prefix: string;
  /** The kinds of games it offers, in the order in which its halls list them. */
  readonly kinds: readonly GameKind[];
  /** Its number of slots, relative to an average provider. */
  readonly weight: number;
  /** Its demo games run on desktop only (LOBBY-70: GPR8, GPJD, GPFC, GPJL). */
  readonly desktopOnlyDemo: boolean;
}

const provider = (
  gp_id: string,
  name: string,
  weight: number,
  ...kinds: GameKind[]
): CatalogueProvider => ({
  gp_id,
  name,
  prefix: gp_id.slice(2),
  kinds,
  weight,
  desktopOnlyDemo: ["GPR8", "GPJD", "GPFC", "GPJL"].includes(gp_id),
});

/** In display order. The four codes of the desktop-only rule are included. */
export const providers: readonly CatalogueProvider[] = [
  provider("GPHL", "Harbourline", 4, "slot", "live", "sports", "crash"),
  provider("GPKS", "Kestrel", 4, "slot", "live", "virtual"),
  provider("GPOX", "Oxbow", 4, "slot", "live", "card"),
  provider("GPTS", "Tessera", 3, "slot", "live", "lottery"),
  provider("GPNG", "Northgate", 3, "slot", "live", "sports", "esport"),
  provider("GPLF", "Lumen Forge", 3, "slot", "live", "crash"),
  provider("GPQY", "Quarry", 3, "slot", "card"),
  provider("GPSW", "Saltwind", 2, "slot", "sports", "virtual"),
  provider("GPMG", "Marigold", 2, "slot", "lottery"),
  provider("GPFM", "Fathom", 1, "slot", "crash"),
  provider("GPJL", "Juniper Lane", 2, "slot", "live"),
  provider("GPFC", "Foxglove Court", 2, "slot", "card"),
  provider("GPJD", "Jadewater", 2, "slot", "card"),
  provider("GPR8", "Row Eight", 2, "slot", "crash"),
  provider("GPBW", "Brightwater", 1, "slot", "lottery"),
  provider("GPCL", "Copperleaf", 1, "slot", "card"),
  provider("GPHC", "Halcyon", 1, "slot", "live"),
  provider("GPIW", "Ironwood", 1, "slot", "esport"),
  provider("GPLK", "Larkspur", 1, "slot", "lottery"),
  provider("GPTM", "Tidemark", 1, "sports", "virtual"),
  provider("GPWR", "Windrose", 1, "lottery", "virtual"),
  provider("GPCP", "Cinderpath", 1, "crash", "slot"),
  provider("GPGF", "Greyfell", 1, "esport", "sports"),
  provider("GPSP", "Spurfield", 1, "cockfight", "virtual"),
];
