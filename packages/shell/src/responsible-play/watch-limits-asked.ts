import * as v from "valibot";

interface Ports {
  readonly page: Pick<Window, "addEventListener">;
  /** A frame or window of this page, with the origin of the game that it was given. */
  isGame(source: unknown, origin: string): boolean;
  open(): void;
}

const message = v.object({ type: v.literal("naluma-limits") });

/** A game in a frame of ours asks for the member's limits (docs/contracts.md#windows). */
export function watchLimitsAsked({ page, isGame, open }: Ports): void {
  page.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    if (v.is(message, data) && isGame(source, origin)) open();
  });
}
