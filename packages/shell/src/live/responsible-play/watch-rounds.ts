import type { Clock } from "@naluma/machine/clock";
import { roundElsewhere } from "@naluma/member/reality-check";
import type { TabChannel } from "@naluma/site/tab-channel";
import * as v from "valibot";
import type { GameMessageSource } from "./game-message.ts";

interface Ports {
  readonly page: GameMessageSource;
  readonly clock: Pick<Clock, "now">;
  /** Whether it is a frame or window of this page, with the origin given to its game. */
  isGame(source: unknown, origin: string): source is object;
  /** Reaches the other windows of this browser. */
  readonly channel: Omit<TabChannel, "close">;
}

const message = v.object({ type: v.literal("naluma-round"), isOpen: v.boolean() });
const elsewhere = v.object({ isOpen: v.boolean() });

/**
 * Whether a round is open in a game of this browser, as reported by the game (docs/contracts.md#windows). The game is
 * in a frame or window of this page, or in another window of the site.
 */
export function watchRounds({ page, isGame, clock, channel }: Ports): () => boolean {
  let own: object | undefined;
  let otherUntil = 0;

  page.addEventListener("message", ({ origin, source, data }) => {
    const { success, output } = v.safeParse(message, data);
    if (!success || !isGame(source, origin)) return;
    own = output.isOpen ? source : undefined;
    channel.postMessage({ isOpen: output.isOpen });
  });
  channel.onmessage = ({ data }) => {
    const { success, output } = v.safeParse(elsewhere, data);
    // A window that is closed in the middle of a round sends no further message.
    if (success) otherUntil = output.isOpen ? clock.now() + roundElsewhere : 0;
  };

  return () =>
    (own !== undefined && Reflect.get(own, "closed") !== true) || clock.now() < otherUntil;
}
