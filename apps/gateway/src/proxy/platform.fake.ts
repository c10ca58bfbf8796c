import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { WebSocketServer } from "ws";

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface FakePlatform {
  readonly origin: string;
  readonly seen: Seen[];
  stop(): Promise<void>;
}

type Answer = (request: Seen, response: ServerResponse) => void;

/** An operator platform that records its requests; its socket echoes everything. */
export async function fakePlatform(answer?: Answer): Promise<FakePlatform> {
  const seen: Seen[] = [];
  const server = createServer((incoming, response) => {
    let body = "";
    incoming.setEncoding("utf8");
    incoming.on("data", (chunk: string) => {
      body += chunk;
    });
    incoming.on("end", () => {
      const { method = "", url = "", headers } = incoming;
      const request = { method, url, headers, body };
      seen.push(request);
      if (answer) return answer(request, response);
      response.writeHead(200, { "content-type": "application/json", "x-renewed": "yes" });
      response.end('{"code":"100","message":"Success","data":null}');
    });
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket, { method = "", url = "", headers }) => {
    seen.push({ method, url, headers, body: "" });
    socket.send("welcome");
    socket.on("message", (message) => socket.send(message, { binary: false }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
