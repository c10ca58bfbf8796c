import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useMemo } from "react";
import { listsFor, withKind } from "../catalogue/filter.ts";
import { words } from "../words.ts";
import { firstGamesQuery } from "../catalogue/catalogue-queries.ts";
import { firstKind, type Kind } from "../catalogue/categories.ts";
import { chooseAtom } from "../catalogue/lobby-state.ts";
import { categoryAddress, categoryAt } from "@naluma/site/category";
import { kindsNow, type KindNow } from "./category-tab.ts";
import { useGameTypes, useHall } from "../catalogue/use-lobby.ts";

/** The kinds of games that have a hall. */
export function useKinds(): readonly KindNow[] {
  const t = useWords(words);
  const { types } = useGameTypes();
  const { choice } = useHall();
  const { data: hasCrash = false } = useQuery({
    ...firstGamesQuery(useApi(), useSite(), useLocale()),
    select: (first) => first.hasCrash,
  });
  const current = choice.kind ?? firstKind(types);

  return useMemo(
    () => kindsNow({ types, hasCrash, current }, t, categoryAddress),
    [types, hasCrash, current, t],
  );
}

/** Goes to another kind. The address tells it and the router need not know: nothing is loaded, nothing scrolls. */
export function useGoToKind(): (kind: Kind) => void {
  const { types } = useGameTypes();
  const { choice, memberId } = useHall();
  const set = useSetAtom(chooseAtom);
  return (kind) => {
    const address = categoryAddress(kind);
    if (location.hash !== address) history.replaceState(history.state, "", address);
    const next = kind === firstKind(types) ? undefined : kind;
    if (next === choice.kind) return;
    const providers = types.find(({ id }) => id === kind)?.providers ?? [];
    const offered = {
      lists: listsFor(kind, memberId !== undefined),
      providers: providers.map(({ provider }) => provider),
    };
    set(withKind(choice, next, offered));
  };
}

/** Somebody came by a link to a kind, or pressed one before the page could follow. */
export function useKindOfAddress(goTo: (kind: Kind) => void): void {
  const isKnown = useGameTypes().types.length > 0;
  const follow = useEffectEvent(() => {
    const asked = categoryAt(location.hash);
    if (asked !== undefined) goTo(asked);
  });
  useEffect(() => {
    if (!isKnown) return;
    follow();
    const followed = () => follow();
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, [isKnown]);
}
