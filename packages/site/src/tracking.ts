import type { Locale } from "./locale.ts";

/** The languages in which an operator advertises, and therefore tracks (TRACK-05). */
export const trackedLocales = ["zh_CN", "vi_VN", "en_US", "hi_IN"] as const satisfies Locale[];

type TrackedLocale = (typeof trackedLocales)[number];

/** A third party's script that counts visits and registrations. */
export interface TrackingScript {
  readonly address: string;
  /** The operator's account with the third party: the id of the pixel. */
  readonly id: string;
  /** Hash of the script for the `integrity` attribute; "" if the third party may change the script at any time. */
  readonly integrity: string;
}

export type TrackingSettings = Partial<Readonly<Record<TrackedLocale, TrackingScript>>>;

interface Tracked {
  readonly tracking: TrackingSettings;
}

const isTrackedLocale = (locale: Locale): locale is TrackedLocale =>
  (trackedLocales as readonly Locale[]).includes(locale);

/** The script for a page in this language; `undefined` if the site does not track in it (TRACK-05, TRACK-06). */
export const trackingScript = ({ tracking }: Tracked, locale: Locale): TrackingScript | undefined =>
  isTrackedLocale(locale) ? tracking[locale] : undefined;

const scriptsOf = ({ tracking }: Tracked) =>
  trackedLocales.flatMap((locale) => tracking[locale] ?? []);

/** The origins that serve a site's scripts, and that the scripts report to. */
export const trackingOrigins = (site: Tracked): readonly string[] => [
  ...new Set(scriptsOf(site).map(({ address }) => new URL(address).origin)),
];

/** The third parties' names, as shown to the player. */
export const trackingHosts = (site: Tracked): readonly string[] => [
  ...new Set(scriptsOf(site).map(({ address }) => new URL(address).hostname)),
];

/** FNV-1a, 32 bits: it only distinguishes configurations and is not meant to be secure. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

/**
 * Identifies what a player has consented to: the third parties and their accounts. If it changes, the player is asked
 * again.
 */
export const trackingConfiguration = (site: Tracked): string =>
  hashOf(
    scriptsOf(site)
      .map(({ address, id }) => `${new URL(address).hostname} ${id}`)
      .join("\n"),
  );
