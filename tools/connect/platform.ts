import { isSuccess, readAnswer } from "@naluma/api-client/read-answer";
import * as v from "valibot";

/** A fault that the person at the keyboard can put right, and the exit code that the command then ends with. */
export class ConnectError extends Error {
  override readonly name = "ConnectError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const exitCodes = { unusable: 1, usage: 2, unreachable: 3 } as const;

export type Reply<Data> =
  | { readonly is: "answered"; readonly data: Data }
  /** Another code than success, in an envelope of the contract. */
  | { readonly is: "refused"; readonly code: string; readonly message: string }
  /** It asks for a session. */
  | { readonly is: "locked" }
  /** JSON of another kind than the contract's. */
  | { readonly is: "unreadable" }
  /** A page, or a call that is not there. */
  | { readonly is: "absent"; readonly status: number; readonly isPage: boolean }
  | { readonly is: "redirected"; readonly to: string }
  | { readonly is: "failed"; readonly status: number }
  | { readonly is: "silent"; readonly reason: string };

export interface Platform {
  readonly origin: string;
  /** Makes a call as a visitor does, without a session. */
  ask<Data>(
    path: string,
    body: object,
    reads: v.GenericSchema<unknown, Data>,
  ): Promise<Reply<Data>>;
}

/** As long as a player's client waits (docs/wire/wire.md, Address and body). */
const timeout = 30_000;

export const createPlatform = (origin: string): Platform => ({
  origin,
  ask: async (path, body, reads) => {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", lang: "en_US" },
        body: JSON.stringify(body),
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      });
      return replyOf(answer, await answer.text(), reads);
    } catch (error) {
      return { is: "silent", reason: reasonOf(error) };
    }
  },
});

function replyOf<Data>(
  { status, headers }: Response,
  text: string,
  reads: v.GenericSchema<unknown, Data>,
): Reply<Data> {
  if (status >= 300 && status < 400)
    return { is: "redirected", to: headers.get("location") ?? "nowhere" };
  if (status === 401 || status === 403) return { is: "locked" };
  if (status >= 500 && status !== 501) return { is: "failed", status };
  const read = readAnswer(reads, text);
  const isPage = text.trimStart().startsWith("<");
  if (isPage || [404, 405, 501].includes(status)) return { is: "absent", status, isPage };
  if (!read) return { is: "unreadable" };
  if (!isSuccess(read.code)) return { is: "refused", code: read.code, message: read.message };
  return read.value ? { is: "answered", data: read.value.is } : { is: "unreadable" };
}

/** `connect ECONNREFUSED 127.0.0.1:4100`, or what else the system says. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${timeout / 1_000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
  return cause.message === "" ? code : cause.message;
}

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);

/** An address over which a stranger on the way can read and change what is sent. */
export const isExposed = (url: URL): boolean =>
  ["http:", "ws:"].includes(url.protocol) && !isLoopback(url);

/** @throws ConnectError unless it is an origin over https, or one of this machine */
export function platformOrigin(address: string | undefined): string {
  const url = URL.parse(address ?? "");
  const example = "such as https://platform.example";
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new ConnectError(`Name the address of your platform, ${example}.`, exitCodes.usage);
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "")
    throw new ConnectError(
      `${url.origin} alone is the address: ${example}, without a path, a query or a user.`,
      exitCodes.usage,
    );
  if (isExposed(url))
    throw new ConnectError(
      `${url.origin} is http: passwords and sessions of members would be readable on the way. Use https; http is for this machine alone (localhost, 127.0.0.1).`,
      exitCodes.usage,
    );
  return url.origin;
}

const text = v.fallback(v.string(), "");

const siteDetail = v.object({
  env_config: v.object({
    title_zh: text,
    title_en: text,
    currencies: v.pipe(v.array(v.string()), v.minLength(1)),
    IS_DEMO: v.fallback(v.optional(v.number(), 0), 0),
    MINIMUM_AGE: v.fallback(
      v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      undefined,
    ),
  }),
  web_logo_list: v.fallback(v.array(v.object({ photo_path: text })), []),
  customerUrl: v.fallback(v.record(v.string(), text), {}),
  site_info: v.fallback(v.object({ socket_url: text, socket_ssl_url: text, socket_key: text }), {
    socket_url: "",
    socket_ssl_url: "",
    socket_key: "",
  }),
  capabilities: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
});

/** What a platform says of one of its sites; what it leaves out is empty. */
export type SiteDetail = v.InferOutput<typeof siteDetail>;

const path = "/api/arks/web/site/detail";

/** @throws ConnectError if this is no platform, or has no such site */
export async function askSiteDetail(platform: Platform, siteId: number): Promise<SiteDetail> {
  const reply = await platform.ask(path, { site_id: siteId }, siteDetail);
  if (reply.is === "answered") return reply.data;
  throw new ConnectError(
    reasonFor(platform.origin, siteId, reply),
    reply.is === "silent" ? exitCodes.unreachable : exitCodes.unusable,
  );
}

function reasonFor(
  origin: string,
  siteId: number,
  reply: Exclude<Reply<SiteDetail>, { is: "answered" }>,
): string {
  switch (reply.is) {
    case "silent":
      return `${origin} cannot be reached: ${reply.reason}.`;
    case "failed":
      return `${origin} answers ${reply.status} to ${path}: the platform does not work at the moment.`;
    case "redirected":
      return `${origin} sends ${path} on to ${reply.to}: name the address where the platform itself answers.`;
    case "locked":
      return `${origin} wants a session for ${path}, which visitors call without one.`;
    case "refused":
      return `${origin} refuses site ${siteId} with ${reply.code} (${reply.message}). --site names the site by its number there.`;
    case "unreadable":
      return `${origin} answers ${path} without env_config.currencies, so nothing could be offered: docs/wire/openapi.yaml, getSiteDetail.`;
    case "absent":
      return reply.isPage
        ? `${origin} answers ${path} with a page (status ${reply.status}): that is a web site, not a platform.`
        : `${origin} has no ${path} (status ${reply.status}): that is no platform of docs/wire, or its calls are not below /api.`;
  }
}
