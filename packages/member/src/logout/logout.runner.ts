import { post, type Api } from "@naluma/api-client";
import { emptyBody, nothing } from "@naluma/api-client/wire";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { LogoutPorts } from "../member.ports.ts";
import type { Notify } from "../user-message.ts";
import {
  logoutStep,
  notLoggingOut,
  type LogoutEffect,
  type LogoutEvent,
  type LogoutState,
} from "./logout.machine.ts";

/** How long a 401 waits for the event that may explain it (API-18), in milliseconds. */
const settleTimeout = 2_000;

/** A platform that does not respond must not keep the member logged in. In milliseconds. */
const callTimeout = 1_500;

interface Ports extends Omit<LogoutPorts, "setSiteCurrency"> {
  /** Switches back to a visitor's currency. */
  setSiteCurrency(): void;
  readonly store: Store;
  readonly api: Api;
  readonly clock: Clock;
  readonly notify: Notify;
  askToConfirm(): Promise<boolean>;
  /** Takes over the session that another tab has stored, so that a member who logged in there stays logged in. */
  followOtherTabs(): void;
  forget(): void;
  /** Aborts reads that use the token, because the platform would refuse them after /logout. */
  stopReading(): void;
  /** Discards this package's data about the member. */
  resetMember(): void;
}

export function createLogout(ports: Ports): Machine<LogoutState, LogoutEvent> {
  const { api, clock } = ports;

  function perform(effect: LogoutEffect, send: (event: LogoutEvent) => void) {
    switch (effect.do) {
      case "ask-to-confirm":
        void ports
          .askToConfirm()
          .then((yes) => send({ type: yes ? "confirmed" : "declined" }))
          .catch(() => send({ type: "declined" }));
        break;
      case "settle": {
        const joined = ports.waitForPrivateChannel(settleTimeout);
        void within(clock, settleTimeout, joined).then(() => {
          ports.followOtherTabs();
          send({ type: "settled" });
        });
        break;
      }
      case "leave-game":
        void within(clock, callTimeout, ports.quitGame()).then(() => send({ type: "game-left" }));
        break;
      case "call-logout": {
        ports.stopReading();
        const called = within(clock, callTimeout, api.send(logoutCall, {}));
        api.holdMemberCalls(
          called.then(() => {
            ports.followOtherTabs();
            send({ type: "call-ended" });
          }),
        );
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
        break;
      case "set-currency":
        ports.setSiteCurrency();
        break;
      case "go-home":
        ports.goHome();
        break;
      case "close-windows":
        ports.closeWindows();
        break;
      case "notify":
        ports.notify(effect.kind, effect.message);
        break;
      case "reload":
        ports.reload();
        break;
    }
  }

  return startMachine(notLoggingOut, logoutStep, perform, ports.store);
}

/** Never aborted, and never sent because of a 401. */
export const logoutCall = post("/logout", { body: emptyBody, reads: nothing });

/** Settles with the work or after `ms`, whichever comes first. A rejection also ends the wait. */
function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const callOff = clock.setTimeout(resolve, ms);
    const end = () => {
      callOff();
      resolve();
    };
    work.then(end, end);
  });
}
