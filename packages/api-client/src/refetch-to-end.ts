import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * Refetches a query and waits for the result. A query is aborted when its last observer unmounts, for example when a
 * game opens in the page. A temporary observer prevents that.
 */
export async function refetchToEnd<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const fetched = queryClient.fetchQuery({ ...query, staleTime: 0 });
  const observer = new QueryObserver(queryClient, { ...query, enabled: false });
  await fetched.finally(observer.subscribe(() => undefined));
}
