import { once } from "node:events";
import { createServer, connect, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../stack/free-port.ts";
import { startNetwork, type Network } from "./index.ts";

let server: Server;
let network: Network;
const opened: Socket[] = [];

beforeEach(async () => {
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.pipe(socket);
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  network = await startNetwork(port);
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await network.stop();
  await new Promise((resolve) => server.close(resolve));
});

/** A client and the data it has received so far. */
const visit = (first: string) => {
  const socket = connect(network.port, "127.0.0.1");
  opened.push(socket);
  const heard = { text: "", gone: false };
  socket.on("data", (piece) => (heard.text += piece.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => (heard.gone = true));
  socket.write(first);
  return { socket, heard };
};

const call = "POST /api/x HTTP/1.1\r\n";
const realTime = "GET /app/key?protocol=7 HTTP/1.1\r\n";

test("what is said comes through unchanged, and the end too", async () => {
  const { socket, heard } = visit(call);
  socket.end("x".repeat(300_000));
  await once(socket, "close");
  expect(heard.text).toBe(call + "x".repeat(300_000));
});

test("a cut concerns real time or the calls, and spares who comes later", async () => {
  const [socket, plain] = [visit(realTime), visit(call)];
  await expect.poll(() => network.open("sockets") + network.open("calls")).toBe(2);
  network.cut("sockets");
  await expect.poll(() => socket.heard.gone).toBe(true);
  expect(plain.heard.gone).toBe(false);
  const later = visit(realTime);
  await expect.poll(() => later.heard.text).toBe(realTime);
});

test("a drop turns away who comes later, until all is well again", async () => {
  network.drop("sockets");
  const turnedAway = visit(realTime);
  await expect.poll(() => turnedAway.heard.gone).toBe(true);
  expect(turnedAway.heard.text).toBe("");
  const plain = visit(call);
  await expect.poll(() => plain.heard.text).toBe(call);
  network.restore();
  const again = visit(realTime);
  await expect.poll(() => again.heard.text).toBe(realTime);
});

test("what is stalled says nothing and goes on where it stood", async () => {
  const { socket, heard } = visit(call);
  await expect.poll(() => heard.text).toBe(call);
  network.stall("calls");
  socket.write("one ");
  socket.write("two");
  const spared = visit(realTime);
  await expect.poll(() => spared.heard.text).toBe(realTime);
  expect(heard).toEqual({ text: call, gone: false });
  network.restore();
  await expect.poll(() => heard.text).toBe(`${call}one two`);
});
