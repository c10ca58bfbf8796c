import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/**
 * Reads a query again, to the end. A query is aborted, unseen, when the last part of the page that
 * shows it goes. A game that opens in the page takes all of them away: so somebody stays with it.
 */
export async function refetchToEnd<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const fetched = queryClient.fetchQuery({ ...query, staleTime: 0 });
  const observer = new QueryObserver(queryClient, { ...query, enabled: false });
  await fetched.finally(observer.subscribe(() => undefined));
}
