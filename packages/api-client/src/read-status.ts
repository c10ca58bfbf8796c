interface Read {
  readonly data: unknown;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
}

/** What a page shows of a query: data that are here stay, whatever a later read says. */
export function readStatus({
  data,
  isError,
  fetchStatus,
}: Read): "ready" | "offline" | "failed" | "loading" {
  if (data !== undefined) return "ready";
  if (fetchStatus === "paused") return "offline";
  return isError ? "failed" : "loading";
}
