import type { Site } from "@naluma/site/use-site";
import { atom } from "jotai/vanilla";
import type { CatalogueGame } from "../catalogue/game.ts";

export interface Demo {
  readonly game: CatalogueGame;
  /** In the current language. */
  readonly name: string;
  readonly providerName: string;
}

export const demoAtom = atom<Demo | undefined>(undefined);

/** Whether the list of demos is open. */
export const demoListAtom = atom(false);

/** Starts a demo if it is allowed; the launcher decides, and shows the reason if not. */
export const demoGateAtom = atom<{ pass(demo: Demo, begin: () => void): void } | undefined>(
  undefined,
);

/** Knows which games have a demo; undefined if demos are not offered. */
export const demoDeskAtom = atom<{ has(game: CatalogueGame): Promise<boolean> } | undefined>(
  undefined,
);

/** A press on "Demo". */
export const tryDemoAtom = atom(undefined, (get, set, demo: Demo) =>
  get(demoGateAtom)?.pass(demo, () => {
    set(demoListAtom, false);
    set(demoAtom, demo);
  }),
);

/** Providers whose demos run only on desktop (LOBBY-70). */
const desktopOnly: ReadonlySet<string> = new Set(["GPR8", "GPJD", "GPFC", "GPJL"]);

/** A demonstration site has no demos: it is itself one. */
export const offersDemos = ({ settings }: Pick<Site, "settings">): boolean => !settings.isDemo;

/** Whether demos of a provider are offered here: not where they cannot run. */
export const offersDemosOf = (provider: string, site: Pick<Site, "settings" | "client">): boolean =>
  offersDemos(site) && (site.client === "desktop" || !desktopOnly.has(provider));
