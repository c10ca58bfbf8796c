import type { Launcher } from "@naluma/game-launcher";
import type { Member } from "@naluma/member";
import type { Realtime } from "@naluma/realtime";
import type { WalletService } from "@naluma/wallet";
import { atom } from "jotai/vanilla";

/** What a page loads once, right after its first paint. */
export interface Live {
  readonly member: Member;
  readonly wallet: WalletService;
  /** The lobby's own tab starts games; its small windows only show how far they are. */
  readonly launcher: Launcher | undefined;
  /** Nothing until its address is known, and in a small window. */
  realtime(): Realtime | undefined;
}

/** Nothing until it is loaded, and on the server. */
export const liveAtom = atom<Live | undefined>(undefined);

/** Somebody may start a game: a member, or a visitor who has begun to point at things. */
export const launchLikelyAtom = atom(false);
