import type { EventName } from "./events.ts";

export type ChannelKind = "public" | "private" | "presence";

export interface Channel {
  readonly kind: ChannelKind;
  /** Without the prefix that its kind adds. */
  readonly name: string;
  /** The events it may carry; any others are ignored. */
  readonly events: readonly EventName[];
}

export interface Audience {
  readonly currency: string;
  /** The configured name (`bob_mobile`), not the H5 id. */
  readonly template: string;
  /** Set only while member_id and token are stored. */
  readonly memberId?: string | undefined;
}

interface Row {
  readonly kind: ChannelKind;
  readonly name: (audience: Audience) => string;
  readonly events: readonly EventName[];
}

/** All channels (RT-04 to RT-14, docs/wire/events.yaml); an operator's own names are added here. */
const rows: readonly Row[] = [
  { kind: "public", name: () => "board", events: ["content.changed"] },
  { kind: "public", name: () => "web_member", events: ["customer_service_link_change"] },
  {
    kind: "public",
    name: ({ currency }) => `web_api.${currency}`,
    events: ["carousel_picture.url"],
  },
  {
    kind: "public",
    name: ({ template }) => `${template}_template`,
    events: ["model_sponsor.url", "model_login.url"],
  },
  {
    kind: "private",
    name: ({ memberId }) => `member.${memberId}`,
    events: [
      "game.url",
      "forward_game.status",
      "member.cash",
      "letter.sent",
      "letter.read",
      "letter.delete",
      "all_transfer_back",
      "login",
      "profile.updated",
      "app_clean_cache",
      "member_deposit.success",
    ],
  },
  {
    kind: "private",
    name: ({ currency }) => `member.${currency}`,
    events: ["RedEnvelopeDisplay", "roulette_display"],
  },
  { kind: "presence", name: ({ currency }) => `member.${currency}`, events: [] },
];

/** The channels of a visitor, plus those of the member if there is a member id. */
export const channelsFor = (audience: Audience): readonly Channel[] =>
  rows
    .filter(({ kind }) => kind === "public" || audience.memberId !== undefined)
    .map(({ kind, name, events }) => ({ kind, name: name(audience), events }));

/** The name on the wire. */
export const fullName = ({ kind, name }: Pick<Channel, "kind" | "name">): string =>
  kind === "public" ? name : `${kind}-${name}`;

/** The channel that delivers the address of a started game (RT-12). */
export const gameChannel = (memberId: string): string =>
  fullName({ kind: "private", name: `member.${memberId}` });
