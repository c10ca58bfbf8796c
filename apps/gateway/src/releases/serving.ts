import type { Assets } from "../assets/assets.ts";
import type { Hosts } from "../pages/host-build.ts";

/** The content of `builds/latest.json`. */
export interface Build {
  /** Differs when either host differs; the same on every gateway that serves these builds. */
  readonly id: string;
  /** Build time, in ms. */
  readonly timestamp: number;
}

/** One build of both hosts. */
export interface Release extends Build {
  readonly hosts: Hosts;
}

/** What is served at one moment. Read it once per request, so that one response never mixes two releases. */
export interface Serving {
  readonly running: readonly Release[];
  /** The release of a visitor, by their bucket. */
  of(bucket: number): Release;
  /** The assets of all running releases, and of older ones that pages may still have open. */
  readonly assets: Assets;
}

export interface Releases {
  now(): Serving;
  stop(): void;
}

/** For a gateway that serves one build during its whole lifetime. */
export function oneRelease(release: Release, assets: Assets): Releases {
  const serving: Serving = { running: [release], of: () => release, assets };
  return { now: () => serving, stop: () => {} };
}
