/** What a third party has come to know of the site's players. */
export interface Received {
  /** A script that was fetched, what it reported from a browser, or an event of the site's own server. */
  readonly kind: "script" | "report" | "event";
  /** The file of a script without its ending. */
  readonly name?: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** In ms since 1970. */
  readonly at: number;
}

/** As many as a test looks through; older ones go. */
const maxReceived = 500;

/** Memory of the stand-in for an advertiser. */
export function createThirdParty() {
  let received: Received[] = [];
  return {
    add(one: Received): void {
      received = [...received, one].slice(-maxReceived);
    },
    /** The oldest first. */
    list: (): readonly Received[] => received,
    clear(): void {
      received = [];
    },
  };
}

export type ThirdParty = ReturnType<typeof createThirdParty>;
