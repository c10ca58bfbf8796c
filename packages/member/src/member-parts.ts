import type { Machine } from "@naluma/machine";
import { translate } from "@naluma/i18n";
import { askConfirm } from "@naluma/ui/confirm";
import { hashKey } from "@tanstack/react-query";
import { type Breaks, createBreaks } from "./breaks/breaks.ts";
import { openLogin } from "./login/open-login.ts";
import { createLogout } from "./logout/logout.ts";
import type { LogoutEvent, LogoutState } from "./logout/logout.machine.ts";
import { memberKey, walletQuery } from "./member-queries.ts";
import type { Clock } from "@naluma/machine/clock";
import type { MemberPorts } from "./member.ts";
import { tellByToast } from "./told.ts";
import { createBalances, type Balances } from "./wallet/balances.ts";
import { createNotReturned, type NotReturned } from "./wallet/not-returned.ts";
import { createBack, type Back } from "./wallet/one-key-back.ts";
import { words } from "./words.ts";

/** What only a member needs, and only after the first paint: a chunk of its own. */
export interface MemberParts {
  readonly logout: Machine<LogoutState, LogoutEvent>;
  /** The session is being cleared by this tab's own logout. */
  isForgetting(): boolean;
  readonly balances: Balances;
  readonly oneKeyBack: Back;
  readonly getBack: Back;
  readonly notReturned: NotReturned;
  readonly breaks: Breaks;
}

interface PartsPorts extends MemberPorts {
  readonly clock: Clock;
  askToLogOut(): void;
}

export function createMemberParts(ports: PartsPorts): MemberParts {
  const { store, api, queryClient, session, clock } = ports;
  const tell = tellByToast(store, ports.locale);
  let forgetting = false;
  const balances = createBalances({ api, queryClient, session, clock });

  const backPorts = {
    store,
    api,
    clock,
    tell,
    refresh: () => void balances.refresh().catch(() => undefined),
    askToLogIn: () => openLogin(store),
  };
  const oneKeyBack = createBack("one-key", backPorts);
  const getBack = createBack("get-back", backPorts);
  const { siteId } = ports.settings;
  const notReturned = createNotReturned({ store, local: ports.local, session, siteId });

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey } = walletQuery(api, session.current());
    if (event.query.queryHash !== hashKey(queryKey)) return;
    const wallet = queryClient.getQueryData(queryKey);
    if (wallet) notReturned.compare(wallet);
  });

  async function askToConfirm(): Promise<boolean> {
    const locale = ports.locale();
    await words.load(locale);
    return askConfirm(store, {
      title: translate(words, locale, "logout.title"),
      text: translate(words, locale, "logout.game_open"),
      confirm: translate(words, locale, "account.log_out"),
      cancel: translate(words, locale, "logout.cancel"),
      tone: "danger",
    });
  }

  function resetMember() {
    queryClient.removeQueries({ queryKey: memberKey });
    oneKeyBack.send({ type: "reset" });
    getBack.send({ type: "reset" });
  }

  const logout = createLogout({
    ...ports,
    tell,
    askToConfirm,
    forget() {
      forgetting = true;
      session.clear();
      forgetting = false;
    },
    stopReading: () => void queryClient.cancelQueries({ queryKey: memberKey }),
    resetMember,
  });

  return {
    logout,
    isForgetting: () => forgetting,
    balances,
    oneKeyBack,
    getBack,
    notReturned,
    breaks: createBreaks({ ...ports, tell }),
  };
}
