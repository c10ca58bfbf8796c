import { browserClock, type Clock } from "@naluma/machine/clock";
import { hashKey, type QueryClient, type QueryState } from "@tanstack/react-query";
import type { walletQuery } from "./wallet.api.ts";
import type { Wallet } from "./wallet.ts";

/** After this time, a response about the wallet is too late for a receipt. In milliseconds. */
const answerTimeout = 10_000;

type Read = Pick<
  QueryState<{ readonly cash: string }>,
  "status" | "fetchStatus" | "isInvalidated" | "data"
>;

/**
 * The main wallet's balance, if certain: real time reports every change, and no request is pending.
 * `read` is the state of the query.
 */
export function certainMain(read: Read | undefined, isRealtime: boolean): string | undefined {
  const isCertain =
    isRealtime && read?.status === "success" && read.fetchStatus === "idle" && !read.isInvalidated;
  return isCertain ? read.data?.cash : undefined;
}

/** The platform's next response about the wallet; undefined if it takes too long. */
export function nextWallet(
  queryClient: QueryClient,
  { queryKey }: Pick<ReturnType<typeof walletQuery>, "queryKey">,
  clock: Pick<Clock, "setTimeout"> = browserClock,
): Promise<Wallet | undefined> {
  const hash = hashKey(queryKey);
  return new Promise((resolve) => {
    const settle = (wallet?: Wallet) => {
      stop();
      cancel();
      resolve(wallet);
    };
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.query.queryHash !== hash) return;
      // Data set by an event is not a response.
      if (event.action.type !== "success" || event.action.manual) return;
      const wallet = queryClient.getQueryData(queryKey);
      if (wallet) settle(wallet);
    });
    const cancel = clock.setTimeout(() => settle(), answerTimeout);
  });
}
