import type { DayRange } from "@naluma/site/day-range";

/** The terms of the rewards for inviting friends, and the results so far. Amounts are decimal strings. */
export interface Invitation {
  readonly code: string;
  readonly currency: string;
  /** Paid once per friend. */
  readonly reward: string;
  /** The amount that a friend must have staked. */
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
  /** The cursor of the next page. */
  readonly next: string | null;
}

export interface FriendFilters extends DayRange {
  /** Limits the list to friends for whom the reward was paid. */
  readonly rewarded: boolean;
  /** A complete username; '' matches every friend. */
  readonly account: string;
}

export const isFiltered = ({ account, from, to }: FriendFilters): boolean =>
  account !== "" || from !== "" || to !== "";

/** The site's address with the code that identifies the introducer at registration (REG-15). */
export const inviteLink = (origin: string, code: string): string =>
  `${origin}/?invite=${encodeURIComponent(code)}`;
