import * as v from "valibot";

/** Larger frames close the socket (1009). A subscription with its proof is below 2 kB. */
export const largestFrame = 16_384;

/** `data` may arrive as an object or as JSON text; both are in use. */
const data = v.union([
  v.record(v.string(), v.unknown()),
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
]);

const frame = v.object({
  event: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  channel: v.optional(v.string()),
  data: v.optional(data, {}),
});

const channelName = v.pipe(v.string(), v.regex(/^[-A-Za-z0-9_=@,.;]{1,164}$/));

const subscription = v.object({
  channel: channelName,
  auth: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  channel_data: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
});

/** Names of users may come as numbers; they travel as text from here on. */
const presence = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user_id: v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.minLength(1),
      v.maxLength(128),
    ),
    user_info: v.optional(v.unknown(), {}),
  }),
);

export type ClientFrame = v.InferOutput<typeof frame>;
export type Subscription = v.InferOutput<typeof subscription>;
export interface PresenceMember {
  readonly userId: string;
  readonly info: unknown;
}

const read = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : undefined;
};

/** What a client sent; undefined when it is no frame of the protocol. */
export const readFrame = (text: string): ClientFrame | undefined =>
  read(v.pipe(v.string(), v.parseJson(), frame), text);

export const readSubscription = (input: unknown): Subscription | undefined =>
  read(subscription, input);

export const readChannelName = (input: unknown): string | undefined => read(channelName, input);

export function readPresence(channelData: string): PresenceMember | undefined {
  const member = read(presence, channelData);
  return member && { userId: member.user_id, info: member.user_info };
}

/** Event frames carry their data as JSON text (protocol 7). */
export const eventFrame = (event: string, json: string, channel?: string): string =>
  JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: json });

/** Errors alone carry an object. A code of null says that the connection goes on. */
export const errorFrame = (code: number | null, message: string): string =>
  JSON.stringify({ event: "pusher:error", data: { code, message } });
