import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/**
 * Many sockets that only listen: a full WebSocket library would take the processor time of the server under test. They
 * read only what a server sends, text frames below 64 kB, and record the arrival of each.
 */
export interface Crowd {
  /** Returns the milliseconds from publishing to each delivery since the last time, and resets them. */
  take(): number[];
  leave(): void;
}

/** A marker for messages: `@` and the publishing time in µs, twelve digits. */
export const timestamp = (): string =>
  `@${String(Math.round(performance.now() * 1_000)).padStart(12, "0")}`;

const at = "@".charCodeAt(0);

/** The start and end of the message in a server's text frame, which is never masked. */
const frameAt = (
  bytes: Buffer,
  from: number,
): readonly [begin: number, end: number] | undefined => {
  if (bytes.length < from + 4) return undefined;
  const short = (bytes[from + 1] ?? 0) & 0x7f;
  const begin = from + (short === 126 ? 4 : 2);
  const end = begin + (short === 126 ? bytes.readUInt16BE(from + 2) : short);
  return end <= bytes.length ? [begin, end] : undefined;
};

const ping = 0x9;
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A client's text frame, masked with zeros. */
const masked = (text: string): Buffer => {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error("too long for a short frame");
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
};

/**
 * @param hello sent by each client as soon as it is connected
 * @param isReady whether a message confirms that the client is subscribed
 */
export async function gatherCrowd(
  port: number,
  path: string,
  count: number,
  hello: string | undefined,
  isReady: (message: string) => boolean,
): Promise<Crowd> {
  let deliveries: number[] = [];
  const sockets: Socket[] = [];

  const come = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      sockets.push(socket);
      let rest = Buffer.alloc(0);
      let isOpen = false;
      let isWaiting = true;

      const hear = (bytes: Buffer, begin: number, end: number) => {
        if (isWaiting) {
          isWaiting = !isReady(bytes.toString("utf8", begin, end));
          if (!isWaiting) resolve();
          return;
        }
        const mark = bytes.indexOf(at, begin);
        if (mark < 0 || mark >= end) return;
        const published = Number(bytes.toString("latin1", mark + 1, mark + 13)) / 1_000;
        deliveries.push(performance.now() - published);
      };

      socket.on("error", reject);
      socket.on("connect", () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
        ),
      );
      socket.on("data", (piece) => {
        if (typeof piece === "string") return;
        let bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
        if (!isOpen) {
          const headEnd = bytes.indexOf("\r\n\r\n");
          if (headEnd < 0) return void (rest = bytes);
          isOpen = true;
          bytes = bytes.subarray(headEnd + 4);
          if (hello === undefined) {
            isWaiting = false;
            resolve();
          } else socket.write(masked(hello));
        }
        let from = 0;
        for (let frame = frameAt(bytes, from); frame; frame = frameAt(bytes, from)) {
          if (((bytes[from] ?? 0) & 0x0f) === ping) socket.write(pong);
          else hear(bytes, ...frame);
          [, from] = frame;
        }
        rest = bytes.subarray(from);
      });
    });

  for (let n = 0; n < count; n += 1)
    // oxlint-disable-next-line no-await-in-loop -- a storm of handshakes is not what is measured
    await come();
  return {
    take() {
      const taken = deliveries;
      deliveries = [];
      return taken;
    },
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
