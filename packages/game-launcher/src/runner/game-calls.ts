import { isUnreachable, unlessAborted } from "@naluma/api-client";
import { supportDevice } from "@naluma/site/device";
import type { NamedGame } from "@naluma/site/game";
import { gameAddress } from "@naluma/site/game-address";
import type { LaunchEvent } from "../launch/launch.events.ts";
import { launchTimes } from "../launch/launch.times.ts";
import { leave, play, playBody } from "../play/play.api.ts";
import { mayHaveMoved, playRefused } from "../play/play.codes.ts";
import type { LauncherPorts } from "./launch.ports.ts";
import { waitWith } from "./wait.ts";

type Ports = Pick<
  LauncherPorts,
  "api" | "settings" | "origin" | "clock" | "newId" | "client" | "waitForPrivateChannel"
>;

/** The two calls of a launch, each resolving to the event that results from it. */
export function createGameCalls(ports: Ports) {
  const { api, settings } = ports;
  const wait = waitWith(ports.clock);
  const underWay = new Set<Promise<unknown>>();
  let isLeaveOwed = false;

  async function askPlay(launchId: string, game: NamedGame): Promise<LaunchEvent | undefined> {
    const body = playBody(game, `${ports.origin}/close`, supportDevice(ports.client()));
    // After an aborted call (a 401 elsewhere), the logout that follows or the 30 s timeout settles the launch.
    const answer = await unlessAborted(api.send(play, body, { idempotencyKey: launchId }));
    if (!answer) return undefined;
    // The platform itself leaves the previous game first.
    if (answer.ok) isLeaveOwed = false;
    if (answer.ok)
      return { type: "play-accepted", launchId, url: await resultAsAddress(answer.data.result) };
    const { refusal } = answer;
    // Only another call, with the same id, can tell whether the game was started.
    if (isUnreachable(refusal)) return undefined;
    const refused = playRefused(refusal);
    return { type: "play-refused", launchId, refused, moneyMayHaveMoved: mayHaveMoved(refusal) };
  }

  /** The response's own result counts as the address only while the private channel is not joined. */
  async function resultAsAddress(result: string): Promise<string | undefined> {
    const address = gameAddress(result, settings, ports.origin);
    return address && !(await ports.waitForPrivateChannel(0)) ? address.href : undefined;
  }

  return {
    /** Undefined if the response got lost. */
    play(launchId: string, game: NamedGame): Promise<LaunchEvent | undefined> {
      const call = askPlay(launchId, game);
      underWay.add(call);
      const done = () => void underWay.delete(call);
      call.then(done, done);
      return call;
    },

    /**
     * Waits for a play call that is still pending, so that the platform receives them in order.
     *
     * @param sent called when the request goes out
     */
    async leave(launchId: string, sent: (launchId: string) => void): Promise<LaunchEvent> {
      if (underWay.size > 0)
        await Promise.race([Promise.allSettled(underWay), wait(launchTimes.playFirst)]);
      sent(launchId);
      const answer = await unlessAborted(api.send(leave, {}, { idempotencyKey: ports.newId() }));
      isLeaveOwed = answer !== undefined && !answer.ok && isUnreachable(answer.refusal);
      return { type: "leave-settled", launchId, returned: answer?.ok ?? false };
    },

    /** The last leave got no response: the platform may consider the game running, and hold its money there. */
    isLeaveOwed: () => isLeaveOwed,
  };
}
