import type { Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import { within } from "./within.ts";
import type { Tell } from "../told.ts";
import {
  logoutStep,
  notLoggingOut,
  type LogoutEffect,
  type LogoutEvent,
  type LogoutState,
} from "./logout.machine.ts";

/** What a logout reaches outside the package. */
export interface LogoutPorts {
  /** Forces an open game to quit; settles when the leave call is answered. Nothing open: settles at once. */
  quitGame(): Promise<unknown>;
  /** Leaves the private and presence channels. */
  stopSocket(): void;
  /** True as soon as the member's own channel is joined, false after `ms`. */
  waitForPrivateChannel(ms: number): Promise<boolean>;
  /** The currency of a visitor, from country and language. */
  setSiteCurrency(): void;
  /** To `/`. Not called in the iOS app (AUTH-92). */
  goHome(): void;
  /** Member, agent and fast-payment windows. */
  closeWindows(): void;
  /** What other features keep of the member. */
  resetOthers(): void;
  reload(): void;
  readonly inIosApp: boolean;
}

interface Ports extends LogoutPorts {
  readonly store: Store;
  readonly api: Api;
  readonly clock: Clock;
  readonly tell: Tell;
  askToConfirm(): Promise<boolean>;
  /** Gives up the session. */
  forget(): void;
  /** Gives up what is being read with the token: the platform would refuse it once /logout is through. */
  stopReading(): void;
  /** Queries, machines and marks of this package. */
  resetMember(): void;
}

/** How long a 401 waits for the event that explains it (API-18), in milliseconds. */
const settlePatience = 2_000;
/** A platform that does not answer must not keep the member logged in. In milliseconds. */
const callPatience = 1_500;

export function createLogout(ports: Ports): Machine<LogoutState, LogoutEvent> {
  const { api, clock } = ports;

  const callLogout = async () => {
    const { logoutCall } = await import("./logout.api.ts");
    return api.send(logoutCall, {});
  };

  function perform(effect: LogoutEffect, send: (event: LogoutEvent) => void) {
    switch (effect.do) {
      case "ask-to-confirm":
        void ports
          .askToConfirm()
          .then((yes) => send({ type: yes ? "confirmed" : "declined" }))
          .catch(() => send({ type: "declined" }));
        break;
      case "settle": {
        const joined = ports.waitForPrivateChannel(settlePatience);
        void within(clock, settlePatience, joined).then(() => send({ type: "settled" }));
        break;
      }
      case "leave-game":
        void within(clock, callPatience, ports.quitGame()).then(() => send({ type: "game-left" }));
        break;
      case "call-logout": {
        ports.stopReading();
        const called = within(clock, callPatience, callLogout());
        api.holdMemberCalls(called.then(() => send({ type: "call-ended" })));
        break;
      }
      case "drop-game":
        void ports.quitGame().catch(() => undefined);
        break;
      case "stop-socket":
        ports.stopSocket();
        break;
      case "forget":
        ports.forget();
        break;
      case "reset-stores":
        api.abortMemberCalls();
        ports.resetMember();
        ports.resetOthers();
        break;
      case "set-currency":
        ports.setSiteCurrency();
        break;
      case "go-home":
        if (!ports.inIosApp) ports.goHome();
        break;
      case "close-windows":
        ports.closeWindows();
        break;
      case "tell":
        ports.tell(effect.kind, effect.told);
        break;
      case "reload":
        ports.reload();
        break;
    }
  }

  return startMachine(notLoggingOut, logoutStep, perform, ports.store);
}
