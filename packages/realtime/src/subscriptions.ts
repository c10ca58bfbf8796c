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
  /** Nothing is pending any more, and something was joined (or should have been) since the last call. */
  onSettled(): void;
  onUnauthorized(): void;
}

export interface Subscriptions {
  /** Joins the channels that are new in the list and leaves those no longer in it. */
  want(channels: readonly Channel[]): void;
  /** The socket is open: the library now requests all channels. */
  opened(): void;
  closed(): void;
  /** Requests channels again that were refused for the token or got no response. */
  tokenRenewed(): void;
  /** Whether every wanted channel is joined. */
  areJoined(): boolean;
  /** Resolves once the channel is joined; false if it is not wanted, or the current token does not authorise it. */
  whenJoined(name: string): Promise<boolean>;
}

type ChannelState = "asleep" | "asking" | "joined" | "unauthorised" | "unanswered";

interface Subscription {
  readonly channel: Channel;
  state: ChannelState;
  tries: number;
  cancelRetry: () => void;
}

/** An authorisation that takes longer does not delay the others, in ms. */
const authorisationTimeout = 5_000;

/** Keeps the wanted channels subscribed across refusals, new tokens and new sockets. */
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
      // Each token is reported once, however many channels it was refused for.
      if (accused !== token) {
        accused = token;
        ports.onUnauthorized();
      }
    } else if (isOpen) {
      // Whatever the status, even 403: a firewall or a deployment can easily cause one temporarily.
      subscription.state = "unanswered";
      // A token that was renewed during the request is tried at once.
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
