import { translate } from "@naluma/i18n";
import { resolveCurrency } from "@naluma/i18n/resolve-currency";
import type { Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import { askConfirm } from "@naluma/ui/confirm";
import { createLayoutReader, type LayoutReader } from "./layout/layout-reader.ts";
import { openLogin } from "./login/open-login.ts";
import { leavePage } from "./logout/leave-page.ts";
import type { LogoutEvent, LogoutState } from "./logout/logout.machine.ts";
import { createLogout } from "./logout/logout.runner.ts";
import { memberKey } from "./member-queries.ts";
import type { MemberPorts } from "./member.ports.ts";
import { notifyByToast } from "./user-message.ts";
import { restWords } from "./words.rest.ts";
import { words } from "./words.ts";

/** What only a member needs, and only after the first paint: a chunk of its own. */
export interface MemberParts {
  readonly logout: Machine<LogoutState, LogoutEvent>;
  /** The session is being cleared by this tab's own logout. */
  isForgetting(): boolean;
  readonly layout: LayoutReader;
}

interface PartsPorts extends MemberPorts {
  readonly clock: Clock;
  askToLogOut(): void;
}

export function createMemberParts(ports: PartsPorts): MemberParts {
  const { store, queryClient, session } = ports;
  const notify = notifyByToast(store, ports.locale);
  let forgetting = false;
  // Now, so that they are there when the network is not.
  void restWords.load(ports.locale()).catch(() => undefined);

  async function askToConfirm(): Promise<boolean> {
    const locale = ports.locale();
    await Promise.all([words.load(locale), restWords.load(locale)]);
    return askConfirm(store, {
      title: translate(restWords, locale, "logout.title"),
      text: translate(restWords, locale, "logout.game_open"),
      confirm: translate(words, locale, "account.log_out"),
      cancel: translate(restWords, locale, "logout.cancel"),
      tone: "danger",
    });
  }

  const logout = createLogout({
    ...ports,
    notify,
    goHome: () =>
      leavePage({
        ...ports,
        browser: globalThis,
        openLogin: (target) => openLogin(store, { target }),
      }),
    askToConfirm,
    followOtherTabs: () => void session.token(),
    forget() {
      forgetting = true;
      session.clear();
      forgetting = false;
    },
    stopReading() {
      void queryClient.cancelQueries({ queryKey: memberKey });
      ports.stopReading();
    },
    setSiteCurrency() {
      const sources = { country: ports.country, locale: ports.locale() };
      ports.setSiteCurrency(resolveCurrency(sources, ports.settings.currencies));
    },
    resetMember: () => queryClient.removeQueries({ queryKey: memberKey }),
  });

  return {
    logout,
    isForgetting: () => forgetting,
    layout: createLayoutReader(ports),
  };
}
