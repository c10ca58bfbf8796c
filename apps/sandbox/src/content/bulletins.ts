import type { ContentOf, Placed } from "./content-kinds.ts";

/** A drawing of the site: desktop 1, mobile 2. */
type Device = 1 | 2;

export type Bulletin = Pick<
  Placed<"bulletin">,
  "display_devices" | "display_locations" | "members_only" | "updated_at"
>;

/** In ms since 1970; 0 for one that has no time. */
export const updatedAt = ({ updated_at }: Pick<Bulletin, "updated_at">): number =>
  Date.parse(updated_at ?? "") || 0;

/** What a drawing shows, newest first. */
export const bulletinsOn = <One extends Bulletin>(
  device: Device,
  bulletins: readonly One[],
): readonly One[] =>
  bulletins
    .filter(({ display_devices }) => display_devices.includes(device))
    .toSorted((one, other) => updatedAt(other) - updatedAt(one));

/** Whether it pops up for a visitor; without a place it is only in the news. */
export const popsUpForVisitors = ({ members_only, display_locations }: Bulletin): boolean =>
  !members_only && display_locations.length > 0;

/** Whether it pops up for a member at a place, who has put away what was there until `hiddenAt`. */
export const popsUpForMember = (
  bulletin: Bulletin,
  { location, hiddenAt = -1 }: { readonly location: 2 | 3; readonly hiddenAt?: number | undefined },
): boolean =>
  bulletin.members_only &&
  bulletin.display_locations.includes(location) &&
  updatedAt(bulletin) > hiddenAt;

/** The news have everything that somebody may read, also what pops up nowhere. */
export const isInNews = ({ members_only }: Bulletin, isMember: boolean): boolean =>
  !members_only || isMember;

/** Each visit, where the operator says nothing. */
export const popUpFrequency = (
  settings: readonly ContentOf<"bulletin-setting">[],
  whose: "visitors" | "members",
): number => settings.find(({ audience }) => audience === whose)?.display_frequency ?? 1;
