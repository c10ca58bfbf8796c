import { backOff } from "./back-off.ts";
import { systemClock } from "./clock.ts";
import type { Realtime, RealtimePorts } from "./ports.ts";
import type { RunningRealtime } from "./realtime.ts";

export { connectionAtom, type ConnectionName } from "./connection.ts";
export type { Clock } from "./clock.ts";
export type { Deposit, RealtimeEvent } from "./events.ts";
export type { PageSignals } from "./page-signals.ts";
export type { Realtime, RealtimePorts } from "./ports.ts";
export type { SocketAddress } from "./socket-address.ts";

/** How long a start or a logout waits for the member's channel, in ms. */
const channelPatience = 2_000;

/**
 * Starts real time. Call it after the first paint: the socket library arrives as a chunk of its own, and what is
 * asked of real time until then happens when it is there.
 */
export function createRealtime(ports: RealtimePorts): Realtime {
  const { clock = systemClock, random = Math.random } = ports;
  let isStopped = false;

  /** A chunk that did not arrive is asked for again, as an attempt to connect would be. */
  async function load(tries = 0): Promise<RunningRealtime | undefined> {
    const chunk = await import("./realtime.ts").catch(() => undefined);
    if (isStopped) return undefined;
    if (chunk) return chunk.startRealtime(ports);
    await new Promise<void>((resolve) => clock.after(backOff(tries, random()), resolve));
    return load(tries + 1);
  }

  const loading = load();
  const tell = (order: (running: RunningRealtime) => void) =>
    void loading.then((running) => running && order(running));

  return {
    joinMember: () => tell((running) => running.joinMember()),
    leaveMember: () => tell((running) => running.leaveMember()),
    changeCurrency: () => tell((running) => running.changeCurrency()),
    tokenRenewed: () => tell((running) => running.tokenRenewed()),
    async privateChannelReady(withinMs = channelPatience) {
      let callOff = () => {};
      const tooLate = new Promise<boolean>((resolve) => {
        callOff = clock.after(withinMs, () => resolve(false));
      });
      const joined = loading.then((running) => running?.privateChannelJoined() ?? false);
      return Promise.race([joined, tooLate]).finally(callOff);
    },
    stop() {
      isStopped = true;
      tell((running) => running.stop());
    },
  };
}
