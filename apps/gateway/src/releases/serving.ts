import type { Assets } from "../assets/assets.ts";
import type { Hosts } from "../pages/host-build.ts";

/** What a page asks for as `builds/latest.json`. */
export interface Build {
  /** Differs whenever one of the hosts differs; the same on every gateway that serves them. */
  readonly id: string;
  /** When it was built, in ms. */
  readonly timestamp: number;
}

/** One build of both hosts. */
export interface Release extends Build {
  readonly hosts: Hosts;
}

/** What is served at one moment. Whoever answers a request asks once, and so mixes nothing. */
export interface Serving {
  readonly running: readonly Release[];
  /** The release of a visitor, by the visitor's bucket. */
  of(bucket: number): Release;
  /** Of all that run, and of older ones that pages may still be open with. */
  readonly assets: Assets;
}

export interface Releases {
  now(): Serving;
  stop(): void;
}

/** For who serves one build as long as it lives. */
export function oneRelease(release: Release, assets: Assets): Releases {
  const serving: Serving = { running: [release], of: () => release, assets };
  return { now: () => serving, stop: () => {} };
}
