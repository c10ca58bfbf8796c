/** A choice with the field that it is for: `7;win:3` is a bet at the odds of the seventh field. */
export interface AtField {
  /** Counted from 1; undefined for the one field that there was before there were several. */
  readonly field: number | undefined;
  readonly bets: string;
}

/** Undefined where no field of so many is meant. */
export function atField(choice: string, fields: number): AtField | undefined {
  const [, number, bets = ""] = /^(?:([1-9]\d?);)?(.*)$/.exec(choice) ?? [];
  const field = number === undefined ? undefined : Number(number);
  return field !== undefined && field > fields ? undefined : { field, bets };
}

/** Shares no factor with the number of fields, so that all of them come in turn. */
const step = 7;

/** The field of a game's next meeting: games begin at different fields, and each round goes on to another. */
export function fieldAt(gameCode: string, meeting: number, fields: number): number {
  let place = 0;
  for (const letter of gameCode) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return ((place + meeting * step) % fields) + 1;
}
