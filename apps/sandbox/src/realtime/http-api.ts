import { Hono, type Context } from "hono";
import * as v from "valibot";
import { channelPattern, isPresence } from "./channel-names.ts";
import type { ChannelFacts, ChannelRegistry } from "./channel-registry.ts";
import { isSignedBy, md5 } from "./signature.ts";

interface App {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}

/** The allowed clock difference between publisher and server, in seconds. */
const clockDrift = 600;
const largestBody = 102_400;

const refuse = (c: Context, status: 400 | 401 | 404 | 413, message: string): Response =>
  c.json({ code: String(status), message, data: null }, status);

/**
 * The body of a call of the HTTP API if its signature is valid, or else an error response.
 *
 * @param now seconds since 1970
 */
async function readSigned(
  c: Context,
  app: App,
  now: number,
): Promise<{ readonly body: string } | Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  if (c.req.param("id") !== app.appId) return refuse(c, 404, "There is no such app.");
  if (Number(c.req.header("content-length") ?? 0) > largestBody)
    return refuse(c, 413, "The body is too large.");
  const body = await c.req.text();
  if (body.length > largestBody) return refuse(c, 413, "The body is too large.");

  const drift = Math.abs(now - Number(searchParams.get("auth_timestamp") ?? Number.NaN));
  const signed = [...searchParams]
    .filter(([field]) => field !== "auth_signature")
    .map(([field, value]) => `${field.toLowerCase()}=${value}`)
    .sort()
    .join("&");
  const isGenuine =
    searchParams.get("auth_key") === app.key &&
    searchParams.get("auth_version") === "1.0" &&
    drift <= clockDrift &&
    (body === "" || searchParams.get("body_md5") === md5(body)) &&
    isSignedBy(
      app.secret,
      [c.req.method, pathname, signed].join("\n"),
      searchParams.get("auth_signature") ?? "",
    );
  return isGenuine ? { body } : refuse(c, 401, "The signature is wrong.");
}

/** The attributes requested with `info=user_count,subscription_count`. */
const attributes = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").filter((name) => name !== "")),
  v.array(v.picklist(["user_count", "subscription_count", "cache"])),
);
type Attribute = v.InferOutput<typeof attributes>[number];

/** undefined if an unknown attribute is requested. */
function readAttributes(info = ""): readonly Attribute[] | undefined {
  const result = v.safeParse(attributes, info);
  return result.success ? result.output : undefined;
}

/** Users are counted on presence channels only. */
const asksTooMuch = (channel: string, asked: readonly Attribute[]): boolean =>
  asked.includes("user_count") && !isPresence(channel);

/** The requested attributes of a channel, in the format of the HTTP API. */
const describeChannel = (
  { subscribers, users, cache }: ChannelFacts,
  asked: readonly Attribute[],
): Readonly<Partial<Record<Attribute, unknown>>> => ({
  ...(asked.includes("user_count") && users ? { user_count: users.length } : {}),
  ...(asked.includes("subscription_count") ? { subscription_count: subscribers } : {}),
  ...(asked.includes("cache") && cache ? { cache } : {}),
});

const largestData = 10_240;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const channel = v.pipe(v.string(), v.regex(channelPattern));
const data = v.string();
const more = {
  socket_id: v.nullish(v.pipe(v.string(), v.regex(/^\d+\.\d+$/))),
  /** The attributes to include in the response. */
  info: v.optional(attributes),
};

const event = v.union([
  v.object({
    name,
    data,
    channels: v.pipe(v.array(channel), v.minLength(1), v.maxLength(100)),
    ...more,
  }),
  v.pipe(
    v.object({ name, data, channel, ...more }),
    v.transform(({ channel: one, ...rest }) => ({ ...rest, channels: [one] })),
  ),
]);

const batch = v.object({
  batch: v.pipe(
    v.array(v.object({ name, data, channel, ...more })),
    v.minLength(1),
    v.maxLength(10),
  ),
});

