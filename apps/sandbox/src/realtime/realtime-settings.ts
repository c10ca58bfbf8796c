/** The server that events are published to, and the secret that signs them. */
export interface RealtimeSettings {
  /** Digits only: some Pusher servers refuse other app ids. */
  readonly appId: string;
  /** Public: clients get it as `socket_key` in the site details. */
  readonly key: string;
  readonly secret: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** False if PUSHER_HOST names a server of the operator's own. */
  readonly embedded: boolean;
  /** Whether the embedded server forwards events from client to client. */
  readonly clientEvents: boolean;
  /** Whether it notifies subscribers of their number. */
  readonly subscriptionCounts: boolean;
}

const isOn = (setting: string | undefined): boolean => ["1", "true"].includes(setting ?? "");

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads PUSHER_HOST, _PORT, _APP_ID, _KEY, _SECRET and _TLS; for the embedded server also PUSHER_CLIENT_EVENTS
 * and PUSHER_SUBSCRIPTION_COUNTS.
 *
 * @param fallback the address of the embedded server, and the secret to use if none is given
 * @throws if an external server is named without app id, key and secret, or a value is malformed
 */
export function realtimeSettings(
  env: Environment,
  fallback: { readonly host: string; readonly port: number; readonly secret: string },
): RealtimeSettings {
  const external = env.PUSHER_HOST || undefined;
  if (external && !(env.PUSHER_APP_ID && env.PUSHER_KEY && env.PUSHER_SECRET))
    throw new Error("PUSHER_HOST needs PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET beside it");

  const appId = env.PUSHER_APP_ID || "1";
  if (!/^\d{1,20}$/.test(appId)) throw new Error("PUSHER_APP_ID must be a number");
  const key = env.PUSHER_KEY || "naluma";
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(key))
    throw new Error("PUSHER_KEY must be 1 to 64 letters, digits, '-' or '_'");

  const tls = external !== undefined && isOn(env.PUSHER_TLS);
  const port = external ? Number(env.PUSHER_PORT || (tls ? 443 : 80)) : fallback.port;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error("PUSHER_PORT must be a port");

  return {
    appId,
    key,
    secret: env.PUSHER_SECRET || fallback.secret,
    host: external ?? fallback.host,
    port,
    tls,
    embedded: external === undefined,
    clientEvents: isOn(env.PUSHER_CLIENT_EVENTS),
    subscriptionCounts: isOn(env.PUSHER_SUBSCRIPTION_COUNTS),
  };
}
