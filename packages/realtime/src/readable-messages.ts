import type { Runtime } from "pusher-js/worker";
import * as v from "valibot";

const message = v.pipe(v.string(), v.parseJson(), v.object({ event: v.string() }));

/**
 * Keeps from pusher-js 8.6 what is no message of its protocol: no JSON, or no name.
 * Catches what its listeners throw on one of their messages that lacks its data.
 */
export function passReadableMessages(runtime: Runtime, faulty: (error: unknown) => void): void {
  runtime.createWebSocket = (url) => {
    const socket = new (runtime.getWebSocketAPI())(url);
    // The library types only what it uses of it.
    if (!(socket instanceof WebSocket)) return socket;
    // Bound before the library's own listener, and calls it in its place.
    socket.addEventListener("message", (received) => {
      received.stopImmediatePropagation();
      try {
        if (!v.is(message, received.data)) throw new Error("The socket sent what is no message");
        socket.onmessage?.(received);
      } catch (error) {
        faulty(error);
      }
    });
    return socket;
  };
}
