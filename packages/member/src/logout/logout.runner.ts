import type { Api } from "@naluma/api-client";
import { startMachine, type Machine, type Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { LogoutPorts } from "../member.ports.ts";
import type { Notify } from "../user-message.ts";
import { logoutCall } from "./logout.api.ts";
import {
  logoutStep,
  notLoggingOut,
  type LogoutEffect,
  type LogoutEvent,
  type LogoutState,
} from "./logout.machine.ts";
import { callTimeout, settleTimeout } from "./logout.times.ts";
import { within } from "./within.ts";

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
  /** Clears the session. */
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
