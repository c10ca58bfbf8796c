import { startMachine } from "@naluma/machine";
import { browserClock } from "@naluma/machine/clock";
import { getDefaultStore } from "jotai/vanilla";
import { backOff, connectTimeout } from "./back-off.ts";
import { channelsFor, gameChannel } from "./channels.ts";
import {
  initialConnection,
  stepConnection,
  type ConnectionEffect,
  type ConnectionEvent,
} from "./connection.machine.ts";
import { connectionAtom } from "./connection.ts";
import { openEcho, type EchoOptions } from "./echo.ts";
import { concernsLanguage, readEvent } from "./events.ts";
import type { Link } from "./link.ts";
import { pageSignals } from "./page-signals.ts";
import type { Realtime, RealtimePorts } from "./ports.ts";
import { socketHost } from "./socket-address.ts";
import { createSubscriptions } from "./subscriptions.ts";

export interface RunningRealtime extends Omit<Realtime, "privateChannelReady"> {
  /** Waits without a limit; false if the channel cannot be joined. */
  privateChannelJoined(): Promise<boolean>;
}

/**
 * Carries out the effects of the connection machine: sockets, timers, subscriptions, refetches.
 *
 * @param open opens the socket library; replaced in tests
 */
export function startRealtime(
  ports: RealtimePorts,
  open: (options: EchoOptions) => Link = openEcho,
): RunningRealtime | undefined {
  const {
    store = getDefaultStore(),
    clock = browserClock,
    random = Math.random,
    signals = pageSignals,
  } = ports;
  const host = socketHost(ports.address, ports.isSecure);
  if (!host) {
    store.set(connectionAtom, "offline");
    return undefined;
  }

  let isMemberWelcome = true;
  /** The member whose channels this socket has requested. */
  let knownMember: string | undefined;
  let isRunning = true;
  const reported = new Set<string>();
  let stopWaiting = () => {};
  let endAttempt = () => {};

  const link = open({
    host,
    key: ports.address.socket_key,
    authEndpoint: ports.authEndpoint ?? "/api/broadcasting/auth",
    token: () => ports.token(),
    lang: () => ports.lang(),
    listener: {
      opened() {
        endAttempt();
        send({ type: "opened" });
        subscriptions.opened();
      },
      attemptFailed() {
        endAttempt();
        send({ type: "attempt-failed" });
      },
      lost: () => send({ type: "lost" }),
      faulty(error) {
        const fault = String(error);
        if (!reported.has(fault)) ports.report(error);
        reported.add(fault);
      },
    },
  });

  const subscriptions = createSubscriptions({
    link,
    clock,
    random,
    token: () => ports.token(),
    onEvent(name, payload) {
      const event = readEvent(name, payload);
      if (event && concernsLanguage(event, ports.lang())) ports.onEvent(event);
    },
    onSettled: () => send({ type: "settled" }),
    onUnauthorized: () => ports.onUnauthorized(),
  });

  const machine = startMachine(initialConnection, stepConnection, perform, store);
  const send = (event: ConnectionEvent) => {
    if (isRunning) machine.send(event);
  };

  function perform(effect: ConnectionEffect) {
    switch (effect.do) {
      case "attempt":
        endAttempt();
        endAttempt = clock.setTimeout(() => send({ type: "attempt-failed" }), connectTimeout);
        return link.attempt();
      case "abandon":
        endAttempt();
        subscriptions.closed();
        return link.abandon();
      case "wait":
        stopWaiting();
        stopWaiting = clock.setTimeout(
          () => send({ type: "wait-over" }),
          backOff(effect.tries, random()),
        );
        return;
      case "stop-waiting":
        return stopWaiting();
      case "catch-up":
        return void catchUp(effect.round);
    }
  }

  async function catchUp(round: number) {
    try {
      await ports.catchUp();
      send({ type: "caught-up", round });
    } catch {
      send({ type: "catch-up-failed", round });
    }
  }

  function subscribe() {
    knownMember = isMemberWelcome && ports.token() !== undefined ? ports.memberId() : undefined;
    subscriptions.want(
      channelsFor({
        currency: ports.currency(),
        template: ports.template(),
        memberId: knownMember,
      }),
    );
    publishState();
  }

  const publishState = () => {
    const state = machine.getState();
    // The player does not see a page in the back-forward cache: the loss is only shown once the page is restored,
    // which is seldom necessary.
    if ("doing" in state && state.doing === "nothing") return;
    // The member's events may be missing, whatever other channels are joined.
    const isWhole = state.at !== "connected" || subscriptions.areJoined();
    store.set(connectionAtom, isWhole ? state.at : "catching-up");
  };
  const endPublishing = machine.subscribe(publishState);
  const endListening = signals.listen({
    online: () => send({ type: "went-online" }),
    offline: () => send({ type: "went-offline" }),
    visible: () => send({ type: "became-visible" }),
    pageCached: () => send({ type: "page-cached" }),
    pageRestored: () => send({ type: "page-restored", isOnline: signals.isOnline() }),
  });
  subscribe();
  send({ type: "started", isOnline: signals.isOnline() });

  return {
    joinMember() {
      isMemberWelcome = true;
      subscribe();
    },
    leaveMember() {
      const hadMember = knownMember !== undefined;
      isMemberWelcome = false;
      // First, because the library sends with a delay, and the socket would be closing by then.
      if (hadMember) send({ type: "member-left" });
      subscribe();
    },
    changeCurrency: subscribe,
    tokenRenewed: () => subscriptions.tokenRenewed(),
    privateChannelJoined: () =>
      knownMember === undefined
        ? Promise.resolve(false)
        : subscriptions.whenJoined(gameChannel(knownMember)),
    stop() {
      isRunning = false;
      endListening();
      endPublishing();
      stopWaiting();
      endAttempt();
      subscriptions.closed();
      link.abandon();
    },
  };
}
