import { startMachine, type Machine } from "@naluma/machine";
import type { NamedGame } from "@naluma/site/game";
import { gameAddress } from "@naluma/site/game-address";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import { isQuickGame } from "../close/quick-game.ts";
import type { LaunchEffect, LaunchEvent, LaunchTimer, LeftGame } from "../launch/launch.events.ts";
import { launch } from "../launch/launch.machine.ts";
import { launchBlocker } from "../launch/launch.requests.ts";
import { hasAddress, idle, isGameOpen, type LaunchState } from "../launch/launch.state.ts";
import { launchTimes } from "../launch/launch.times.ts";
import { updatePlaceholder } from "../loading/placeholder-line.ts";
import type { BalanceSlot, ConnectionSlot, MenuSlot } from "../play/host-slots.tsx";
import { createFrameCheck } from "../surfaces/ask-frame.ts";
import { openTypeOf } from "../surfaces/surface.ts";
import { watchConcurrentLaunches, watchLateLaunches } from "../tabs/concurrent-launches.ts";
import { createLaunchMemory } from "../tabs/launch-memory.ts";
import { createGameCalls } from "./game-calls.ts";
import type { LauncherPorts } from "./launch.ports.ts";
import { waitWith, whenLeft } from "./wait.ts";

/** The `game.url` event as received on the member's private channel; the address is not validated yet. */
export interface GameAddress {
  readonly url: string;
  readonly launchId: string | undefined;
  readonly providerId: string | undefined;
  readonly gameCode: string | undefined;
}

export interface Launcher extends Machine<LaunchState, LaunchEvent> {
  /** The player's balance in a game; undefined if the host does not know it. */
  readonly Balance: BalanceSlot | undefined;
  /** The state of the connection; undefined if the host does not know it. */
  readonly Connection: ConnectionSlot | undefined;
  readonly Menu: MenuSlot | undefined;
  /** Call it inside the click: the game's window opens before this returns. */
  play(game: NamedGame): void;
  /** Whether this game opens in its own window, which browsers allow only inside a press. */
  opensWindow(game: NamedGame): boolean;
  /** Whether a demo may start now: all checks except the login. If not, the player sees the reason. */
  allowsDemo(game: NamedGame): boolean;
  /** Shows the open game; call it inside a press. Its window is focused, or the page navigates to /play. */
  bringForward(): void;
  quit(): void;
  /**
   * Closes the surface and leaves at once. Another tab closes its own surface when it is notified. Settles when the
   * game has been left or given up (30 s).
   */
  forceQuit(): Promise<void>;
  addressArrived(address: GameAddress): void;
  /** The stored entry `window-msg` changed. True if it was meant for this launch; it is then deleted. */
  windowMessageStored(entry: string): boolean;
  /** The player has left the page that shows the game. */
  pageLeft(): void;
  /** The network is back: a leave that never reached the platform is sent again. */
  reconnected(): Promise<void>;
  /** The session has ended; no further calls are made. */
  loggedOut(): void;
  /**
   * Call once, when the page has started. A game left behind by a reload is resumed in its window or in /play, or ended
   * if that is not possible, unless another tab owns it.
   */
  endLeftover(): Promise<void>;
  /** Pending until it is known whether that game is resumed. */
  takingUp(): Promise<void> | undefined;
}

type Handed = Extract<LaunchEffect, { do: "ask-frame" | "show-game" }>;

