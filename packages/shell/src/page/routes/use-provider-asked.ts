import { type ProviderAsked, providerAsked } from "@naluma/lobby/games";
import { useMemo } from "react";
import { useLocation } from "react-router";

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
