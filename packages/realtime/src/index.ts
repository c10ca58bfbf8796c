import { browserClock } from "@naluma/machine/clock";
import { backOff } from "./back-off.ts";
import type { Realtime, RealtimePorts } from "./ports.ts";
import type { RunningRealtime } from "./realtime.ts";

export { connectionAtom, type ConnectionName } from "./connection.ts";
export type { Deposit, RealtimeEvent } from "./events.ts";
export type { PageSignals } from "./page-signals.ts";
export type { Realtime, RealtimePorts } from "./ports.ts";
export type { SocketAddress } from "./socket-address.ts";

/**
 * Starts real time. Call it after the first paint: the socket library loads as a separate chunk. Requests made before
 * that are carried out once it has loaded.
 */
export function createRealtime(ports: RealtimePorts): Realtime {
  const { clock = browserClock, random = Math.random } = ports;
  let isStopped = false;

  /** A chunk that failed to load is requested again, with the same waits as an attempt to connect. */
  async function load(tries = 0): Promise<RunningRealtime | undefined> {
    const chunk = await import("./realtime.ts").catch(() => undefined);
    if (isStopped) return undefined;
    if (chunk) return chunk.startRealtime(ports);
    await new Promise<void>((resolve) => clock.setTimeout(resolve, backOff(tries, random())));
    return load(tries + 1);
  }

  const loading = load();
  const notify = (order: (running: RunningRealtime) => void) =>
    void loading.then((running) => running && order(running));

  return {
    joinMember: () => notify((running) => running.joinMember()),
    leaveMember: () => notify((running) => running.leaveMember()),
    changeCurrency: () => notify((running) => running.changeCurrency()),
    tokenRenewed: () => notify((running) => running.tokenRenewed()),
    async privateChannelReady(withinMs) {
      let cancel = () => {};
      const tooLate = new Promise<boolean>((resolve) => {
        cancel = clock.setTimeout(() => resolve(false), withinMs);
      });
      const joined = loading.then((running) => running?.privateChannelJoined() ?? false);
      return Promise.race([joined, tooLate]).finally(cancel);
    },
    stop() {
      isStopped = true;
      notify((running) => running.stop());
    },
  };
}
