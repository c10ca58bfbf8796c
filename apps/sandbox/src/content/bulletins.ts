import type { ContentOf, Placed } from "./content-kinds.ts";

/** A template of the site: desktop 1, mobile 2. */
type Device = 1 | 2;

export type Bulletin = Pick<
  Placed<"bulletin">,
  "display_devices" | "display_locations" | "members_only" | "updated_at"
>;

/** In ms since 1970; 0 for a bulletin without a time. */
export const updatedAt = ({ updated_at }: Pick<Bulletin, "updated_at">): number =>
  Date.parse(updated_at ?? "") || 0;

/** The bulletins of a template, newest first. */
export const bulletinsOn = <One extends Bulletin>(
  device: Device,
  bulletins: readonly One[],
): readonly One[] =>
  bulletins
    .filter(({ display_devices }) => display_devices.includes(device))
    .toSorted((one, other) => updatedAt(other) - updatedAt(one));

/** Whether it pops up for a visitor; without a location it is only in the news. */
export const popsUpForVisitors = ({ members_only, display_locations }: Bulletin): boolean =>
  !members_only && display_locations.length > 0;

/** Whether it pops up for a member at a location, given that earlier ones were hidden at `hiddenAt`. */
export const popsUpForMember = (
  bulletin: Bulletin,
  { location, hiddenAt = -1 }: { readonly location: 2 | 3; readonly hiddenAt?: number | undefined },
): boolean =>
  bulletin.members_only &&
  bulletin.display_locations.includes(location) &&
  updatedAt(bulletin) > hiddenAt;

/** The news contain everything that the reader may see, including bulletins that never pop up. */
export const isInNews = ({ members_only }: Bulletin, isMember: boolean): boolean =>
  !members_only || isMember;

/** On each visit, unless the operator sets something else. */
export const popUpFrequency = (
  settings: readonly ContentOf<"bulletin-setting">[],
  whose: "visitors" | "members",
): number => settings.find(({ audience }) => audience === whose)?.display_frequency ?? 1;
