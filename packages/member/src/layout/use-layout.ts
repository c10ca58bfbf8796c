import { useQuery } from "@tanstack/react-query";
import { useMember, useSession } from "../use-member.ts";
import { layoutQuery } from "./layout.api.ts";

export const useLayout = () => useQuery(layoutQuery(useMember().ports.api, useSession()));

/** The balance of the main wallet, as in the layout; the wallet feature formats it. */
interface MainBalance {
  /** A decimal string; undefined until it has loaded, or if it could not be loaded. */
  readonly cash: string | undefined;
  /** Loading it failed; this stays true during a retry. */
  readonly isFailed: boolean;
  readonly refreshing: boolean;
}

export function useMainBalance(): MainBalance {
  const { data, isError, isFetching, errorUpdateCount } = useLayout();
  return {
    cash: isError ? undefined : data?.cash,
    isFailed: isError || (data === undefined && errorUpdateCount > 0),
    refreshing: isFetching,
  };
}
