import { clockOf, elsewhere, timeOf, zoneName } from "./time.ts";

export interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** `plain` is for places that already name the zone, such as a column header; `clock` leaves out the day. */
  as?: "zoned" | "plain" | "clock" | undefined;
}

/** A time by the site's clock; its title has the time of this computer and the value on the wire. */
export function Moment({ at, as = "zoned" }: MomentProps) {
  return (
    <time className="number moment" dateTime={at} title={elsewhere(at)}>
      {as === "clock" ? clockOf(at) : as === "plain" ? timeOf(at) : `${timeOf(at)} ${zoneName}`}
    </time>
  );
}
