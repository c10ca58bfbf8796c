import type { Problem } from "./contract.ts";
import { isObject, textAt, valueAt, type JsonObject } from "./json-value.ts";

/* The only file that knows the form of events.yaml. */

const kinds = ["public", "private", "presence"] as const;

export interface ContractChannel {
  /** With its parameters in braces: `private-member.{member_id}`. */
  readonly address: string;
  readonly kind: (typeof kinds)[number];
  readonly events: readonly string[];
}

/** What real time consists of: channels, their events, and who may join them. */
export interface EventContract {
  readonly channels: readonly ContractChannel[];
  /** Differences of a payload from its schema; none for an event that the contract does not know. */
  payloadProblems(event: string, payload: unknown): readonly Problem[];
  /** Differences of a channel authorisation from what is answered with 200. */
  authorisationProblems(answer: unknown): readonly Problem[];
  /** Differences of the JSON in its `channel_data`. */
  presenceProblems(user: unknown): readonly Problem[];
}

/** What the documents call this row: the channel authorisation. */
const authorisationRule = "W-71";

interface DescribedEvent {
  readonly name: string;
  /** What a page does with it. */
  readonly description: string;
  /** The row that decided its payload, if one did. */
  readonly row: string | undefined;
  readonly schema: string;
}

interface DescribedChannel extends Omit<ContractChannel, "events"> {
  readonly events: readonly DescribedEvent[];
}

const entriesAt = (value: unknown, key: string): readonly [string, unknown][] => {
  const found = valueAt(value, key);
  return Object.entries(isObject(found) ? found : {});
};

const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** Messages between windows are in the same document, but no business of the platform. */
const channelsOf = (document: JsonObject): readonly DescribedChannel[] =>
  entriesAt(document, "channels").flatMap(([id, channel]) => {
    const kind = kinds.find((one) => one === textAt(channel, "x-kind"));
    if (kind === undefined) return [];
    const events = entriesAt(channel, "messages").map(([name, message]) => ({
      name,
      description: textAt(message, "description") ?? "",
      row: textAt(message, "payload", "x-point"),
      schema: `events.yaml#/channels/${escaped(id)}/messages/${escaped(name)}/payload`,
    }));
    return [{ address: textAt(channel, "address") ?? "", kind, events }];
  });

const authorisation = "openapi.yaml#/components/schemas/ChannelAuthorisation";
const presence = `${authorisation}/properties/channel_data/contentSchema`;

/** An event's text by the id of its rule. */
export const eventRules = (document: JsonObject): readonly [string, string][] =>
  channelsOf(document).flatMap(({ events }) =>
    events.map(({ name, description }): [string, string] => [`event:${name}`, description]),
  );

/** @param problemsAt compares a value with the schema at this place; the last argument is the rule if that names none */
export const readEventContract = (
  document: JsonObject,
  problemsAt: (schema: string, value: unknown, rule: string) => readonly Problem[],
): EventContract => {
  const described = channelsOf(document);
  const events = new Map(
    described.flatMap((channel) => channel.events.map((event) => [event.name, event] as const)),
  );
  return {
    channels: described.map((channel) => ({
      ...channel,
      events: channel.events.map(({ name }) => name),
    })),
    payloadProblems: (name, payload) => {
      const event = events.get(name);
      return event ? problemsAt(event.schema, payload, event.row ?? `event:${name}`) : [];
    },
    authorisationProblems: (answer) => problemsAt(authorisation, answer, authorisationRule),
    presenceProblems: (user) => problemsAt(presence, user, "W-72"),
  };
};
