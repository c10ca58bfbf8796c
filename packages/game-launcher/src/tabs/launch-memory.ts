import type { Clock } from "@naluma/machine/clock";
import type { OpenType } from "@naluma/site/settings";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import type { LaunchEffect, LeftGame } from "../launch/launch.events.ts";
import { launchTimes } from "../launch/launch.times.ts";
import type { LauncherPorts } from "../runner/launch.ports.ts";
import { addressBeside, storedGame } from "./stored-game.ts";

type Ports = Pick<LauncherPorts, "local" | "session" | "ownership"> & {
  readonly clock: Pick<Clock, "now">;
};

type Shown = Omit<Extract<LaunchEffect, { do: "remember-playing" }>, "do">;

/** The state that outlives the page, so that a reload or another tab knows of the game. */
export function createLaunchMemory({ local, session, ownership, clock }: Ports) {
  /** A failed start in this tab must not erase another tab's game. */
  let isOurs = false;

  /** Another tab now owns the game: the entries shared by all tabs stay unchanged. */
  function release(): void {
    session.removeItem(sessionKeys.launch);
    session.removeItem(sessionKeys.launchGame);
    isOurs = false;
    ownership.release();
  }

  return {
    /** Called before the window opens, because the new window starts with a copy of this sessionStorage. */
    begin(launchId: string, open: OpenType): void {
      session.setItem(sessionKeys.launch, launchId);
      session.removeItem(sessionKeys.launchGame);
      if (open === "window") local.setItem(localKeys.waitingWindow, "gameWindow");
      else local.removeItem(localKeys.waitingWindow);
      ownership.claim();
    },
    /**
     * A tab that navigates to the game itself can no longer answer for it; this entry does (docs/contracts.md#windows).
     */
    playing({ launchId, open, game, url }: Shown): void {
      isOurs = true;
      if (open === "window") session.setItem(sessionKeys.launchGame, JSON.stringify(game));
      if (open === "page")
        session.setItem(sessionKeys.launchGame, JSON.stringify({ ...game, url }));
      local.setItem(localKeys.isPlay, "1");
      if (open === "redirect") local.setItem(localKeys.redirected, `${clock.now()} ${launchId}`);
      else local.removeItem(localKeys.redirected);
      // Two tabs may have started at the same moment, but the platform allows only one game.
      ownership.supersede(launchId);
    },
    /**
     * A game that was quit must not be resumed, even if the page unloads before the platform has received the leave.
     */
    closing: (): void => session.removeItem(sessionKeys.launchGame),
    /** The game that this tab had in a window or in /play, possibly on the previous page. */
    left(): LeftGame | undefined {
      const text = session.getItem(sessionKeys.launchGame);
      const game = storedGame(text);
      const url = addressBeside(text);
      return game && { game, open: url === undefined ? "window" : "page", url: url ?? "" };
    },
    /** Claims a game that an earlier page of this browser left behind, or that another tab has. */
    claimOthers(): void {
      isOurs = true;
      ownership.supersede();
    },
    /** The launch whose tab navigated to the game itself, as long as the entry is valid. */
    redirected(): string | undefined {
      const [at, launchId] = (local.getItem(localKeys.redirected) ?? "").split(" ");
      const age = clock.now() - Number(at);
      return age >= 0 && age < launchTimes.redirected ? launchId : undefined;
    },
    windowArrived: (): void => local.removeItem(localKeys.waitingWindow),
    end(): void {
      local.removeItem(localKeys.waitingWindow);
      if (isOurs) {
        local.setItem(localKeys.isPlay, "0");
        local.removeItem(localKeys.redirected);
      }
      release();
    },
    release,
  };
}
