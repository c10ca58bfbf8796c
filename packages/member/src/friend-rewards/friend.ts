import type { DayRange } from "@naluma/site/day-range";

/** What inviting friends brings, and what it has brought. Amounts are decimal text. */
export interface Invitation {
  readonly code: string;
  readonly currency: string;
  /** For each friend, once. */
  readonly reward: string;
  /** What a friend has staked by then. */
  readonly stake: string;
  readonly friends: number;
  readonly rewarded: number;
  readonly earned: string;
}

export interface InvitedFriend {
  readonly id: number;
  /** Masked by the platform. */
  readonly account: string;
  readonly joinedAt: Date;
  /** Null until the friend has staked enough. */
  readonly rewardedAt: Date | null;
  readonly amount: string | null;
}

export interface FriendPage {
  readonly friends: readonly InvitedFriend[];
  readonly currency: string;
  /** Asks for the page after this one. */
  readonly next: string | null;
}

export interface FriendFilters extends DayRange {
  /** Only those who have brought their reward. */
  readonly rewarded: boolean;
  /** A whole username; '' is everybody. */
  readonly account: string;
}

export const isFiltered = ({ account, from, to }: FriendFilters): boolean =>
  account !== "" || from !== "" || to !== "";

/** The site's own address with the code that the registration takes the introducer from (REG-15). */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/?invite=${encodeURIComponent(code)}`;
