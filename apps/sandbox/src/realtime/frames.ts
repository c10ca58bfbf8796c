import * as v from "valibot";
import { channelPattern } from "./channel-names.ts";

/** Larger frames close the socket (1009). A subscription with its authorisation is below 2 kB. */
export const largestFrame = 16_384;

const frame = v.object({
  event: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  channel: v.optional(v.string()),
  data: v.optional(v.unknown(), {}),
});

/** `data` of the protocol's own events may be an object or JSON text; clients use both. */
const fields = v.union([
  v.record(v.string(), v.unknown()),
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
]);

const channelName = v.pipe(v.string(), v.regex(channelPattern));

const subscription = v.object({
  channel: channelName,
  auth: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  channel_data: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
});

const signIn = v.object({
  auth: v.pipe(v.string(), v.maxLength(200)),
  user_data: v.pipe(v.string(), v.maxLength(10_240)),
});

/** User ids may be numbers; from here on they are text. */
const userId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(128),
);

const presence = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ user_id: userId, user_info: v.optional(v.unknown(), {}) }),
);

const user = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: userId,
    user_info: v.optional(v.unknown(), {}),
    watchlist: v.optional(v.pipe(v.array(userId), v.maxLength(100)), []),
  }),
);

export type ClientFrame = v.InferOutput<typeof frame>;
export type Subscription = v.InferOutput<typeof subscription>;
export type SignIn = v.InferOutput<typeof signIn>;
export interface PresenceMember {
  readonly userId: string;
  readonly info: unknown;
}
/** The user of a connection, as verified by `pusher:signin`. */
export interface SignedInUser extends PresenceMember {
  /** The users whose online status this one is notified of. */
  readonly watchlist: readonly string[];
}

const read = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
};

/** A parsed client frame; undefined if it does not follow the protocol. */
export const readFrame = (text: string): ClientFrame | undefined =>
  read(v.pipe(v.string(), v.parseJson(), frame), text);

export const readSubscription = (input: unknown): Subscription | undefined =>
  read(v.pipe(fields, subscription), input);

export const readChannelName = (input: unknown): string | undefined =>
  read(v.pipe(fields, v.object({ channel: channelName })), input)?.channel;

export const readSignIn = (input: unknown): SignIn | undefined =>
  read(v.pipe(fields, signIn), input);

export function readPresence(channelData: string): PresenceMember | undefined {
  const member = read(presence, channelData);
  return member && { userId: member.user_id, info: member.user_info };
}

export function readUser(userData: string): SignedInUser | undefined {
  const known = read(user, userData);
  return known && { userId: known.id, info: known.user_info, watchlist: known.watchlist };
}

/**
 * Event frames contain their data as JSON text (protocol 7).
 *
 * @param userId the sender of a client event on a presence channel
 */
export const eventFrame = (
  event: string,
  json: string,
  channel?: string,
  userId?: string,
): string => JSON.stringify({ event, channel, data: json, user_id: userId });

/** Sent if a cache channel has no last event. It has no data. */
export const cacheMissFrame = (channel: string): string =>
  JSON.stringify({ event: "pusher:cache_miss", channel });

/** Only error frames contain an object. With a code of null the connection stays open. */
export const errorFrame = (code: number | null, message: string): string =>
  JSON.stringify({ event: "pusher:error", data: { code, message } });
