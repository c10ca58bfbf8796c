/** Data that a third party received about the site's players. */
export interface Received {
  /** A script that was fetched, a report from a browser, or an event from the site's own server. */
  readonly kind: "script" | "report" | "event";
  /** The script's file name without its extension. */
  readonly name?: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** In ms since 1970. */
  readonly at: number;
}

/** As many as a test looks through; older entries are dropped. */
const maxReceived = 500;

export function createThirdParty() {
  let received: Received[] = [];
  return {
    add(one: Received): void {
      received = [...received, one].slice(-maxReceived);
    },
    /** Oldest first. */
    list: (): readonly Received[] => received,
    clear(): void {
      received = [];
    },
  };
}

export type ThirdParty = ReturnType<typeof createThirdParty>;
