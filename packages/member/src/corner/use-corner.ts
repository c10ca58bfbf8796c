import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { openLogin } from "../login/open-login.ts";
import { layoutQuery } from "../member-queries.ts";
import type { SignedIn } from "../session/who.ts";
import { useMember, useSession } from "../use-member.ts";
import { amountText } from "../wallet/amount-text.ts";

export interface Corner {
  /** Unknown on the server and while the page hydrates: then the style sheet decides which is seen. */
  readonly who: "unknown" | "visitor" | SignedIn;
  /** The main wallet's balance. */
  readonly balance: string;
  readonly refreshing: boolean;
  refresh(): void;
  logIn(): void;
  logOut(): void;
}

const never = () => () => {};

export function useCorner(): Corner {
  const { ports, eye, refreshWallet, askToLogOut } = useMember();
  const who = useSession();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const locale = useLocale();
  const { settings } = useSite();
  const layout = useQuery(layoutQuery(ports.api, who));
  const hidden = !useAtomValue(eye.openAtom);

  const balance = amountText(layout.isError ? undefined : layout.data?.cash, {
    currency: who.role === "member" ? who.currency : "",
    locale,
    symbols: settings.currencySymbols,
    hidden: hidden && known,
    refreshing: layout.isFetching,
  });

  return {
    who: known ? (who.role === "member" ? who : "visitor") : "unknown",
    balance,
    refreshing: layout.isFetching,
    refresh: refreshWallet,
    logIn: () => openLogin(ports.store),
    logOut: askToLogOut,
  };
}
