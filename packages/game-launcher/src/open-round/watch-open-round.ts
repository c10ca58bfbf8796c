import * as v from "valibot";
import type { Launcher } from "../runner/launch.runner.ts";

export interface OpenRound {
  readonly game: string;
  /** As the game writes it, in the player's language. */
  readonly stake: string;
}

interface Ports {
  readonly launcher: Pick<Launcher, "getState" | "subscribe">;
  /** The page that opened or frames the game. */
  readonly page: Pick<Window, "addEventListener">;
  /** The player has left a game whose round goes on. */
  notify(round: OpenRound): void;
}

const message = v.object({
  type: v.literal("naluma-round"),
  isOpen: v.boolean(),
  stake: v.pipe(v.string(), v.maxLength(40)),
});

/**
 * A game's page may say that a round of it is open; it is named when the game is left. The wire has no word for it.
 * Where games say nothing, they are left as ever (docs/contracts.md#windows).
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

/** A window that this page opened, or a frame of it; both can be asked for across origins. */
const isOurs = (source: unknown, page: unknown): boolean =>
  typeof source === "object" &&
  source !== null &&
  (Reflect.get(source, "opener") === page || Reflect.get(source, "parent") === page);
