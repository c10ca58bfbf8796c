import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Found, SortOrder } from "../search-index/entry.ts";
import type { Result } from "./search-engine.ts";
import { searchQuery } from "./search-query.ts";

interface Narrowed {
  readonly provider: string | undefined;
  readonly type: number | undefined;
  readonly order: SortOrder;
}

const wide: Narrowed = { provider: undefined, type: undefined, order: "best" };

/** The games found for the player's query, with the selected filters. */
export function useSearch(text: string) {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(searchQuery(useApi(), useSite(), locale));
  const [narrowed, setNarrowed] = useState(wide);
  const [found, setFound] = useState<Found>();
  const [isBroken, setBroken] = useState(false);
  const { provider, type } = narrowed;

  useEffect(() => {
    if (!data) return undefined;
    let isWanted = true;
    data.engine.find({ text, ...narrowed }).then(
      (next) => {
        if (!isWanted) return;
        setFound(next);
        setBroken(false);
      },
      () => isWanted && setBroken(true),
    );
    return () => {
      isWanted = false;
    };
  }, [data, text, narrowed]);

  /** The providers that have results, plus the selected one. */
  const providers = useMemo(
    () =>
      [...(data?.providers ?? [])]
        .filter(([code]) => code === provider || found?.providers[code] !== undefined)
        .map(([code, name]) => ({ code, name })),
    [data, found, provider],
  );
  const types = useMemo(
    () => (data?.types ?? []).filter(({ id }) => id === type || found?.types[id] !== undefined),
    [data, found, type],
  );

  return {
    state:
      isError || isBroken ? ("failed" as const) : found ? ("ready" as const) : ("loading" as const),
    found,
    narrowed,
    providers,
    types,
    narrow: (change: Partial<Narrowed>) => setNarrowed({ ...narrowed, ...change }),
    result: (id: number): Result | undefined => data?.games.get(id),
    retry() {
      setBroken(false);
      void refetch();
    },
  };
}
