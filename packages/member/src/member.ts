import { translate } from "@naluma/i18n";
import { resolveCurrency } from "@naluma/i18n/resolve-currency";
import type { Machine } from "@naluma/machine";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { hasLeft } from "@naluma/site/who";
import { askConfirm } from "@naluma/ui/confirm";
import { createLayoutReader, type LayoutReader } from "./layout/layout-reader.ts";
import { layoutQuery } from "./layout/layout.api.ts";
import { openLogin } from "./login/open-login.ts";
import { leavePage } from "./logout/leave-page.ts";
import type { LogoutEvent, LogoutState } from "./logout/logout.machine.ts";
import { createLogout } from "./logout/logout.runner.ts";
import { handleUnauthorized } from "./logout/unauthorized.ts";
import type { MemberPorts } from "./member.ports.ts";
import { memberQueryKeys } from "./query-keys.ts";
import type { Session } from "./session/session.ts";
import { notifyByToast } from "./user-message.ts";
import { restWords } from "./words.rest.ts";
import { words } from "./words.ts";

export interface Member {
  readonly ports: MemberPorts;
  readonly clock: Clock;
  readonly session: Session;
  readonly logout: Machine<LogoutState, LogoutEvent>;
  readonly layout: LayoutReader;
  /** Loads the texts of the logout in advance, because the network may be gone by then. */
  prepare(): void;
  /** Whether a game is open in one of this site's windows, or is running according to the platform. */
  isPlaying(): boolean;
  askToLogOut(): void;
  /** A call or a channel was answered with 401. `sent` is the refused token, if known. */
  unauthorized(sent?: string): void;
}

export function createMember(ports: MemberPorts): Member {
  const { store, api, queryClient, session, clock = browserClock } = ports;
  /** True while this tab's own logout clears the session. */
  let forgetting = false;

  const isPlaying = () => {
    const layout = queryClient.getQueryData(layoutQuery(api, session.current()).queryKey);
    return ports.isGameActive() || layout?.isPlaying === true;
  };

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
    clock,
    notify: notifyByToast(store, ports.locale),
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
      void queryClient.cancelQueries({ queryKey: memberQueryKeys.all });
      ports.stopReading();
    },
    setSiteCurrency() {
      const sources = { country: ports.country, locale: ports.locale() };
      ports.setSiteCurrency(resolveCurrency(sources, ports.settings.currencies));
    },
    resetMember: () => queryClient.removeQueries({ queryKey: memberQueryKeys.all }),
  });

  session.onChange((now, before) => {
    if (hasLeft(now, before) && !forgetting) logout.send({ type: "gone-elsewhere" });
  });

  const layout = createLayoutReader(ports);

  return {
    ports,
    clock,
    session,
    logout,
    layout,
    prepare: () => void restWords.load(ports.locale()).catch(() => undefined),
    isPlaying,
    askToLogOut: () => logout.send({ type: "asked", gameOpen: isPlaying() }),
    unauthorized: (sent) => handleUnauthorized({ session, logout, layout }, sent),
  };
}
