import { request, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import type { Duplex } from "node:stream";
import type { PlayerAddress } from "../visitor/player-address.ts";
import { toPlatform } from "./forwarded-headers.ts";
import { socketPath } from "./proxy-path.ts";

export interface SocketProxyOptions {
  readonly apiOrigin: string;
  readonly secret: string;
  readonly player: PlayerAddress;
  /** Sends an error response instead of opening a socket. */
  refuse(socket: Duplex, status: number): void;
}

export interface SocketProxy {
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** Proxies the real-time socket, `/app/{key}`, to the platform; everything else is refused. */
export function createSocketProxy({
  apiOrigin,
  secret,
  player,
  refuse,
}: SocketProxyOptions): SocketProxy {
  const send = apiOrigin.startsWith("https:") ? secureRequest : request;
  const open = new Set<Duplex>();

  const join = (one: Duplex, other: Duplex) => {
    one.pipe(other);
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  };

  return {
    close() {
      for (const socket of open) socket.destroy();
    },
    upgrade(incoming, socket, head) {
      const path = socketPath(incoming.url ?? "");
      if (path === undefined || incoming.headers.upgrade?.toLowerCase() !== "websocket") {
        refuse(socket, 404);
        return;
      }
      const address = player.of(incoming);
      const headers = {
        ...toPlatform(incoming.headers, { address, secret, addressHeader: player.header }),
        connection: "Upgrade",
        upgrade: "websocket",
      };
      const onward = send(apiOrigin + path, { headers, agent: false });
      const fail = () => refuse(socket, 502);
      socket.on("error", () => onward.destroy());
      onward.on("error", fail);
      onward.on("response", (answer) => {
        answer.resume();
        fail();
      });
      onward.on("upgrade", (answer, platform, platformHead) => {
        open.add(socket);
        socket.on("close", () => open.delete(socket));
        onward.off("error", fail);
        const lines = answer.rawHeaders.flatMap((name, at, all) =>
          at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ""}`] : [],
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
        if (platformHead.length > 0) socket.write(platformHead);
        if (head.length > 0) platform.write(head);
        join(socket, platform);
        join(platform, socket);
      });
      onward.end();
    },
  };
}
