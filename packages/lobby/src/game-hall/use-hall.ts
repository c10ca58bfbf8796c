import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { firstChoice, type Choice } from "../filters/choice.ts";
import type { GameType } from "./game.ts";
import { gameTypesQuery } from "./game-hall-queries.ts";
import { choiceAtom, memberAtom } from "./hall-state.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface Hall {
  readonly choice: Choice;
  /** Nothing is a visitor. */
  readonly memberId: number | undefined;
}

/** What every part of the hall follows. While it hydrates it is what the server rendered. */
export function useHall(): Hall {
  const hydrated = useHydrated();
  const choice = useAtomValue(choiceAtom);
  const memberId = useAtomValue(memberAtom);
  return hydrated ? { choice, memberId } : { choice: firstChoice, memberId: undefined };
}

const none: readonly GameType[] = [];

/** The game types; the last known ones while those of another currency are on their way. */
export function useGameTypes() {
  const query = gameTypesQuery(useApi(), useSite(), useLocale());
  const {
    data = none,
    isError,
    refetch,
  } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  return { types: data, isError, refetch };
}
