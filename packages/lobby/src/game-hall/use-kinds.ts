import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useMemo } from "react";
import { listsFor, withKind } from "../filters/choice.ts";
import { words } from "../words.ts";
import { firstGamesQuery } from "./game-hall-queries.ts";
import { firstKind, navigationTypes, type Kind } from "./hall.ts";
import { chooseAtom } from "./hall-state.ts";
import { kindAddress, kindAt } from "./kind-address.ts";
import { kindName } from "./kind-names.ts";
import { useGameTypes, useHall } from "./use-hall.ts";

export interface KindNow {
  readonly kind: Kind;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  /** The platform's picture. */
  readonly picture: string;
}

/** The kinds of the navigation, and the way to each. */
export function useKinds() {
  const t = useWords(words);
  const { types } = useGameTypes();
  const { choice, memberId } = useHall();
  const { data: hasCrash = false } = useQuery({
    ...firstGamesQuery(useApi(), useSite(), useLocale()),
    select: (first) => first.hasCrash,
  });
  const set = useSetAtom(chooseAtom);
  const first = firstKind(types);
  const current = choice.kind ?? first;

  const choose = (kind: Kind) => {
    const next = kind === first ? undefined : kind;
    if (next === choice.kind) return;
    const providers = types.find(({ id }) => id === kind)?.providers ?? [];
    const offered = {
      lists: listsFor(kind, memberId !== undefined),
      providers: providers.map(({ provider }) => provider),
    };
    set(withKind(choice, next, offered));
  };

  // Somebody came by a link, or pressed a kind before the page could follow.
  const isKnown = first !== undefined;
  const follow = useEffectEvent(() => {
    const asked = kindAt(location.hash);
    if (asked !== undefined) choose(asked);
  });
  useEffect(() => {
    if (!isKnown) return;
    follow();
    const followed = () => follow();
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, [isKnown]);

  const kinds = useMemo((): readonly KindNow[] => {
    const draw = (kind: Kind, delivered: string, icon: string, iconActive: string): KindNow => {
      const own = kindName(kind);
      return {
        kind,
        name: own ? t(own) : delivered,
        href: kindAddress(kind),
        current: kind === current,
        picture: kind === current ? iconActive : icon,
      };
    };
    const ofTypes = navigationTypes(types).map(({ id, name, icon, iconActive }) =>
      draw(id, name, icon, iconActive),
    );
    return hasCrash ? [...ofTypes, draw("crash", "", "", "")] : ofTypes;
  }, [types, hasCrash, current, t]);

  return { kinds, choose };
}
