import { createServer, type IncomingMessage } from "node:http";
import { WebSocket, WebSocketServer, type RawData } from "ws";

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Ask = (request: Request) => Promise<Answer>;

/** One socket of a client. What is sent by these functions passes no fault. */
export interface Connection {
  toClient(frame: string): void;
  toPlatform(frame: string): void;
  end(): void;
}

type Direction = "to client" | "to platform";

/** What a platform does otherwise than the one behind it, at one address or, as `*`, at any. */
export interface Behaviour {
  readonly path: string;
  /** Without them it is about POST alone. */
  readonly methods?: readonly string[];
  readonly request?: (request: Request) => Request;
  /** Answers in place of the platform, which it may ask once, several times, for something else, or not at all. */
  readonly instead?: (request: Request, ask: Ask) => Promise<Answer>;
  /** Replaces the platform's answer. */
  readonly answer?: (answer: Answer, request: Request) => Answer;
  /** The frames that go on in place of this one; none drops it. What is held back may be sent through `connection` later. */
  readonly frame?: (
    frame: string,
    direction: Direction,
    connection: Connection,
  ) => readonly string[];
}

/** A fault that counts or remembers: each run begins with nothing. */
export interface FaultWithMemory {
  create(): readonly Behaviour[];
}

/** One thing that a platform may do wrong, and under which rule of which call the check must report it. */
export interface PlantedFault extends Behaviour {
  readonly title: string;
  readonly rule: string;
  readonly subject: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ["authorization", "content-type", "idempotency-key", "lang"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );

const askAt =
  (origin: string): Ask =>
  async ({ method, path, headers, body }) => {
    const isBare = method === "GET" || method === "HEAD";
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      redirect: "manual",
      ...(!isBare && { body }),
    });
    const kept = ["authorization", "content-type", "location", "retry-after"].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(kept) };
  };

/** The platform names the address of its sockets itself; this one stands between. */
const ownSockets = (host: string): Behaviour => ({
  path: "/api/arks/web/site/detail",
  answer: (answer) => ({
    ...answer,
    body: answer.body
      .replace(/("socket_url":\s*"ws:\/\/)[^"/]+/, `$1${host}`)
      .replace(/("socket_ssl_url":\s*"wss:\/\/)[^"/]+/, `$1${host}`),
  }),
});

const respond = (behaviours: readonly Behaviour[], ask: Ask, first: Request): Promise<Answer> => {
  const own = behaviours.filter(
    ({ path, methods = ["POST"] }) =>
      (path === first.path || path === "*") && methods.includes(first.method),
  );
  const changed = own.reduce((request, each) => each.request?.(request) ?? request, first);
  const asked = own.reduce<Ask>((next, { instead, answer }) => {
    const answered: Ask = instead ? (request) => instead(request, next) : next;
    return answer ? async (request) => answer(await answered(request), request) : answered;
  }, ask);
  return asked(changed);
};

const sendTo = (socket: WebSocket, frame: string) => {
  if (socket.readyState === WebSocket.OPEN) socket.send(frame);
};

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : "");

/** Passes the frames of one client on, both ways, each through every behaviour. */
const passOn = (client: WebSocket, platform: WebSocket, behaviours: readonly Behaviour[]) => {
  const connection: Connection = {
    toClient: (frame) => sendTo(client, frame),
    toPlatform: (frame) => sendTo(platform, frame),
    end: () => client.close(1011),
  };
  const changed = (first: string, direction: Direction) =>
    behaviours.reduce<readonly string[]>(
      (frames, { frame }) =>
        frame ? frames.flatMap((each) => frame(each, direction, connection)) : frames,
      [first],
    );
  client.on("message", (data) =>
    changed(textOf(data), "to platform").forEach(connection.toPlatform),
  );
  platform.on("message", (data) => changed(textOf(data), "to client").forEach(connection.toClient));
  // The client's side hears why; 1005 and 1006 stand for no reason and must not be sent.
  platform.on("close", (code, reason) =>
    code === 1005 || code === 1006 ? client.terminate() : client.close(code, reason),
  );
  client.on("error", () => client.terminate());
};

/** The platform at this origin, calls and sockets, as if it had these faults. */
export const startFaultyPlatform = async (
  origin: string,
  faults: readonly (Behaviour | FaultWithMemory)[],
) => {
  const planted = faults.flatMap((fault) => ("create" in fault ? fault.create() : [fault]));
  const behaviours: Behaviour[] = [];
  const ask = askAt(origin);

  const server = createServer((incoming, outgoing) => {
    const answered = async () =>
      respond(behaviours, ask, {
        method: incoming.method ?? "GET",
        path: incoming.url ?? "/",
        body: await bodyOf(incoming),
        headers: headersOf(incoming),
      });
    void answered().then(
      ({ status, body, headers }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.destroy(),
    );
  });

  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on("upgrade", (request, socket, head) => {
    const platform = new WebSocket(`${origin.replace(/^http/, "ws")}${request.url ?? "/"}`);
    platform.on("error", () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => platform.terminate());
    // Both sides are joined within one turn, so that the platform's first frame is not lost.
    platform.once("open", () =>
      sockets.handleUpgrade(request, socket, head, (client) =>
        passOn(client, platform, behaviours),
      ),
    );
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  behaviours.push(ownSockets(`127.0.0.1:${port}`), ...planted);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
