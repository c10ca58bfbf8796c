import { Hono, type Context } from "hono";
import * as v from "valibot";
import type { ChannelRegistry } from "./channel-registry.ts";
import { isSignedBy, md5 } from "./signature.ts";

interface App {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}

/** Seconds between the clocks of publisher and server. */
const clockDrift = 600;
const largestBody = 102_400;
const largestData = 10_240;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const channel = v.pipe(v.string(), v.regex(/^[-A-Za-z0-9_=@,.;]{1,164}$/));
const data = v.string();
const socketId = v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+$/)));

const event = v.union([
  v.object({
    name,
    data,
    channels: v.pipe(v.array(channel), v.minLength(1), v.maxLength(100)),
    socket_id: socketId,
  }),
  v.pipe(
    v.object({ name, data, channel, socket_id: socketId }),
    v.transform(({ channel: one, ...rest }) => ({ ...rest, channels: [one] })),
  ),
]);

const batch = v.object({
  batch: v.pipe(
    v.array(v.object({ name, data, channel, socket_id: socketId })),
    v.minLength(1),
    v.maxLength(10),
  ),
});

/** Pusher allows any text of 200 characters; ours are names like these. */
const userId = /^[-A-Za-z0-9_=@,.;]{1,200}$/;

const refuse = (c: Context, status: 400 | 401 | 404 | 413, message: string) =>
  c.json({ code: String(status), message, data: null }, status);

/**
 * The HTTP API of a Pusher server: events, batch_events, channels and the end of a user's connections, each
 * request signed.
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
  /** The body, once its signature has been found right; else what is wrong with it. */
  async function signedBody(c: Context): Promise<{ body: string } | Response> {
    const { pathname, searchParams } = new URL(c.req.url);
    if (c.req.param("id") !== app.appId) return refuse(c, 404, "There is no such app.");
    if (Number(c.req.header("content-length") ?? 0) > largestBody)
      return refuse(c, 413, "The body is too large.");
    const body = await c.req.text();
    if (body.length > largestBody) return refuse(c, 413, "The body is too large.");

    const drift = Math.abs(now() - Number(searchParams.get("auth_timestamp") ?? Number.NaN));
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

  const read = <Schema extends v.GenericSchema>(schema: Schema, body: string) => {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
    return result.success ? result.output : undefined;
  };

  return new Hono()
    .post("/apps/:id/events", async (c) => {
      const signed = await signedBody(c);
      if (signed instanceof Response) return signed;
      const sent = read(event, signed.body);
      if (!sent) return refuse(c, 400, "The event is malformed.");
      if (sent.data.length > largestData) return refuse(c, 413, "The event is too large.");
      for (const one of new Set(sent.channels))
        registry.broadcast(one, sent.name, sent.data, sent.socket_id);
      return c.json({});
    })
    .post("/apps/:id/batch_events", async (c) => {
      const signed = await signedBody(c);
      if (signed instanceof Response) return signed;
      const sent = read(batch, signed.body);
      if (!sent) return refuse(c, 400, "The batch is malformed.");
      if (sent.batch.some((item) => item.data.length > largestData))
        return refuse(c, 413, "An event is too large.");
      for (const item of sent.batch)
        registry.broadcast(item.channel, item.name, item.data, item.socket_id);
      return c.json({});
    })
    .post("/apps/:id/users/:user/terminate_connections", async (c) => {
      const signed = await signedBody(c);
      if (signed instanceof Response) return signed;
      const user = c.req.param("user");
      if (!userId.test(user)) return refuse(c, 400, "The user id is malformed.");
      terminate(user);
      return c.json({});
    })
    .get("/apps/:id/channels", async (c) => {
      const signed = await signedBody(c);
      if (signed instanceof Response) return signed;
      const prefix = c.req.query("filter_by_prefix") ?? "";
      const channels = registry
        .occupied()
        .filter((one) => one.name.startsWith(prefix))
        .map(
          (one) => [one.name, one.users === undefined ? {} : { user_count: one.users }] as const,
        );
      return c.json({ channels: Object.fromEntries(channels) });
    });
}
