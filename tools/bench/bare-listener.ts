import { createServer } from "node:http";

/**
 * A page that receives the same events but only reads them. It shows the load that the machine itself adds to a page's
 * thread, beside the real page.
 */
export const startBareListener = async (socket: string, channel: string) => {
  const subscribe = JSON.stringify({ event: "pusher:subscribe", data: { channel } });
  const script = `
    const socket = new WebSocket(${JSON.stringify(socket)});
    let last;
    socket.onmessage = ({ data }) => {
      last = JSON.parse(data);
      if (last.event === "pusher:connection_established") socket.send(${JSON.stringify(subscribe)});
      if (last.event === "pusher_internal:subscription_succeeded") document.title = "joined";
      if (last.event === "pusher:ping") socket.send('{"event":"pusher:pong"}');
    };`;
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>joining</title><p>0</p><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the page has no port");
  return {
    address: `http://127.0.0.1:${address.port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
};
