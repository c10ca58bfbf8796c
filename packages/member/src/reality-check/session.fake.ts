import type { Reply } from "@naluma/api-client/api.fake";

const now = Date.parse("2026-11-23T15:00:00Z");

const written = (at: number) => new Date(at).toISOString();

interface Options {
  /** In ms; undefined if the member has no checks. */
  readonly dueIn?: number;
  readonly elapsed?: number;
  readonly minutes?: number;
  readonly mayBeOff?: boolean;
}

/** The platform's response; after `seen` or a new choice the interval starts again. */
export const sessionReply =
  ({ dueIn, elapsed = 60_000, minutes = 30, mayBeOff = true }: Options) =>
  ({ body }: { body: unknown }): Reply => {
    const asked = JSON.stringify(body);
    const isAnew = asked.includes("seen") || asked.includes("minutes");
    const due = isAnew ? minutes * 60_000 : dueIn;
    return {
      data: {
        now: written(now),
        began_at: written(now - elapsed),
        currency: "USD",
        staked: "52.00",
        won: "40.00",
        net: "-12.00",
        check: {
          minutes,
          choices: [15, 30, 60],
          least: 5,
          most: 240,
          may_be_off: mayBeOff,
          next_at: due === undefined ? null : written(now + due),
        },
      },
    };
  };
