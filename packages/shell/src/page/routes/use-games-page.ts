import { type ProviderAsked, providerAsked } from "@naluma/lobby/games";
import { useMemberId } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { usePlay } from "../app/use-app.ts";

/** Game images in the first view of a page that starts with text: one row. */
const eagerTiles = { desktop: 7, mobile: 3 } as const;

/** The ports of pages with games. The test member of a demo site has no lists of their own. */
export function useTilePorts() {
  const onPlay = usePlay();
  const { template } = useSite();
  return {
    onPlay,
    eagerTiles: eagerTiles[template],
    memberId: useMemberId(),
  };
}

/**
 * The provider in the query, with a key that changes with it. `undefined` if there is none, but the route's rule does
 * not let such an address through.
 */
export function useProviderAsked(): (ProviderAsked & { readonly key: string }) | undefined {
  const { search } = useLocation();
  return useMemo(() => {
    const asked = providerAsked(new URLSearchParams(search));
    return asked && { ...asked, key: Object.values(asked).join(" ") };
  }, [search]);
}
