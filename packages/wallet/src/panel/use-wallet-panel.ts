import { useLocale } from "@naluma/i18n/react";
import type { Clock } from "@naluma/machine/clock";
import { useMachine } from "@naluma/machine/react";
import { pictureAddress } from "@naluma/site/address";
import { isZero } from "@naluma/site/amounts";
import { useSite } from "@naluma/site/use-site";
import { useCountdown } from "@naluma/ui/use-countdown";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useCallback, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { amountText } from "../balances/hidden-amounts.ts";
import { walletQuery } from "../balances/wallet.api.ts";
import {
  returnAllObstacle,
  type Obstacle,
  type ReturnAllState,
} from "../return-all/return-all.machine.ts";
import type { ReturnCall } from "../return-all/return-all.times.ts";
import { useOwner, useWalletService } from "../use-wallet-service.ts";

export interface WalletRowView {
  readonly provider: string;
  /** The validated URL of its icon; '' if there is none. */
  readonly icon: string;
  readonly light: boolean;
  readonly amount: string;
  readonly isEmpty: boolean;
  /** It still has money of a game whose leave call failed. */
  readonly isUnreturned: boolean;
}

export interface WalletView {
  readonly status: "visitor" | "loading" | "failed" | "ready";
  readonly hidden: boolean;
  toggleHidden(): void;
  readonly refreshing: boolean;
  refresh(): void;
  /** When the amounts were fetched, in milliseconds since 1970. */
  readonly readAt: number;
  readonly total: string;
  readonly main: string;
  readonly rows: readonly WalletRowView[];
  readonly back: ReturnView;
  /** Tries again to return money that did not come back. */
  readonly retry: ReturnView;
  askToLogIn(): void;
}

export interface ReturnView {
  readonly busy: boolean;
  readonly obstacle: Obstacle | undefined;
  /** The rest of the countdown; 0 if none is running. */
  readonly secondsLeft: number;
  /** Also called if there is an obstacle, so that the player sees which one. */
  press(): void;
}

const untilOf = (state: ReturnAllState) => (state.at === "waiting" ? state.until : undefined);

/**
 * The view model of the wallet.
 *
 * @param way the lobby's own return, or the get-back of the member centre with its shorter wait
 */
export function useWallet(way: ReturnCall = "return-all"): WalletView {
  const { ports, eye, unreturned, returnAll, getBack, refresh, clock } = useWalletService();
  const { api, newId } = ports;
  const who = useOwner();
  const locale = useLocale();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const query = useQuery(walletQuery(api, who));
  const game = useAtomValue(ports.game);
  const hidden = !useAtomValue(eye.openAtom);
  const marked = useAtomValue(unreturned.providersAtom);
  const all = useMachine(returnAll);
  const get = useMachine(getBack);
  const allSeconds = useCountdown(untilOf(all), clock);
  const getSeconds = useCountdown(untilOf(get), clock);

  const signedIn = who.role === "member";
  const text = (amount: string | undefined) =>
    amountText(amount, {
      currency: signedIn ? who.currency : "",
      locale,
      described: settings.describedCurrencies,
      hidden,
      refreshing: query.isFetching,
    });

  const backView = (
    machine: typeof returnAll,
    state: ReturnAllState,
    secondsLeft: number,
  ): ReturnView => {
    const busy = state.at === "calling";
    const fetching = query.isFetching || busy;
    const isEmpty = query.data !== undefined && query.data.rows.every(({ cash }) => isZero(cash));
    const path = pathname;
    const obstacle = returnAllObstacle({ signedIn, fetching, isEmpty, game, path, secondsLeft });
    return {
      busy,
      obstacle,
      secondsLeft,
      press: () => machine.send({ type: "asked", obstacle, key: newId() }),
    };
  };

  const retry = backView(getBack, get, getSeconds);
  const wallet = query.data;
  return {
    status: statusOf(signedIn, wallet !== undefined, query.isError && !query.isFetching),
    hidden,
    toggleHidden: eye.toggle,
    refreshing: query.isFetching,
    refresh,
    readAt: query.dataUpdatedAt,
    total: text(wallet?.total),
    main: text(wallet?.main),
    rows: (wallet?.rows ?? []).map(({ provider, icon, light, cash }) => ({
      provider,
      icon: pictureAddress(icon, settings) ?? "",
      light,
      amount: text(cash),
      isEmpty: isZero(cash),
      isUnreturned: marked.includes(provider),
    })),
    back: way === "return-all" ? backView(returnAll, all, allSeconds) : retry,
    retry,
    // For a visitor, returning money only opens the login (WALLET-29).
    askToLogIn: () => returnAll.send({ type: "asked", obstacle: "visitor", key: newId() }),
  };
}

function statusOf(signedIn: boolean, read: boolean, failed: boolean): WalletView["status"] {
  if (!signedIn) return "visitor";
  // After a failed refresh, the old amounts must not be shown as current.
  if (failed) return "failed";
  return read ? "ready" : "loading";
}

/** Whole minutes since a moment (milliseconds since 1970), updated while it is on screen. */
export function useMinutesSince(moment: number, clock: Clock): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let callOff = () => {};
      const wait = () => {
        const rest = 60_000 - ((clock.now() - moment) % 60_000);
        callOff = clock.setTimeout(() => {
          changed();
          wait();
        }, rest);
      };
      wait();
      return () => callOff();
    },
    [moment, clock],
  );
  const read = () => Math.max(0, Math.floor((clock.now() - moment) / 60_000));
  return useSyncExternalStore(subscribe, read, () => 0);
}
