import { refetchSilently } from "@naluma/api-client/query-client";
import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { useLocale } from "@naluma/i18n/react";
import { displayDevice } from "@naluma/site/device";
import { useSite } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { showToast } from "@naluma/ui/toast";
import { idleAfterGame, idleBeforePopUp, passPressThrough, whenIdle } from "@naluma/ui/when-idle";
import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtom, useStore } from "jotai";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  closingIn,
  countPopUp,
  newsOpenAtom,
  newsWaitingAtom,
  storeClosing,
} from "./bulletin-state.ts";
import {
  type Bulletin,
  forDevice,
  mostInPopUp,
  type Placement,
  type PopUp,
  type PopUpProps,
} from "./bulletin.ts";
import { atPlacement, bulletinsQuery, memberBulletinsQuery } from "./bulletins-queries.ts";
import { bulletinsToShow, closingTime } from "./pop-up-rule.ts";

const hideCall = async () =>
  (await loadModule(() => import("./bulletins.api.ts"))).hideMemberBulletins;

interface Shown extends PopUp {
  readonly memberId: number | undefined;
  readonly placement: Placement;
  readonly hasMore: boolean;
  readonly closingTime: () => number;
}

const ignore = () => undefined;

const none: PopUp = { bulletins: [], isOnce: false };

export interface PopUpView {
  /** They wait in the news: the pop-up must not take the focus from a player who navigates by keyboard. */
  readonly isWaiting: boolean;
  readonly bulletins: readonly Bulletin[];
  /** There are more than fit in the pop-up; the news contain the rest. */
  readonly hasMore: boolean;
  close(): void;
  /** Another dialog opened first, so the pop-up waits for a better moment. */
  putOff(): void;
}

/**
 * The bulletins that pop up now, and the functions that close them; undefined if there are none.
 *
 * @param loadView loads the dialog before the moment at which it appears is chosen
 */
