import type { Clock } from "@naluma/machine/clock";
import { roundElsewhere } from "@naluma/member/reality-check";
import * as v from "valibot";

interface Ports {
  readonly page: Pick<Window, "addEventListener">;
  readonly clock: Pick<Clock, "now">;
  /** To the other windows of this browser. */
  readonly channel: Pick<BroadcastChannel, "postMessage" | "addEventListener">;
}

const message = v.object({ type: v.literal("naluma-round"), isOpen: v.boolean() });
const elsewhere = v.object({ isOpen: v.boolean() });

/**
 * Whether a round is open in a game of this page, or of another page of the site.
 * The game's page says it (docs/contracts.md#windows).
 */
export function watchRounds({ page, clock, channel }: Ports): () => boolean {
  let own: object | undefined;
  let otherUntil = 0;

  page.addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(message, data);
    if (!success || !isOurs(source, page)) return;
    own = output.isOpen ? source : undefined;
    channel.postMessage({ isOpen: output.isOpen });
  });
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(elsewhere, data);
    // A window that is closed in the middle of its round says nothing more.
    if (success) otherUntil = output.isOpen ? clock.now() + roundElsewhere : 0;
  });

  return () =>
    (own !== undefined && Reflect.get(own, "closed") !== true) || clock.now() < otherUntil;
}

/** A window that this page opened, or a frame of it; both can be asked for across origins. */
const isOurs = (source: unknown, page: unknown): source is object =>
  typeof source === "object" &&
  source !== null &&
  (Reflect.get(source, "opener") === page || Reflect.get(source, "parent") === page);
