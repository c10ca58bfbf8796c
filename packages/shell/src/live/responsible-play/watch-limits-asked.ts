import * as v from "valibot";

interface Ports {
  readonly page: Pick<Window, "addEventListener">;
  /** Whether it is a frame or window of this page, with the origin given to its game. */
  isGame(source: unknown, origin: string): boolean;
  open(): void;
}

const message = v.object({ type: v.literal("naluma-limits") });

/** Handles requests for the member's limits from a game in a frame of ours (docs/contracts.md#windows). */
export function watchLimitsAsked({ page, isGame, open }: Ports): void {
  page.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (v.is(message, data) && isGame(source, origin)) open();
  });
}
