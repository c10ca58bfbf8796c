interface Read {
  readonly data: unknown;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
}

/** The display state of a query: data that has loaded stays visible, even if a later read fails. */
export function readStatus({
  data,
  isError,
  fetchStatus,
}: Read): "ready" | "offline" | "failed" | "loading" {
  if (data !== undefined) return "ready";
  if (fetchStatus === "paused") return "offline";
  return isError ? "failed" : "loading";
}