/** Pusher allows any text of 200 characters; our ids use only these. */
const userId = /^[-A-Za-z0-9_=@,.;]{1,200}$/;

const read = <Schema extends v.GenericSchema>(schema: Schema, body: string) => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return result.success ? result.output : undefined;
};

/**
 * The HTTP API of a Pusher server: publishing events, querying channels, and closing a user's connections. Each
 * request is signed. An event for a user is sent to `#server-to-user-{id}`.
 *
 * @param terminate closes every connection of a user
 * @param now seconds since 1970
 */
export function pusherHttpApi(
  app: App,
  registry: ChannelRegistry,
  terminate: (userId: string) => void,
  now: () => number = () => Date.now() / 1_000,
): Hono {
  /** Handles a signed request, given its body. */
  const signed =
    (answer: (c: Context, body: string) => Response) =>
    async (c: Context): Promise<Response> => {
      const request = await readSigned(c, app, now());
      return request instanceof Response ? request : answer(c, request.body);
    };

  const publish = signed((c, body) => {
    const sent = read(event, body);
    if (!sent) return refuse(c, 400, "The event is malformed.");
    if (sent.data.length > largestData) return refuse(c, 413, "The event is too large.");
    const asked = sent.info ?? [];
    const names = [...new Set(sent.channels)];
    for (const one of names)
      registry.broadcast(one, sent.name, sent.data, sent.socket_id ?? undefined);
    if (!sent.info) return c.json({});
    const described = names.map((one) => [one, describeChannel(registry.factsOf(one), asked)]);
    return c.json({ channels: Object.fromEntries(described) });
  });

  const publishBatch = signed((c, body) => {
    const sent = read(batch, body);
    if (!sent) return refuse(c, 400, "The batch is malformed.");
    if (sent.batch.some((item) => item.data.length > largestData))
      return refuse(c, 413, "An event is too large.");
    for (const item of sent.batch)
      registry.broadcast(item.channel, item.name, item.data, item.socket_id ?? undefined);
    if (sent.batch.every(({ info }) => !info)) return c.json({});
    return c.json({
      batch: sent.batch.map((item) =>
        describeChannel(registry.factsOf(item.channel), item.info ?? []),
      ),
    });
  });

  const listChannels = signed((c) => {
    const prefix = c.req.query("filter_by_prefix") ?? "";
    const asked = readAttributes(c.req.query("info"));
    if (!asked || asksTooMuch(prefix, asked))
      return refuse(c, 400, "Of these channels that is not known.");
    const described = registry
      .occupied()
      .filter((one) => one.startsWith(prefix))
      .map((one) => [one, describeChannel(registry.factsOf(one), asked)]);
    return c.json({ channels: Object.fromEntries(described) });
  });

  const describe = signed((c) => {
    const asked = readAttributes(c.req.query("info"));
    const one = c.req.param("channel") ?? "";
    if (!asked || asksTooMuch(one, asked) || !channelPattern.test(one))
      return refuse(c, 400, "Of this channel that is not known.");
    const facts = registry.factsOf(one);
    return c.json({ occupied: facts.subscribers > 0, ...describeChannel(facts, asked) });
  });

  const listUsers = signed((c) => {
    const one = c.req.param("channel") ?? "";
    if (!isPresence(one)) return refuse(c, 400, "Only presence channels know their users.");
    return c.json({ users: registry.factsOf(one).users?.map((id) => ({ id })) ?? [] });
  });

  const terminateConnections = signed((c) => {
    const user = c.req.param("user") ?? "";
    if (!userId.test(user)) return refuse(c, 400, "The user id is malformed.");
    terminate(user);
    return c.json({});
  });

  return new Hono()
    .post("/apps/:id/events", publish)
    .post("/apps/:id/batch_events", publishBatch)
    .get("/apps/:id/channels", listChannels)
    .get("/apps/:id/channels/:channel", describe)
    .get("/apps/:id/channels/:channel/users", listUsers)
    .post("/apps/:id/users/:user/terminate_connections", terminateConnections);
}
