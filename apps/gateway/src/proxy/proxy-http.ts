import {
  Agent,
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { pipeline, type Transform } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";
import { wordFiles } from "@naluma/site/word-files";
import { acceptedEncoding } from "../pages/sealed-page.ts";
import type { PlayerAddress } from "../visitor/player-address.ts";
import type { VisitorCountry } from "../visitor/visitor-country.ts";
import { endToEnd, toPlatform } from "./forwarded-headers.ts";
import { platformPath } from "./proxy-path.ts";
import en from "./words/en_US.json" with { type: "json" };

/** In bytes: large enough for lists of games, not for the small responses with a member's data. */
const large = 32 * 1_024;

/** Reduces a catalogue to a tenth of its size in 15 ms. */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 4 };

interface Compressed {
  readonly headers: OutgoingHttpHeaders;
  readonly through: Transform;
}

/** Compresses a large response for clients that accept brotli; undefined if the platform's own bytes are passed on. */
export function compressed(
  asked: IncomingHttpHeaders,
  answered: IncomingHttpHeaders,
): Compressed | undefined {
  const isPlain = answered["content-encoding"] === undefined;
  const isJson = /^application\/json\b/i.test(answered["content-type"] ?? "");
  const isLarge = Number(answered["content-length"] ?? 0) >= large;
  const isWanted = acceptedEncoding(asked["accept-encoding"]) === "br";
  if (!(isPlain && isJson && isLarge && isWanted)) return undefined;
  return {
    headers: { "content-encoding": "br", vary: "accept-encoding" },
    through: createBrotliCompress({ params: quick }),
  };
}

const wordsIn = wordFiles(new URL("./words/", import.meta.url), en);

/** The gateway's own refusals, in the form of every answer under /api (docs/wire/wire.md, Envelopes). */
const messages = {
  404: "no_feature",
  405: "not_here",
  413: "too_large",
  502: "out_of_service",
  504: "no_answer",
} as const satisfies Readonly<Record<number, keyof typeof en>>;

type GatewayStatus = keyof typeof messages;

/** @param lang the language in the request's header; English for one that we do not have */
const envelope = (status: GatewayStatus, lang: string): string =>
  JSON.stringify({
    code: String(status),
    message: wordsIn(lang).words[messages[status]],
    data: null,
  });

/** The limit in bytes for a request body (docs/wire/wire.md: at most 100 kB). */
const largestBody = 100 * 1_024;
/** The rest of an oversized body is read and discarded up to this limit, then the connection is closed. */
const largestDropped = 4 * 1_024 * 1_024;

/**
 * Milliseconds for which an unused connection to the platform is kept: less than servers do (5 s is common),
 * because a request sent on a closing connection cannot simply be retried.
 */
const idleTimeout = 2_000;

export interface ProxyOptions {
  readonly apiOrigin: string;
  readonly secret: string;
  readonly player: PlayerAddress;
  readonly country: VisitorCountry;
  /** In milliseconds; a little more than the 30 s after which the client itself gives up. */
  readonly timeout: number;
}

export interface HttpProxy {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  close(): void;
}

/** Media from the platform is served on our origin, so a file opened as a page may load nothing. */
const mediaHeaders = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "same-origin",
};

/** Whether the request can be repeated without any further effect. */
const isSafe = (method: string | undefined) => method === "GET" || method === "HEAD";

/** Proxies /api and /media to the operator platform; responses are streamed. */
export function createHttpProxy({
  apiOrigin,
  secret,
  player,
  country,
  timeout,
}: ProxyOptions): HttpProxy {
  const secure = apiOrigin.startsWith("https:");
  const pool = { keepAlive: true, timeout: idleTimeout };
  const agent = secure ? new SecureAgent(pool) : new Agent(pool);
  const send = secure ? secureRequest : request;

  return {
    close: () => agent.destroy(),
    async handle(incoming, outgoing) {
      const path = platformPath(incoming.url ?? "");
      const lang = String(incoming.headers["lang"]);
      if (path === undefined) return refuse(outgoing, 404, lang);
      const media = path.startsWith("/media/");
      if (media && !isSafe(incoming.method)) return refuse(outgoing, 405, lang);

      const body = await readBody(incoming).catch(() => "broken" as const);
      if (body === "broken") return void outgoing.destroy();
      if (body === "too large") return refuse(outgoing, 413, lang, { connection: "close" });

      const headers = toPlatform(incoming.headers, {
        address: player.of(incoming),
        country: country(incoming),
        secret,
        addressHeader: player.header,
      });
      if (body.length > 0 || incoming.headers["content-length"] !== undefined)
        headers["content-length"] = body.length;

      let current: ClientRequest | undefined;
      const passOn = (connections: Agent | SecureAgent | false) => {
        const onward = send(apiOrigin + path, {
          method: incoming.method ?? "GET",
          headers,
          agent: connections,
        });
        current = onward;
        let late = false;
        onward.setTimeout(timeout, () => {
          late = true;
          onward.destroy();
        });
        onward.on("response", (answer) => {
          const small = compressed(incoming.headers, answer.headers);
          const kept = endToEnd(answer.headers);
          if (small) delete kept["content-length"];
          outgoing.writeHead(answer.statusCode ?? 502, {
            ...kept,
            "x-content-type-options": "nosniff",
            ...(media ? mediaHeaders : {}),
            ...small?.headers,
          });
          // A response that the platform breaks off must not look complete.
          const passed = small ? [answer, small.through, outgoing] : [answer, outgoing];
          pipeline(passed, (error) => {
            if (error) outgoing.destroy();
          });
        });
        onward.on("error", () => {
          if (outgoing.headersSent || outgoing.destroyed) return;
          // The platform may close a kept-alive connection at the very moment we reuse it.
          if (onward.reusedSocket && !late && isSafe(incoming.method)) passOn(false);
          else refuse(outgoing, late ? 504 : 502, lang);
        });
        onward.end(body);
      };
      outgoing.on("close", () => {
        if (!outgoing.writableFinished) current?.destroy();
      });
      passOn(agent);
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | "too large"> {
  const chunks: Buffer[] = [];
  let size = 0;
  const announced = Number(incoming.headers["content-length"] ?? 0);
  if (announced > largestDropped) return "too large";
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    if (size > largestDropped) break;
  }
  return size > largestBody ? "too large" : Buffer.concat(chunks);
}

function refuse(
  outgoing: ServerResponse,
  status: GatewayStatus,
  lang: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = envelope(status, lang);
  outgoing.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...headers,
  });
  outgoing.end(body);
}
