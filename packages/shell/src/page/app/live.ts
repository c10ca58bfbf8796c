import type { Launcher } from "@naluma/game-launcher";
import type { Member } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";
import type { WalletService } from "@naluma/wallet";
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
