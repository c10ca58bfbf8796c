/** What came of the session so far; amounts are decimal text. */
export interface SessionResult {
  readonly currency: string;
  readonly staked: string;
  readonly won: string;
  readonly net: string;
}

/** Where the session stands, by the clock of whoever keeps it. */
export interface SessionTotals {
  /** Since the login, in ms. */
  readonly elapsed: number;
  /** Until the next reality check, in ms: none is left when it is due. Nothing where the member has none. */
  readonly dueIn: number | undefined;
  /** Minutes between two checks; 0 is none. */
  readonly minutes: number;
  readonly choices: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly mayBeOff: boolean;
  /** Only a platform that keeps it tells it. */
  readonly result: SessionResult | undefined;
}

const minute = 60_000;

/** Never `0 min`: what has just begun has lasted a minute. */
export function timeParts(elapsed: number): { readonly hours: number; readonly minutes: number } {
  const whole = Math.max(1, Math.floor(elapsed / minute));
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
