import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Clock } from "./clock.ts";

const always = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
/** For responses that are not documents: opened as one, they may load nothing and cannot be framed. */
const nothingAllowed = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };

const prepare = ({ url = "" }: IncomingMessage, outgoing: ServerResponse, clock: Clock): void => {
  // The client's countdowns use this header, so it has to follow the clock that ends campaigns, even with an offset.
  outgoing.setHeader("date", new Date(clock()).toUTCString());
  // Game scripts import each other; a policy of their own could only get in the way.
  const headers = url.startsWith("/assets/") ? always : { ...always, ...nothingAllowed };
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
};

/** The statuses for requests that Node rejects before any handler runs; all others are a 400. */
const unreadable: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers when only the raw connection is available, and then ends it. */
export const endWith = (socket: Duplex, status: number): void => {
  const headers = { ...always, ...nothingAllowed, connection: "close", "content-length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`;
  socket.end(head, () => socket.destroy());
};

/**
 * The headers of every response, whatever sends it; a page replaces the policy with its own. The server must let
 * requests without a Host header reach its listener.
 */
export const addAnswerHeaders = (server: Server, clock: Clock): void => {
  server.prependListener("request", (incoming: IncomingMessage, outgoing: ServerResponse) =>
    prepare(incoming, outgoing, clock),
  );
  server.on("checkExpectation", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    prepare(incoming, outgoing, clock);
    outgoing.writeHead(417).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
    else endWith(socket, unreadable[error.code ?? ""] ?? 400);
  });
};
