import type { Launcher } from "@naluma/game-launcher";
import type { Member } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";
import type { WalletService, GameNow } from "@naluma/wallet";
import { atom } from "jotai/vanilla";

/** The part of a page that is loaded once, right after its first paint. */
export interface Live {
  readonly member: Member;
  readonly wallet: WalletService;
  /** Only the lobby's own tab starts games; its small windows just show their progress. */
  readonly launcher: Launcher | undefined;
  /** `undefined` until its address is known, and always in a small window. */
  realtime(): Realtime | undefined;
}

/** `undefined` until it has loaded, and always on the server. */
export const liveAtom = atom<Live | undefined>(undefined);

/**
 * Whether a game may be started soon: by a member, or by a visitor who has begun to use the pointer or the keyboard.
 */
export const launchLikelyAtom = atom(false);

/** The state of the launch, as the wallet and the logout need it. */
export const gameNowAtom = atom((get): GameNow => {
  const launcher = get(liveAtom)?.launcher;
  const at = launcher ? get(launcher.atom).at : "idle";
  switch (at) {
    case "idle":
      return "none";
    case "starting":
      return "starting";
    case "playing":
      return "open";
    case "quitting":
      return "quitting";
  }
});

/** In ms. For this long after the first view has finished loading, nothing interrupts the page. */
export const quietPeriod = 4_000;

/** Whether the reader has had time to look at the page; dialogs that open by themselves wait for it (decision 0013). */
export const quietPeriodElapsedAtom = atom(false);

/** Set when several parts of the page could not be loaded because the platform is unreachable. */
export interface Away {
  /** A retry is in progress. */
  readonly isAsking: boolean;
  askNow(): void;
}

/** `undefined` while the platform responds. */
export const awayAtom = atom<Away | undefined>(undefined);
