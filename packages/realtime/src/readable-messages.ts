import type { Runtime } from "pusher-js/worker";
import * as v from "valibot";

const message = v.pipe(v.string(), v.parseJson(), v.object({ event: v.string() }));

/**
 * Keeps from pusher-js 8.6 what is no message of its protocol: none of JSON, or one without a name,
 * on which its listeners throw.
 */
export function passReadableMessages(runtime: Runtime, unreadable: () => void): void {
  runtime.createWebSocket = (url) => {
    const socket = new (runtime.getWebSocketAPI())(url);
    // The library types only what it uses of it.
    if (!(socket instanceof WebSocket)) return socket;
    // Bound before the library's own listener, which therefore never hears of these.
    socket.addEventListener("message", (received) => {
      if (v.is(message, received.data)) return;
      received.stopImmediatePropagation();
      unreadable();
    });
    return socket;
  };
}
