import type { NamedGame } from "@naluma/site/game";
import type { OpenType } from "@naluma/site/settings";
import type { LaunchEffect, LaunchEvent, LaunchTimer } from "./launch.events.ts";
import { launch } from "./launch.machine.ts";
import { idle, type LaunchState } from "./launch.state.ts";
import { launchTimes } from "./launch.times.ts";

/** What the platform, the browser or the player can do next. Times are in milliseconds. */
export type Move =
  | {
      readonly move: "play";
      readonly game: NamedGame;
      readonly desktop: boolean;
      readonly signedIn: boolean;
      readonly open: OpenType;
      /** The browser allows the window to open. */
      readonly opens: boolean;
      /** Another tab has a game. */
      readonly elsewhere?: boolean;
      readonly mayEndGame?: boolean;
    }
  | { readonly move: "pass"; readonly ms: number }
  | {
      readonly move: "answer";
      readonly how: "accepted" | "with-address" | "refused" | "fault" | "lost";
    }
  | {
      readonly move: "address";
      readonly whose: "own" | "foreign" | "unnamed" | "late";
      readonly usable: boolean;
    }
  | { readonly move: "frame"; readonly allowed: boolean }
  | { readonly move: "reach"; readonly how: "shown" | "unreachable" | "refused" }
  | { readonly move: "channel" | "close" | "quit" | "force" | "logout" | "leftover" | "taken" }
  | { readonly move: "left"; readonly returned: boolean };

const ownEndings: readonly LaunchEvent["type"][] = [
  "quit-requested",
  "quit-forced",
  "logged-out",
  "surface-closed",
  "surface-blocked",
  "superseded",
];

/** Simulates platform, browser and player for the machine: carries out its effects and tracks the money. */
export class Environment {
  state: LaunchState = idle;
  now = 0;
  private ids = 0;
  private last = "";
  private readonly timers = new Map<LaunchTimer, { at: number; launchId: string }>();
  /** Starts whose money is at a provider: the platform debits once per id, and a leave returns it. */
  private readonly debits = new Set<string>();
  /** The start that has no outcome yet, and when it began. */
  private begun: { launchId: string; at: number } | undefined;
  private readonly inbox: LaunchEvent[] = [];
  private opens = true;
  private reach: "shown" | "unreachable" | "refused" = "shown";
  private isOpen = false;
  private remembered = false;

  send(event: LaunchEvent): void {
    this.inbox.push(event);
    if (this.inbox.length > 1) return;
    for (let next = this.inbox[0]; next; next = this.inbox[0]) {
      this.handle(next);
      this.inbox.shift();
    }
  }

  private handle(event: LaunchEvent): void {
    const before = this.state;
    const [next, ...effects] = launch(before, event);
    this.state = next;
    for (const effect of effects) this.perform(effect);
    this.judge(before, event, effects);
  }

  private perform(effect: LaunchEffect): void {
    switch (effect.do) {
      case "open-surface": {
        const { launchId, open } = effect;
        const isOpen = open !== "window" || this.opens;
        if (open === "window") this.isOpen ||= this.opens;
        return this.send({ type: isOpen ? "surface-opened" : "surface-blocked", launchId });
      }
      case "close-surface":
        if (effect.open === "window") this.isOpen = false;
        return;
      case "look-at-surface":
        if (this.isGone(effect.open))
          this.send({ type: "surface-closed", launchId: effect.launchId });
        return;
      case "show-game":
        return this.send({ type: this.shown(effect.open), launchId: effect.launchId });
      case "start-timer":
        return void this.timers.set(effect.timer, {
          at: this.now + effect.ms,
          launchId: effect.launchId,
        });
      case "stop-timers":
        return this.timers.clear();
      case "call-play":
        return void this.debits.add(effect.launchId);
      case "call-leave":
        return this.debits.clear();
      case "remember-launch":
        this.remembered = true;
        return;
      case "forget-launch":
      case "release-launch":
        this.remembered = false;
        return;
      default:
        return;
    }
  }

  private isGone(open: OpenType): boolean {
    return open === "window" && !this.isOpen;
  }

  private shown(open: OpenType) {
    if (this.isGone(open)) return "surface-closed" as const;
    if (this.reach === "refused") return "game-not-shown" as const;
    if (this.reach === "unreachable" && open === "window") return "surface-unreachable" as const;
    return "game-shown" as const;
  }