export function createLauncher(ports: LauncherPorts): Launcher {
  const { clock, surfaces, session, local } = ports;
  const wait = waitWith(clock);
  const timers = new Map<LaunchTimer, () => void>();
  const calls = createGameCalls(ports);
  const memory = createLaunchMemory(ports);
  const mayFrame = createFrameCheck(ports);
  const isStoredAsPlaying = () => local.getItem(localKeys.isPlay) === "1";

  function perform(effect: LaunchEffect, send: (event: LaunchEvent) => void): void {
    switch (effect.do) {
      case "open-surface": {
        const isOpen = surfaces[effect.open].open();
        const { launchId } = effect;
        return send({ type: isOpen ? "surface-opened" : "surface-blocked", launchId });
      }
      case "look-at-surface": {
        const seen = surfaces[effect.open].look();
        if (seen === "open") return;
        const { launchId } = effect;
        return send({ type: "surface-closed", launchId, isCertain: seen === "closed" });
      }
      case "ask-frame":
        return askFrame(effect, send);
      case "show-game":
        return send(shownEvent(effect));
      case "close-surface":
        memory.closing();
        return surfaces[effect.open].close();
      case "wait-for-channel": {
        const { launchId, ms } = effect;
        const waited = () => send({ type: "channel-waited", launchId });
        // The press gets visible feedback before any other work.
        ports
          .nextPaint()
          .then(() => ports.waitForPrivateChannel(ms))
          .then(waited, waited);
        return;
      }
      case "call-play":
        return void calls.play(effect.launchId, effect.game).then((event) => event && send(event));
      case "call-leave":
        return void calls.leave(effect.launchId, lateLaunches.leaveSent).then(send);
      case "start-timer": {
        const { timer, launchId, ms } = effect;
        timers.get(timer)?.();
        timers.set(
          timer,
          clock.setTimeout(() => send({ type: "timer-rang", timer, launchId }), ms),
        );
        return;
      }
      case "stop-timers":
        for (const stop of timers.values()) stop();
        return timers.clear();
      case "remember-launch":
        return memory.begin(effect.launchId, effect.open);
      case "remember-playing":
        return memory.playing(effect);
      case "forget-waiting-window":
        return memory.windowArrived();
      case "forget-launch":
        return memory.end();
      case "supersede-others":
        return memory.claimOthers();
      case "release-launch":
        return memory.release();
      case "refresh-wallet":
        return ports.refreshWallet();
      case "mark-balance-unreturned":
        return ports.balanceNotReturned(effect.providerId);
      case "ask-to-log-in":
        return ports.askToLogIn(effect.game);
      case "ask-to-open-window":
        return void ports.askToOpenWindow(effect.game).then((yes) => yes && start(effect.game));
      case "ask-to-end-game": {
        const { game, running } = effect;
        return void ports.askToEndGame(running, game).then((yes) => yes && start(game));
      }
      case "bring-forward":
        return surfaces[effect.open].bringForward();
      case "notify-refusal":
        if (effect.refused.why !== "signed-out") ports.notifyRefusal(effect.refused, effect.game);
        return;
      case "warn":
        return ports.warn(effect.message);
    }
  }

  function askFrame({ launchId, open, url }: Handed, send: (event: LaunchEvent) => void): void {
    const address = gameAddress(url, ports.settings, ports.origin);
    const answered = (allowed: boolean) => send({ type: "frame-asked", launchId, allowed });
    if (!address || !surfaces[open].frames(address)) return answered(true);
    void mayFrame(address).then(answered);
  }

  function shownEvent({ launchId, open, url }: Handed): LaunchEvent {
    const address = gameAddress(url, ports.settings, ports.origin);
    const shown = address ? surfaces[open].show(address, launchId) : "refused";
    switch (shown) {
      case "shown":
        return { type: "game-shown", launchId };
      case "unreachable":
        return { type: "surface-unreachable", launchId };
      case "closed":
        return { type: "surface-closed", launchId };
      case "refused":
        return { type: "game-not-shown", launchId };
    }
  }

  const machine = startMachine(idle, launch, perform, ports.store);
  updatePlaceholder(machine, ports.openLine);
  const concurrent = watchConcurrentLaunches();
  ports.ownership.onSuperseded((by) => {
    if (by === undefined || concurrent.confirmClaim(by, hasAddress(machine.getState())))
      machine.send({ type: "superseded" });
  });
  const lateLaunches = watchLateLaunches(machine);

  function conditions() {
    return {
      desktop: ports.client() === "desktop",
      siteClosed: ports.settings.closed,
      playsElsewhere: isStoredAsPlaying() && memory.redirected() === undefined,
    };
  }

  function openTypeFor({ providerId }: NamedGame) {
    const place = { client: ports.client(), isInApp: ports.isInApp };
    return openTypeOf(ports.settings, place, providerId);
  }

  const play = (game: NamedGame): void => request(game, false);
  /** Once the player has answered every question. */
  const start = (game: NamedGame): void => request(game, true);

  function request(game: NamedGame, mayEndGame: boolean): void {
    const now = conditions();
    machine.send({
      type: "play-requested",
      launchId: ports.newId(),
      game,
      open: openTypeFor(game),
      signedIn: ports.isSignedIn(),
      mayEndGame,
      ...now,
    });
    // The tab with the game may have disappeared without notice; in that case the next press succeeds.
    if (now.playsElsewhere && machine.getState().at === "idle") void endLeftover();
  }

  /** Whether a game of an earlier page or another tab of this browser no longer has an owner. */
  async function isUnowned(launchId: string | null): Promise<boolean> {
    const redirected = memory.redirected();
    const isAway = redirected !== undefined && redirected !== launchId;
    const [isElsewhere, isRunning] = await Promise.all([
      ports.ownership.isElsewhere(),
      isAway ? ports.isGameRunning() : false,
      wait(launchTimes.fastPath),
    ]);
    return !isElsewhere && isRunning === false;
  }

  let takingUp: Promise<void> | undefined;

  function endLeftover(): Promise<void> {
    const settled = takeUpOrLeave().finally(() => (takingUp = undefined));
    takingUp = settled;
    return settled;
  }

  /** A window shows by itself whether its game is still open; for a game in a page, only the platform knows. */
  async function goesOn({ open, url }: LeftGame, launchId: string): Promise<boolean> {
    if (surfaces[open].find?.() !== true) return false;
    if (open === "window") return true;
    const address = gameAddress(url, ports.settings, ports.origin);
    return (
      address !== undefined &&
      surfaces[open].show(address, launchId) === "shown" &&
      (await ports.isGameRunning()) === true
    );
  }

  async function takeUpOrLeave(): Promise<void> {
    const launchId = session.getItem(sessionKeys.launch);
    if (!isStoredAsPlaying() && launchId === null) return;
    if (!(await isUnowned(launchId)) || machine.getState().at !== "idle") return;
    if (ports.isSignedIn()) {
      const left = memory.left();
      if (launchId !== null && left && (await goesOn(left, launchId)))
        machine.send({ type: "game-found", launchId, ...left });
      else machine.send({ type: "leftover-found", launchId: ports.newId() });
      return;
    }
    memory.claimOthers();
    memory.end();
  }

  /** Fetches what the previous leave did not return; the next start does the same. */
  async function leaveOnceMore(): Promise<void> {
    await whenLeft(machine);
    if (machine.getState().at === "idle" && ports.isSignedIn())
      machine.send({ type: "leftover-found", launchId: ports.newId() });
  }

  return {
    ...machine,
    Balance: ports.Balance,
    Connection: ports.Connection,
    Menu: ports.Menu,
    play,
    opensWindow: (game) => openTypeFor(game) === "window",
    allowsDemo(game) {
      const message = launchBlocker(machine.getState(), { game, ...conditions() });
      if (message) ports.warn(message);
      return message === undefined;
    },
    bringForward: () => machine.send({ type: "forward-requested" }),
    quit: () => machine.send({ type: "quit-requested" }),
    forceQuit() {
      const inOtherTab = machine.getState().at === "idle" && isStoredAsPlaying();
      // Without a member there is no game to leave: another tab has logged out and left it.
      if (!ports.isSignedIn()) machine.send({ type: "logged-out" });
      else if (inOtherTab) machine.send({ type: "leftover-found", launchId: ports.newId() });
      else machine.send({ type: "quit-forced" });
      return whenLeft(machine);
    },
    addressArrived({ url, launchId, providerId, gameCode }) {
      if (lateLaunches.isLate(launchId)) return void leaveOnceMore();
      const state = machine.getState();
      const isConcurrent =
        launchId !== undefined && state.at !== "idle" && launchId !== state.launchId;
      if (isConcurrent && concurrent.addressArrived(launchId, hasAddress(state)))
        return machine.send({ type: "superseded" });
      const whose = { launchId, providerId, gameCode };
      const address = gameAddress(url, ports.settings, ports.origin);
      if (address) machine.send({ type: "address-arrived", url: address.href, ...whose });
      else machine.send({ type: "address-unusable", ...whose });
    },
    windowMessageStored(entry) {
      const state = machine.getState();
      if (state.at === "idle" || !isQuickGame(entry, state.launchId, clock.now())) return false;
      local.removeItem(localKeys.windowMessage);
      machine.send({ type: "quit-requested" });
      return true;
    },
    pageLeft() {
      const state = machine.getState();
      if (isGameOpen(state) && state.open === "page")
        machine.send({ type: "surface-closed", launchId: state.launchId });
    },
    async reconnected() {
      if (calls.isLeaveOwed()) await leaveOnceMore();
    },
    loggedOut: () => machine.send({ type: "logged-out" }),
    endLeftover,
    takingUp: () => takingUp,
  };
}
