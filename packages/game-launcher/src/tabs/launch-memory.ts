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

/** What outlives the page, so that a reload or another tab knows of the game. */
export function createLaunchMemory({ local, session, ownership, clock }: Ports) {
  /** Another tab's game must not be forgotten because a start failed in this one. */
  let isOurs = false;

  /** Another tab owns the game now: the entries shared by all tabs stay as they are. */
  function release(): void {
    session.removeItem(sessionKeys.launch);
    session.removeItem(sessionKeys.launchGame);
    isOurs = false;
    ownership.release();
  }

  return {
    /** Before the window opens: the new window starts with a copy of this sessionStorage. */
    begin(launchId: string, open: OpenType): void {
      session.setItem(sessionKeys.launch, launchId);
      session.removeItem(sessionKeys.launchGame);
      if (open === "window") local.setItem(localKeys.waitingWindow, "gameWindow");
      else local.removeItem(localKeys.waitingWindow);
      ownership.claim();
    },
    /** A tab that goes to the game itself cannot answer for it: what it leaves here does (docs/contracts.md#windows). */
    playing({ launchId, open, game, url }: Shown): void {
      isOurs = true;
      if (open === "window") session.setItem(sessionKeys.launchGame, JSON.stringify(game));
      if (open === "page")
        session.setItem(sessionKeys.launchGame, JSON.stringify({ ...game, url }));
      local.setItem(localKeys.isPlay, "1");
      if (open === "redirect") local.setItem(localKeys.redirected, `${clock.now()} ${launchId}`);
      else local.removeItem(localKeys.redirected);
      // Two tabs may have started at the same moment: the platform has one game, and so has the player.
      ownership.supersede(launchId);
    },
    /** A game that somebody has quit is not taken up, though the page goes before the platform has heard of it. */
    closing: (): void => session.removeItem(sessionKeys.launchGame),
    /** The game that this tab had in a window or in /play, perhaps on the page before. */
    left(): LeftGame | undefined {
      const text = session.getItem(sessionKeys.launchGame);
      const game = storedGame(text);
      const url = addressBeside(text);
      return game && { game, open: url === undefined ? "window" : "page", url: url ?? "" };
    },
    /** A game that an earlier page of this browser left behind, or that another tab has. */
    claimOthers(): void {
      isOurs = true;
      ownership.supersede();
    },
    /** The launch whose tab went to the game itself, for as long as that is to be believed. */
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
