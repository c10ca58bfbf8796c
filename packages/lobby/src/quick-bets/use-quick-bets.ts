import { RefusedError } from "@naluma/api-client";
import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import * as v from "valibot";
import { filteredGamesQuery } from "../catalogue/catalogue-queries.ts";
import { type GameListProps, nameOf, providerNames } from "../catalogue/game.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { quickBetsQuery } from "./quick-bets-query.ts";

/** Browser only: the server does not know the page's address. */
const here = () => window.location;

/** The sports category, which contains the games of the matches. */
const filter = { category: 4, list: "all_game", providerId: undefined } as const;

/** The framed page follows the device's theme unless the address requests that of the surrounding page. */
function inTheme(address: string, theme: string): string {
  const url = new URL(address);
  url.searchParams.set("theme", theme);
  return url.href;
}

export interface QuickBetsView {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string | undefined;
  readonly isFailed: boolean;
  /** The platform's reason if there are none. */
  readonly reason: string | undefined;
  readonly isWaiting: boolean;
  retry(): void;
}

/** The matches of a provider; a press on odds starts the provider's game. */
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
  // The game must be available immediately: a window can be opened only during the press.
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

function follow(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const shown = () => document.documentElement.dataset["theme"] ?? "dark";

/** The page's current theme, for content that cannot inherit it. */
const useTheme = (): string => useSyncExternalStore(follow, shown, () => "dark");

/** The frame with the matches, once it is mounted. */
interface MatchFrame {
  readonly origin: string;
  readonly window: unknown;
}

const message = v.object({
  type: v.literal("naluma-start"),
  gameCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/** The code of the game that the frame with the matches requests; messages from any other source are ignored. */
export function gameAsked(
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  frame: MatchFrame,
): string | undefined {
  if (source === null || source !== frame.window || origin !== frame.origin) return undefined;
  const { success, output } = v.safeParse(message, data);
  return success ? output.gameCode : undefined;
}
