import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

type Headers = Readonly<Record<string, string>>;

/** For responses that are not documents: opened as one, they may load nothing and cannot be framed. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

export interface EveryAnswer {
  /** Runs before any handler, so a handler with a stricter header of its own overrides ours. */
  prepare(path: string, outgoing: ServerResponse): void;
  /** Answers without a body when only the raw connection is available, and then ends it. */
  end(socket: Duplex, status: number): void;
}

/** The headers of every response, whether it is a page, a file, from the platform or from Node itself. */
export function everyAnswer(publicOrigin: string): EveryAnswer {
  const always: Headers = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicOrigin.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000" }
      : {}),
  };
  const closed: Headers = { ...always, "content-security-policy": nothingAllowed };

  return {
    prepare: (path, outgoing) => {
      // The policy of its own file applies to a worker script; with the closed one it could import nothing.
      const headers = path.startsWith("/assets/") ? always : closed;
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    },
    end: (socket, status) => {
      const headers = { ...closed, connection: "close", "content-length": "0" };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`);
    },
  };
}
