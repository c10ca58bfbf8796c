/** Days of the site's calendar (`YYYY-MM-DD`), both inclusive; "" for an open end. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Such a range contains no days, so nothing is requested. */
export const areDaysWrong = ({ from, to }: DayRange): boolean =>
  from !== "" && to !== "" && to < from;
