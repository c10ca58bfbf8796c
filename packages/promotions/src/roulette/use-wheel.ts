import { useApi } from "@naluma/api-client/react";
import { wheelPicture } from "@naluma/ui/wheel";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { drawsQuery, rouletteQuery } from "./roulette.api.ts";
import type { Roulette } from "./roulette.ts";

interface RouletteNow {
  /** Undefined while it loads, null if none is running. */
  readonly roulette: Roulette | null | undefined;
  readonly drawsLeft: number | undefined;
  /** When the platform last reported the number of draws, in milliseconds since 1970; 0 for never. */
  readonly drawsAt: number;
}

/** The running wheel and the member's draws, fetched with the member's page (PROMO-12). */
export function useRouletteNow(memberId: number): RouletteNow {
  const api = useApi();
  const { data: roulette } = useQuery(rouletteQuery(api, memberId));
  const draws = useQuery({
    ...drawsQuery(api, memberId),
    enabled: roulette !== null && roulette !== undefined,
  });
  return { roulette, drawsLeft: draws.data, drawsAt: draws.dataUpdatedAt };
}

/** Preloads the picture for this many prizes (PROMO-13); returns its address once it has loaded. */
export function useWheelPicture(count: number): string | undefined {
  const address = wheelPicture(count);
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const picture = new Image();
    picture.onload = () => setLoaded(address);
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address]);
  return loaded === address ? loaded : undefined;
}
