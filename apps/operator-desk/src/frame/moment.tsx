import { clockOf, elsewhere, timeOf, zoneName } from "./time.ts";

export interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** Where nothing beside it names the zone, as the head of a column does; `clock` is without the day. */
  as?: "zoned" | "plain" | "clock" | undefined;
}

/** A time by the site's clock; by that of this computer, and as the wire has it, in its title. */
export function Moment({ at, as = "zoned" }: MomentProps) {
  return (
    <time className="num moment" dateTime={at} title={elsewhere(at)}>
      {as === "clock" ? clockOf(at) : as === "plain" ? timeOf(at) : `${timeOf(at)} ${zoneName}`}
    </time>
  );
}