  /** Checks the invariants of docs/contracts.md#starting-a-game after every single step. */
  private judge(before: LaunchState, event: LaunchEvent, effects: readonly LaunchEffect[]): void {
    const { state } = this;
    const plays = effects.filter((effect) => effect.do === "call-play");
    if (plays.length > 1) throw new Error("one step calls play twice");
    for (const { launchId } of plays)
      if (state.at !== "starting" || state.launchId !== launchId)
        throw new Error("play is called for a start that is not under way");

    if (event.type === "logged-out" && state.at !== "idle")
      throw new Error("not idle after a logout");
    if (state.at === "starting" && this.begun?.launchId !== state.launchId)
      this.begun = { launchId: state.launchId, at: this.now };
    if (state.at !== "starting") this.begun = undefined;
    if (this.begun && this.now - this.begun.at > launchTimes.start)
      throw new Error("a start has no outcome after 30 s");

    // A start may end only with an outcome that the player sees or has caused.
    if (before.at === "starting" && (state.at === "idle" || state.at === "quitting")) {
      const isNotified = effects.some((effect) => effect.do === "notify-refusal");
      if (!isNotified && !ownEndings.includes(event.type))
        throw new Error("a start ended and nobody was told");
    }
    if (event.type === "play-refused" && !event.moneyMayHaveMoved && state.at === "idle")
      this.debits.delete(event.launchId); // refused at the first call: there was never a debit
    if (event.type === "logged-out") this.debits.clear(); // the logout returns the money
    if (event.type === "superseded" && state.at === "idle") this.debits.clear(); // the other tab's leave brings it back
    if (this.debits.size > 1) throw new Error("a second debit while the first is out");
    if (state.at === "idle") this.judgeIdle();
  }

  private judgeIdle(): void {
    if (this.timers.size > 0) throw new Error("a timer outlives the launch");
    if (this.remembered) throw new Error("idle, and still remembered");
    if (this.debits.size > 0) throw new Error("idle, and money is still out");
    if (this.isOpen) throw new Error("idle, and a window of the game is left");
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (let due = this.next(until); due; due = this.next(until)) {
      const [timer, { at, launchId }] = due;
      this.timers.delete(timer);
      this.now = at;
      this.send({ type: "timer-rang", timer, launchId });
    }
    this.now = until;
  }

  /**
   * From here on there are no outside events: only the machine's own timers fire, until nothing is pending or `ms` have
   * passed. The window is not polled meanwhile, because nothing changes it.
   */
  fallSilent(ms: number): void {
    const until = this.now + ms;
    while (this.state.at === "starting" || this.state.at === "quitting") {
      this.timers.delete("window");
      const due = this.next(until);
      if (!due) return;
      this.pass(due[1].at - this.now);
    }
  }

  private next(until: number) {
    let due: [LaunchTimer, { at: number; launchId: string }] | undefined;
    for (const timer of this.timers)
      if (timer[1].at <= until && (!due || timer[1].at < due[1].at)) due = timer;
    return due;
  }

  make(move: Move): void {
    const launchId = this.state.at === "idle" ? this.last : this.state.launchId;
    switch (move.move) {
      case "play": {
        const { game, open, desktop, signedIn, opens, elsewhere = false, mayEndGame = true } = move;
        this.opens = opens;
        this.last = `launch-${this.ids++}`;
        return this.send({
          type: "play-requested",
          launchId: this.last,
          game,
          open,
          desktop,
          signedIn,
          siteClosed: false,
          playsElsewhere: elsewhere,
          mayEndGame,
        });
      }
      case "pass":
        return this.pass(move.ms);
      case "channel":
        return this.send({ type: "channel-waited", launchId });
      case "answer":
        return this.answer(launchId, move.how);
      case "address":
        return this.address(launchId, move);
      case "frame":
        return this.send({ type: "frame-asked", launchId, allowed: move.allowed });
      case "reach":
        this.reach = move.how;
        return;
      case "close":
        this.isOpen = false;
        return this.send({ type: "surface-closed", launchId });
      case "quit":
        return this.send({ type: "quit-requested" });
      case "force":
        return this.send({ type: "quit-forced" });
      case "logout":
        return this.send({ type: "logged-out" });
      case "taken":
        return this.send({ type: "superseded" });
      case "leftover":
        return this.send({ type: "leftover-found", launchId: `launch-${this.ids++}` });
      case "left":
        return this.send({ type: "leave-settled", launchId, returned: move.returned });
    }
  }

  private address(launchId: string, { whose, usable }: Extract<Move, { move: "address" }>): void {
    const named = { own: launchId, foreign: "foreign", late: "launch-0", unnamed: undefined };
    const blank = { launchId: named[whose], providerId: undefined, gameCode: undefined };
    if (usable) this.send({ type: "address-arrived", url: "https://game", ...blank });
    else this.send({ type: "address-unusable", ...blank });
  }

  private answer(launchId: string, how: Extract<Move, { move: "answer" }>["how"]): void {
    const refused = { why: "failed", message: "" } as const;
    switch (how) {
      case "accepted":
        return this.send({ type: "play-accepted", launchId, url: undefined });
      case "with-address":
        return this.send({ type: "play-accepted", launchId, url: "https://game" });
      case "refused":
      case "fault": {
        const moneyMayHaveMoved = how === "fault";
        return this.send({ type: "play-refused", launchId, refused, moneyMayHaveMoved });
      }
      case "lost":
        return;
    }
  }
}
