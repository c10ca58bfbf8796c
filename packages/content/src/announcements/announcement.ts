export interface Announcement {
  readonly id: number;
  readonly forVisitors: boolean;
  readonly forMembers: boolean;
  readonly sort: number;
  /** May hold HTML. */
  readonly content: string;
}

/** The announcements for this visitor or member, the highest `sort` first (LOBBY-15 to LOBBY-17, A-051). */
export const shownAnnouncements = (
  all: readonly Announcement[],
  isMember: boolean,
): readonly Announcement[] =>
  all
    .filter(({ forVisitors, forMembers }) => (isMember ? forMembers : forVisitors))
    .toSorted((one, other) => other.sort - one.sort);
