/** A choice with its field: `7;win:3` is a bet at the odds of the seventh field. */
export interface AtField {
  /** Counted from 1; undefined for rounds from before there were several fields. */
  readonly field: number | undefined;
  readonly bets: string;
}

/** Undefined if the choice names none of these fields. */
export function atField(choice: string, fields: number): AtField | undefined {
  const [, number, bets = ""] = /^(?:([1-9]\d?);)?(.*)$/.exec(choice) ?? [];
  const field = number === undefined ? undefined : Number(number);
  return field !== undefined && field > fields ? undefined : { field, bets };
}

/** Shares no factor with the number of fields, so that every field is visited in turn. */
const step = 7;

/** The field of a game's next meeting: games start at different fields, and each round moves on to another one. */
export function fieldAt(gameCode: string, meeting: number, fields: number): number {
  let place = 0;
  for (const letter of gameCode) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return ((place + meeting * step) % fields) + 1;
}
