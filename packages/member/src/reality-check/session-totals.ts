/** The result of the session so far; amounts are decimal strings. */
export interface SessionResult {
  readonly currency: string;
  readonly staked: string;
  readonly won: string;
  readonly net: string;
}

/** The state of the session by its keeper's clock. */
export interface SessionTotals {
  /** Since the login, in ms. */
  readonly elapsed: number;
  /** Until the next reality check, in ms: 0 or less when it is due, undefined if the member has none. */
  readonly dueIn: number | undefined;
  /** Minutes between two checks; 0 means no checks. */
  readonly minutes: number;
  readonly choices: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly mayBeOff: boolean;
  /** Known only if the platform keeps it. */
  readonly result: SessionResult | undefined;
}

const minute = 60_000;

/** Never `0 min`: a session that has just begun counts as a minute. */
export function timeParts(elapsed: number): { readonly hours: number; readonly minutes: number } {
  const whole = Math.max(1, Math.floor(elapsed / minute));
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
