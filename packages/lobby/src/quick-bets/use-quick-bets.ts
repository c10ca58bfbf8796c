import { RefusedError } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { filteredGamesQuery } from "../catalogue/catalogue-queries.ts";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { nameOf, providerNames } from "../catalogue/game.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { gameAsked } from "./game-asked.ts";
import { quickBetsQuery } from "./quick-bets-query.ts";
import { useTheme } from "./use-theme.ts";

/** Asked in the browser alone: the server does not know where the page is. */
const here = () => window.location;

/** Sports, whose games the matches are. */
const filter = { category: 4, list: "all_game", providerId: undefined } as const;

/** The frame's page follows the device, unless it is asked for the theme of the page around it. */
function inTheme(address: string, theme: string): string {
  const url = new URL(address);
  url.searchParams.set("theme", theme);
  return url.href;
}

export interface QuickBetsView {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string | undefined;
  readonly isFailed: boolean;
  /** Why there are none, where the platform says it. */
  readonly reason: string | undefined;
  readonly isWaiting: boolean;
  retry(): void;
}

/** The matches of a provider, whose odds start their games. */
export function useQuickBets({
  onPlay,
  memberId,
}: Pick<GameListProps, "onPlay" | "memberId">): QuickBetsView {
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const { types } = useGameTypes();
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const bets = useQuery(quickBetsQuery(api, site, locale, here));
  // A press must find its game at once: a window opens only within the press.
  const games = useQuery({
    ...filteredGamesQuery(api, site, locale, filter, memberId),
    enabled: Boolean(bets.data),
  });

  useEffect(() => {
    const { data } = bets;
    if (!data) return undefined;
    const { origin } = new URL(data.address);
    const start = (event: MessageEvent<unknown>) => {
      const code = gameAsked(event, { origin, window: frame.current?.contentWindow });
      const game = games.data?.find(
        ({ gameCode, providerId }) => gameCode === code && providerId === data.providerId,
      );
      if (!game) return;
      const provider = providerNames(types, locale).get(game.providerId) ?? game.providerId;
      onPlay(game, nameOf(game, locale), provider);
    };
    window.addEventListener("message", start);
    return () => window.removeEventListener("message", start);
  }, [bets, games.data, locale, onPlay, types]);

  const error = bets.error ?? games.error;
  return {
    frame,
    address: games.data && bets.data ? inTheme(bets.data.address, theme) : undefined,
    isFailed: error !== null || bets.data === null,
    reason: (error instanceof RefusedError && error.refusal.message) || undefined,
    isWaiting: bets.isFetching || games.isFetching,
    retry: () => void (games.isError ? games : bets).refetch(),
  };
}
