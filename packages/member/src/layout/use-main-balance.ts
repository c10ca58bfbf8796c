import { useLayout } from "./use-layout.ts";

/** What the member's main wallet holds, as the layout says; how it looks is the wallet's to say. */
export interface MainBalance {
  /** Decimal text; nothing until it was read, and where it could not be. */
  readonly cash: string | undefined;
  /** It could not be read; it still counts while it is being tried again. */
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
