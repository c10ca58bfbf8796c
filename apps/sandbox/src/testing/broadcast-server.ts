import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { WebSocketServer } from "ws";
import { createPusherServer } from "../realtime/pusher-server.ts";

/*
 * One of the two servers that `npm run bench:realtime` compares, in a process of its own. `ours ID KEY SECRET`
 * is the socket server of the sandbox. `bare` only sends what is posted to it to every socket of `ws`. It prints
 * its port.
 */
const [kind = "", appId = "", key = "", secret = ""] = process.argv.slice(2);

const ours = () => {
  const pusher = createPusherServer({ appId, key, secret });
  const server = createServer(getRequestListener(new Hono().route("/", pusher.api).fetch));
  pusher.attach(server);
  return server;
};

const bare = () => {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      for (const socket of sockets.clients) socket.send(body);
      response.end("{}");
    });
  });
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  return server;
};

const server = kind === "ours" ? ours() : bare();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address !== "string") console.log(`listening ${address.port}`);
});
process.once("SIGTERM", () => process.exit(0));
