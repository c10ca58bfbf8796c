import { type ProviderAsked, providerAsked } from "@naluma/lobby/games";
import { useMemo } from "react";
import { useLocation } from "react-router";

/**
 * The provider that the query names, with a key that changes with it. Nothing where it names none: the
 * rule of the route lets no such address come so far.
 */
export function useProviderAsked(): (ProviderAsked & { readonly key: string }) | undefined {
  const { search } = useLocation();
  return useMemo(() => {
    const asked = providerAsked(new URLSearchParams(search));
    return asked && { ...asked, key: Object.values(asked).join(" ") };
  }, [search]);
}
