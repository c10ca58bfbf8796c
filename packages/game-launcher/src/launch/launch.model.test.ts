import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game } from "../game.ts";
import type { LaunchEffect, LaunchEvent } from "./launch.events.ts";
import { launch } from "./launch.machine.ts";
import { idle, type LaunchState } from "./launch.state.ts";
import { launchTimes } from "./launch.times.ts";

const game = (code: string): Game => ({
  provider: code,
  type: 2,
  code,
  name: code,
  providerName: code,
  picture: "",
  needsAccount: true,
  extra: undefined,
});
const games = [game("A"), game("B")] as const;

/** What the world or the player may do next. Times are in milliseconds. */
type Move =
  | {
      move: "play";
      game: number;
      desktop: boolean;
      signedIn: boolean;
      surface: "window" | "page";
      opens: boolean;
    }
  | { move: "pass"; ms: number }
  | { move: "answer"; how: "accepted" | "with-address" | "refused" | "fault" | "lost" }
  | { move: "address"; whose: "own" | "foreign" | "unnamed" | "late"; usable: boolean }
  | { move: "reach"; how: "shown" | "unreachable" | "refused" }
  | { move: "channel" | "close" | "quit" | "force" | "logout" | "leftover" }
  | { move: "left"; returned: boolean };

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      move: fc.constant("play" as const),
      game: fc.constantFrom(0, 1),
      desktop: fc.boolean(),
      signedIn: fc.nat(5).map((n) => n > 0),
      surface: fc.constantFrom("window" as const, "page" as const),
      opens: fc.nat(5).map((n) => n > 0),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      move: fc.constant("pass" as const),
      ms: fc.constantFrom(100, 300, 500, 1_000, 5_000, 8_000, 30_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      move: fc.constant("answer" as const),
      how: fc.constantFrom(
        "accepted" as const,
        "with-address" as const,
        "refused" as const,
        "fault" as const,
        "lost" as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      move: fc.constant("address" as const),
      whose: fc.constantFrom(
        "own" as const,
        "foreign" as const,
        "unnamed" as const,
        "late" as const,
      ),
      usable: fc.nat(5).map((n) => n > 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      move: fc.constant("reach" as const),
      how: fc.constantFrom("shown" as const, "unreachable" as const, "refused" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      move: fc.constantFrom(
        "channel" as const,
        "close" as const,
        "quit" as const,
        "force" as const,
        "logout" as const,
        "leftover" as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ move: fc.constant("left" as const), returned: fc.boolean() }),
  },
);

/** A world that obeys the orders of the machine, and keeps the books that the contracts speak of. */
class World {
  state: LaunchState = idle;
  now = 0;
  private ids = 0;
  private last = "";
  private readonly timers = new Map<string, { at: number; launchId: string }>();
  /** Starts whose money is at a provider: the platform debits once per id, a leave brings it back. */
  private readonly debits = new Set<string>();
  /** Launches without an end yet, and when they began. */
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
      case "open-surface":
        this.isOpen ||= this.opens;
        return this.send({
          type: this.opens ? "surface-opened" : "surface-blocked",
          launchId: effect.launchId,
        });
      case "close-surface":
        this.isOpen = false;
        return;
      case "look-at-surface":
        if (!this.isOpen) this.send({ type: "surface-closed", launchId: effect.launchId });
        return;
      case "show-game":
        if (!this.isOpen) return this.send({ type: "surface-closed", launchId: effect.launchId });
        if (this.reach === "shown")
          return this.send({ type: "game-shown", launchId: effect.launchId });
        if (this.reach === "refused")
          return this.send({ type: "game-not-shown", launchId: effect.launchId });
        return this.send({ type: "surface-unreachable", launchId: effect.launchId });
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
        this.remembered = false;
        return;
      default:
        return;
    }
  }

  /** The invariants of contracts.md, looked at after every single step. */
  private judge(before: LaunchState, event: LaunchEvent, effects: LaunchEffect[]): void {
    const { state } = this;
    for (const effect of effects)
      if (
        effect.do === "call-play" &&
        (state.at !== "starting" || state.launchId !== effect.launchId)
      )
        throw new Error("play is called for a start that is not under way");
    if (effects.filter((effect) => effect.do === "call-play").length > 1)
      throw new Error("one step calls play twice");

    if (event.type === "logged-out" && state.at !== "idle")
      throw new Error("not idle after a logout");
    if (state.at === "idle" && this.timers.size > 0) throw new Error("a timer outlives the launch");
    if (state.at === "idle" && this.remembered) throw new Error("idle, and still remembered");

    if (state.at === "starting" && this.begun?.launchId !== state.launchId)
      this.begun = { launchId: state.launchId, at: this.now };
    if (state.at !== "starting") this.begun = undefined;
    if (this.begun && this.now - this.begun.at > launchTimes.start)
      throw new Error("a start has no outcome after 30 s");

    // The outcome is one that the player sees, or one that the player brought about.
    const ended = before.at === "starting" && state.at !== "starting";
    const own = [
      "quit-requested",
      "quit-forced",
      "logged-out",
      "surface-closed",
      "surface-blocked",
    ];
    const told = effects.some((effect) => effect.do === "tell-refusal");
    if (ended && state.at !== "playing" && !told && !own.includes(event.type))
      throw new Error("a start ended and nobody was told");

    if (event.type === "play-refused" && !event.moneyMayHaveMoved && state.at === "idle")
      this.debits.delete(event.launchId); // refused at the first call: there never was a debit
    if (event.type === "logged-out") this.debits.clear(); // the logout itself brings it back
    if (this.debits.size > 1) throw new Error("a second debit while the first is out");
    if (state.at === "idle" && this.debits.size > 0)
      throw new Error("idle, and money is still out");
  }

  /** Lets time go by; timers ring when they are due. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const due = [...this.timers]
        .filter(([, { at }]) => at <= until)
        .toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [name, { at, launchId }] = due;
      this.timers.delete(name);
      this.now = at;
      if (isTimer(name)) this.send({ type: "timer-rang", timer: name, launchId });
    }
    this.now = until;
  }

  make(move: Move): void {
    const launchId = this.state.at === "idle" ? this.last : this.state.launchId;
    switch (move.move) {
      case "play":
        this.opens = move.opens;
        this.last = `launch-${this.ids++}`;
        return this.send({
          type: "play-requested",
          launchId: this.last,
          game: games[move.game] ?? games[0],
          open: move.surface,
          desktop: move.desktop,
          signedIn: move.signedIn,
          siteClosed: false,
        });
      case "pass":
        return this.pass(move.ms);
      case "channel":
        return this.send({ type: "channel-waited", launchId });
      case "answer":
        return this.answer(launchId, move.how);
      case "address": {
        const named = { own: launchId, foreign: "foreign", late: "launch-0", unnamed: undefined }[
          move.whose
        ];
        const whose = { launchId: named, provider: undefined, code: undefined };
        return this.send(
          move.usable
            ? { type: "address-arrived", url: "https://game", ...whose }
            : { type: "address-unusable", ...whose },
        );
      }
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
      case "leftover":
        return this.send({ type: "leftover-found", launchId: `launch-${this.ids++}` });
      case "left":
        return this.send({ type: "leave-settled", launchId, returned: move.returned });
    }
  }

  private answer(launchId: string, how: Extract<Move, { move: "answer" }>["how"]): void {
    const refused = { why: "failed", message: "" } as const;
    switch (how) {
      case "accepted":
        return this.send({ type: "play-accepted", launchId, url: undefined });
      case "with-address":
        return this.send({ type: "play-accepted", launchId, url: "https://game" });
      case "refused":
      case "fault":
        return this.send({
          type: "play-refused",
          launchId,
          refused,
          moneyMayHaveMoved: how === "fault",
        });
      case "lost":
        return;
    }
  }
}

const timerNames = [
  "start",
  "address",
  "window",
  "waiting-url",
  "settling",
  "fast-path",
  "quit",
] as const;
const isTimer = (name: string): name is (typeof timerNames)[number] =>
  (timerNames as readonly string[]).includes(name);

test("whatever the player and the world do, every start ends in sight, money is asked back, nothing is stuck", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 14 }), (story) => {
      const world = new World();
      for (const move of story) {
        world.make(move);
        const { state } = world;
        reached.add(state.at === "starting" ? state.step : state.at);
      }
      // From here the world is silent: only the machine's own timers go on.
      world.pass(launchTimes.start + launchTimes.quit + launchTimes.fastPath);
      if (world.state.at !== "idle" && world.state.at !== "playing")
        throw new Error(`stuck: ${JSON.stringify(world.state)}`);
      world.send({ type: "logged-out" });
      if (world.state.at !== "idle") throw new Error("not idle after a logout");
    }),
    { numRuns: 100_000 },
  );
  // "opening" lasts no longer than the click, so no move sees it.
  expect([...reached].toSorted()).toEqual([
    "asking",
    "handing-over",
    "idle",
    "leaving-first",
    "playing",
    "quitting",
    "waiting-address",
    "waiting-channel",
  ]);
}, 60_000);
