import type { Clock } from "@naluma/machine/clock";
import { backOff } from "./back-off.ts";
import { fullName, type Channel } from "./channels.ts";
import type { ChannelLink, ChannelRefusal } from "./link.ts";

export interface SubscriptionPorts {
  readonly link: ChannelLink;
  readonly clock: Clock;
  readonly random: () => number;
  token(): string | undefined;
  onEvent(name: string, payload: unknown): void;
  /** Nothing is under way any more, and something was joined (or should have been) since the last time. */
  onSettled(): void;
  onUnauthorized(): void;
}

export interface Subscriptions {
  /** Joins what is new in the list and leaves what is no longer in it. */
  want(channels: readonly Channel[]): void;
  /** The socket is open: the library now asks for all of them. */
  opened(): void;
  closed(): void;
  /** What was refused for the token, or got no answer, is asked for again. */
  tokenRenewed(): void;
  /** Whether every channel that is wanted is joined. */
  areJoined(): boolean;
  /** Resolves once the channel is joined; false when it is not wanted, or the token that is there does not open it. */
  whenJoined(name: string): Promise<boolean>;
}

type ChannelState = "asleep" | "asking" | "joined" | "unauthorised" | "unanswered";

interface Subscription {
  readonly channel: Channel;
  state: ChannelState;
  tries: number;
  cancelRetry: () => void;
}

/** An authorisation that takes longer does not hold up the others, in ms. */
const authorisationTimeout = 5_000;

/** Keeps the wanted channels subscribed through refusals, new tokens and new sockets. */
export function createSubscriptions(ports: SubscriptionPorts): Subscriptions {
  const { link, clock } = ports;
  const wanted = new Map<string, Subscription>();
  const waiting = new Map<string, Set<(isJoined: boolean) => void>>();
  let isOpen = false;
  /** Something has been joined since the last `onSettled`, or the socket is new. */
  let isFresh = false;
  let accused: string | undefined;
  let cancelTimeout: (() => void) | undefined;

  function answerWaiting(name: string, isJoined: boolean) {
    const asking = waiting.get(name) ?? [];
    waiting.delete(name);
    for (const answer of asking) answer(isJoined);
  }

  function settle() {
    cancelTimeout?.();
    cancelTimeout = undefined;
    if (!isOpen || !isFresh) return;
    isFresh = false;
    ports.onSettled();
  }

  function settleIfQuiet() {
    const isBusy = [...wanted.values()].some(({ state }) => state === "asking");
    if (!isBusy) settle();
    else cancelTimeout ??= clock.setTimeout(settle, authorisationTimeout);
  }

  function ask(subscription: Subscription) {
    subscription.cancelRetry();
    subscription.state = "asking";
  }

  function askAgain(subscription: Subscription) {
    ask(subscription);
    settleIfQuiet();
    link.again(subscription.channel);
  }

  function refused(name: string, subscription: Subscription, { status, token }: ChannelRefusal) {
    if (status === 401 && ports.token() === token) {
      subscription.state = "unauthorised";
      answerWaiting(name, false);
      // One token is accused once, however many channels it opened.
      if (accused !== token) {
        accused = token;
        ports.onUnauthorized();
      }
    } else if (isOpen) {
      // Whatever the reason, a 403 too: a firewall or a deployment gives one easily, and it passes.
      subscription.state = "unanswered";
      // A token that was renewed while the question was under way is tried at once.
      const wait = status === 401 ? 0 : backOff(subscription.tries, ports.random());
      subscription.tries += 1;
      subscription.cancelRetry = clock.setTimeout(() => askAgain(subscription), wait);
    }
    settleIfQuiet();
  }

  function join(name: string, channel: Channel) {
    const subscription: Subscription = {
      channel,
      state: "asleep",
      tries: 0,
      cancelRetry: () => {},
    };
    wanted.set(name, subscription);
    if (isOpen) ask(subscription);
    const isCurrent = () => wanted.get(name) === subscription;

    link.join(channel, {
      joined() {
        if (!isCurrent()) return;
        subscription.cancelRetry();
        subscription.state = "joined";
        subscription.tries = 0;
        isFresh = true;
        answerWaiting(name, true);
        settleIfQuiet();
      },
      refused: (refusal) => isCurrent() && refused(name, subscription, refusal),
      event: (event, payload) => isCurrent() && ports.onEvent(event, payload),
    });
  }

  function leave(name: string, subscription: Subscription) {
    wanted.delete(name);
    subscription.cancelRetry();
    answerWaiting(name, false);
    link.leave(subscription.channel);
  }

  return {
    want(channels) {
      const names = new Map(channels.map((channel) => [fullName(channel), channel]));
      for (const [name, subscription] of wanted) if (!names.has(name)) leave(name, subscription);
      for (const [name, channel] of names) if (!wanted.has(name)) join(name, channel);
      settleIfQuiet();
    },
    opened() {
      isOpen = true;
      isFresh = true;
      for (const subscription of wanted.values()) ask(subscription);
      settleIfQuiet();
    },
    closed() {
      isOpen = false;
      cancelTimeout?.();
      cancelTimeout = undefined;
      for (const subscription of wanted.values()) {
        subscription.cancelRetry();
        subscription.state = "asleep";
      }
    },
    tokenRenewed() {
      for (const subscription of wanted.values())
        if (subscription.state === "unauthorised" || subscription.state === "unanswered")
          askAgain(subscription);
    },
    areJoined: () => [...wanted.values()].every(({ state }) => state === "joined"),
    whenJoined(name) {
      const state = wanted.get(name)?.state;
      if (state === "joined") return Promise.resolve(true);
      if (state === undefined || state === "unauthorised") return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.set(name, (waiting.get(name) ?? new Set()).add(resolve));
      });
    },
  };
}
