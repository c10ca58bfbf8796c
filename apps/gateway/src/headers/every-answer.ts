import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

type Headers = Readonly<Record<string, string>>;

/** For what is no document: opened as one, it may do nothing and stand in no frame. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

export interface EveryAnswer {
  /** Before anybody answers: whoever has a stricter header of its own replaces ours. */
  prepare(path: string, outgoing: ServerResponse): void;
  /** An answer without a body where nothing but the connection is there, which then ends. */
  end(socket: Duplex, status: number): void;
}

/** What stands on every answer, whoever gives it: pages, files, the platform, Node itself. */
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
      // A thread's script would be held by its own file's policy and could import nothing.
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