export function usePopUp(
  { memberId, placement, isModalAsked, isGameOn, hasPlayed, page, canInterrupt }: PopUpProps,
  loadView: () => Promise<void>,
): PopUpView | undefined {
  const api = useApi();
  const store = useStore();
  const client = useQueryClient();
  const site = useSite();
  const locale = useLocale();
  const publicQuery = bulletinsQuery(api, site, locale);
  const memberQuery = memberBulletinsQuery(api, site, locale, memberId, placement);
  const forAll = useQuery(publicQuery);
  const forMember = useQuery(memberQuery);
  const [shown, setShown] = useState<Shown>();
  /** How often the pop-up was postponed at the moment of opening, by a press or by another dialog. */
  const [putOffs, setPutOffs] = useState(0);
  const { send: hideOnServer } = useWrite(hideCall);
  const [waitingNews, setWaitingNews] = useAtom(newsWaitingAtom);
  const isByKeyboard = useRef<() => boolean>(() => false);

  useEffect(() => {
    const watching = new AbortController();
    isByKeyboard.current = followKeyboard(document, watching.signal);
    return () => watching.abort();
  }, []);

  // Another member has different bulletins.
  useEffect(() => () => setWaitingNews(0), [memberId, setWaitingNews]);

  useEffect(
    () =>
      store.sub(newsOpenAtom, () => {
        if (!store.get(newsOpenAtom) || store.get(newsWaitingAtom) === 0) return;
        // Bulletins read there need not pop up any more.
        countPopUp(sessionStorage);
        setWaitingNews(0);
        setShown(undefined);
      }),
    [store, setWaitingNews],
  );

  const device = displayDevice(site.client);
  const isAnswered = !forAll.isPending && (memberId === undefined || !forMember.isPending);
  const publicPopUp = forAll.data ?? none;
  const memberPopUp = memberId === undefined ? none : (forMember.data ?? none);

  useEffect(() => {
    if (!isAnswered) return undefined;
    const waiting = new AbortController();
    const all = forDevice(publicPopUp.bulletins, device);
    const own = forDevice(memberPopUp.bulletins, device);
    const look = async () => {
      if (all.length + own.length === 0) return;
      const [{ readTime }] = await Promise.all([
        loadModule(() => import("@naluma/i18n/dates")),
        loadView(),
      ]);
      const timeOf = ({ updatedAt }: Bulletin) => readTime(updatedAt)?.getTime();
      const toShow = () =>
        bulletinsToShow({
          forAll: all,
          forMember: own,
          isModalAsked,
          isGameOn,
          closedAt: closingIn(sessionStorage),
          timeOf,
        });
      if (toShow().length === 0) return;
      await whenIdle(document, waiting.signal, {
        rest: hasPlayed ? idleAfterGame : idleBeforePopUp,
        isBusy: () => !canInterrupt(),
      });
      if (waiting.signal.aborted) return;
      const bulletins = toShow();
      if (bulletins.length === 0) return;
      const most = mostInPopUp[site.template];
      setWaitingNews(isByKeyboard.current() ? bulletins.length : 0);
      const isOnce =
        (own.length > 0 && memberPopUp.isOnce) || (all.length > 0 && publicPopUp.isOnce);
      setShown({
        bulletins: bulletins.slice(0, most),
        hasMore: bulletins.length > most,
        isOnce,
        memberId,
        placement,
        closingTime: () => closingTime(Date.now(), [...own, ...all], timeOf),
      });
    };
    void look();
    return () => waiting.abort();
  }, [
    isAnswered,
    publicPopUp,
    memberPopUp,
    device,
    site.template,
    memberId,
    placement,
    isModalAsked,
    isGameOn,
    hasPlayed,
    page,
    canInterrupt,
    putOffs,
    loadView,
    setWaitingNews,
  ]);

  const putOff = useCallback(() => {
    setShown(undefined);
    setPutOffs((before) => before + 1);
  }, []);

  const isWaiting = waitingNews > 0;
  // From the moment of drawing: on a busy page a press may come before later effects.
  useLayoutEffect(
    () => (shown && !isWaiting ? passPressThrough(document, putOff) : undefined),
    [shown, isWaiting, putOff],
  );

  useEffect(() => {
    // Bulletins already shown stay closed; only newer ones pop up. The player did not request this, so a failure stays
    // silent.
    const askAnew = (queryKey: QueryKey) => {
      const query = client.getQueryCache().find({ queryKey });
      if (query?.isStaleByTime(freshFor)) refetchSilently(query).catch(ignore);
    };
    return keepAsking(document, () => {
      askAnew(bulletinsQuery(api, site, locale).queryKey);
      if (memberId !== undefined)
        askAnew(memberBulletinsQuery(api, site, locale, memberId, placement).queryKey);
    });
  }, [client, api, site, locale, memberId, placement]);

  // After a logout or a navigation, the bulletins of before must not be shown.
  if (!shown || shown.memberId !== memberId || shown.placement !== placement) return undefined;

  const hide = async () => {
    const answer = await hideOnServer(atPlacement(site, placement));
    if (answer && !answer.ok && answer.refusal.status !== 401)
      showToast(store, { kind: "error", message: answer.refusal.message });
  };

  return {
    isWaiting,
    bulletins: shown.bulletins,
    hasMore: shown.hasMore,
    putOff,
    close() {
      storeClosing(sessionStorage, shown.closingTime());
      setShown(undefined);
      // Bulletins that were read are dropped from the cache; the next page load fetches them again.
      client.setQueryData(publicQuery.queryKey, none);
      if (memberId === undefined) return;
      client.setQueryData(memberQuery.queryKey, none);
      if (shown.isOnce) hide().catch(ignore);
    },
  };
}

/**
 * Whether the player navigates by keyboard: Tab was pressed last, and no pointer used since. For what happened before
 * this call, the current focus decides. Valid as long as `watching` is not aborted.
 */
function followKeyboard(page: Document, watching: AbortSignal): () => boolean {
  let isByKeyboard = page.querySelector("a:focus-visible, button:focus-visible") !== null;
  const options = { capture: true, passive: true, signal: watching };
  page.addEventListener("keydown", ({ key }) => key === "Tab" && (isByKeyboard = true), options);
  page.addEventListener("pointerdown", () => (isByKeyboard = false), options);
  return () => isByKeyboard;
}

/** How long fetched bulletins stay fresh, in ms. */
const freshFor = 600_000;

/** How often an open page checks whether they are stale, in ms. */
const lookEvery = 60_000;

/**
 * Calls `ask` every minute while the page is visible, and when it becomes visible again. The returned function stops
 * it. No event of the wire announces new bulletins.
 */
export function keepAsking(page: Document, ask: () => void): () => void {
  const look = () => {
    if (page.visibilityState === "visible") ask();
  };
  const timer = setInterval(look, lookEvery);
  page.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    page.removeEventListener("visibilitychange", look);
  };
}
