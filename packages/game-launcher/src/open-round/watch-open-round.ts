import * as v from "valibot";
import type { Launcher } from "../runner/launch.runner.ts";

export interface OpenRound {
  readonly game: string;
  /** As formatted by the game, in the player's language. */
  readonly stake: string;
}

interface Ports {
  readonly launcher: Pick<Launcher, "getState" | "subscribe">;
  /** The page that opened or frames the game. */
  readonly page: Pick<Window, "addEventListener">;
  /** The player has left a game whose round is still open. */
  notify(round: OpenRound): void;
}

const message = v.object({
  type: v.literal("naluma-round"),
  isOpen: v.boolean(),
  stake: v.pipe(v.string(), v.maxLength(40)),
});

/**
 * A game's page may report that one of its rounds is open; the player is then notified on leaving the game. The wire
 * has no message for this. Games that report nothing are left as usual (docs/contracts.md#windows).
 */
export function watchOpenRound({ launcher, page, notify }: Ports): void {
  let open: (OpenRound & { readonly launchId: string }) | undefined;

  page.addEventListener("message", ({ origin, source, data }: MessageEvent<unknown>) => {
    const state = launcher.getState();
    if (state.at !== "playing" || origin !== new URL(state.url).origin) return;
    if (!isOurs(source, page)) return;
    const { success, output } = v.safeParse(message, data);
    if (!success) return;
    const { launchId, game } = state;
    open = output.isOpen ? { launchId, game: game.name, stake: output.stake } : undefined;
  });

  launcher.subscribe(() => {
    const state = launcher.getState();
    if (!open || (state.at === "playing" && state.launchId === open.launchId)) return;
    const { game, stake } = open;
    open = undefined;
    notify({ game, stake });
  });
}

/** A window that this page opened, or one of its frames; both properties are readable across origins. */
const isOurs = (source: unknown, page: unknown): boolean =>
  typeof source === "object" &&
  source !== null &&
  (Reflect.get(source, "opener") === page || Reflect.get(source, "parent") === page);
