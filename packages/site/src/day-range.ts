/** Days of the site's calendar, both included, `YYYY-MM-DD`; '' where none is chosen. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Such days can hold nothing, so nothing is asked for. */
export const areDaysWrong = ({ from, to }: DayRange): boolean =>
  from !== "" && to !== "" && to < from;
