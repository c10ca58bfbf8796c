import { capabilities, type Capability } from "@naluma/site/capabilities";
import { sites } from "./sites/sites.ts";

/** The sandbox's configuration (docs/sandbox.md lists the variables). */
export interface SandboxConfig {
  readonly host: string;
  readonly apiPort: number;
  readonly providerPort: number;
  /** The origin of the site for players, e.g. `http://localhost:4000`; socket addresses are derived from it. */
  readonly publicOrigin: string;
  /** X-Forwarded-For is trusted only from a client that sends this secret; undefined trusts no client. */
  readonly gatewaySecret: string | undefined;
  /** The origin of the API for browsers; undefined means 127.0.0.1 with its port. */
  readonly apiPublicOrigin: string | undefined;
  /** The origin of the games for browsers; undefined means 127.0.0.1 with their port. */
  readonly providerOrigin: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly games: number;
  readonly site: number;
  readonly clockOffsetSeconds: number;
  /** The member services that this sandbox offers; a call of any other is a 404. */
  readonly capabilities: readonly Capability[];
  /** Every captcha is `0000`, and limits per address are generous. */
  readonly testMode: boolean;
  /** If undefined, a new one is generated and printed at each start. */
  readonly operatorKey: string | undefined;
  /** The origin at which operators open the desk; undefined means that of the API. */
  readonly deskOrigin: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting; the message names the variable and the values it accepts. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const whole = (
  env: Environment,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
): number => {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
  return value;
};

const ports = [0, 65_535] as const;
const aCentury = 3_155_760_000;

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

const origin = (env: Environment, name: string, fallback: string): string => {
  const text = env[name] || fallback;
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.pathname !== "/" || url.search)
    throw new ConfigError(
      `${name} must be an origin such as http://localhost:4000, not '${text}'.`,
    );
  return url.origin;
};

const originIfSet = (env: Environment, name: string): string | undefined =>
  env[name] ? origin(env, name, "") : undefined;

/** `none`, or names separated by commas; without the variable, all of them. */
const capabilitiesIn = (env: Environment): readonly Capability[] => {
  const text = env.SANDBOX_CAPABILITIES || "";
  if (text === "") return capabilities;
  const names = text === "none" ? [] : text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !capabilities.some((known) => known === name));
  if (unknown !== undefined)
    throw new ConfigError(
      `SANDBOX_CAPABILITIES must be 'none' or some of ${capabilities.join(", ")}; '${unknown}' is none of them.`,
    );
  return capabilities.filter((known) => names.includes(known));
};

/**
 * A separate password variable may contain any characters; in the URL, `/`, `@`, `#` and `%` would have to be
 * escaped.
 */
const databaseAddress = (env: Environment): string | undefined => {
  const text = env.DATABASE_URL || undefined;
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new ConfigError("DATABASE_URL must begin with postgres:// or postgresql://.");
  if (!env.DATABASE_PASSWORD) return text;
  url.password = encodeURIComponent(env.DATABASE_PASSWORD);
  return url.href;
};

/** @throws ConfigError at the first invalid value */
export const readConfig = (env: Environment): SandboxConfig => {
  const host = env.HOST || "127.0.0.1";
  const mode = env.SANDBOX_MODE || "";
  if (!["", "test"].includes(mode))
    throw new ConfigError(`SANDBOX_MODE must be 'test' or nothing, not '${mode}'.`);
  if (mode === "test" && !isLoopback(host))
    throw new ConfigError(
      `SANDBOX_MODE=test makes every captcha 0000 and is refused unless all services listen on loopback; HOST is '${host}'.`,
    );

  const port = whole(env, "PORT", 4000, ports);
  return {
    host,
    apiPort: whole(env, "SANDBOX_PORT", 4100, ports),
    providerPort: whole(env, "PROVIDER_PORT", 4200, ports),
    publicOrigin: origin(env, "PUBLIC_ORIGIN", `http://localhost:${port}`),
    gatewaySecret: env.GATEWAY_SECRET || undefined,
    dataFolder: env.SANDBOX_DATA || ".data/sandbox",
    databaseUrl: databaseAddress(env),
    games: whole(env, "SANDBOX_GAMES", 2_148, [9, 60_000]),
    site: whole(env, "SANDBOX_SITE", 1, [1, sites.length]),
    clockOffsetSeconds: whole(env, "SANDBOX_CLOCK_OFFSET", 0, [-aCentury, aCentury]),
    capabilities: capabilitiesIn(env),
    testMode: mode === "test",
    operatorKey: env.SANDBOX_OPERATOR_KEY || undefined,
    apiPublicOrigin: originIfSet(env, "API_PUBLIC_ORIGIN"),
    providerOrigin: originIfSet(env, "PROVIDER_ORIGIN"),
    deskOrigin: originIfSet(env, "SANDBOX_DESK_ORIGIN"),
  };
};
