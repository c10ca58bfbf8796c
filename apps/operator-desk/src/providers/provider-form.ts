import { fieldTimeOf } from "../frame/time.ts";
import type { Provider, StateChange } from "./providers.api.ts";

export interface ProviderValues {
  readonly state: string;
  /** In ms. */
  readonly delay: string;
  /** In the format of the browser's input, `2026-12-01T10:00`; if empty, it starts now and lasts two hours. */
  readonly starts: string;
  readonly ends: string;
}

const longestDelay = 60_000;

export const initialOf = ({ planned, ...provider }: Provider): ProviderValues => {
  const { state, delay_ms } = provider;
  const { start_at = "", end_at = "" } = planned ?? provider;
  return {
    state: planned ? "maintenance" : state,
    delay: String(delay_ms ?? 3_000),
    starts: minuteOf(start_at),
    ends: minuteOf(end_at),
  };
};

const minuteOf = (instant: string) => fieldTimeOf(instant).slice(0, 16);

const siteTime = (typed: string) => typed.slice(0, 16).replace("T", " ");

export const checkProvider = ({ state, delay, starts, ends }: ProviderValues) => ({
  delay:
    state === "slow" && !(/^\d{1,5}$/.test(delay.trim()) && Number(delay) <= longestDelay)
      ? `Enter whole milliseconds, at most ${longestDelay}.`
      : undefined,
  ends:
    state === "maintenance" && starts !== "" && ends !== "" && ends <= starts
      ? "The end must be after the start."
      : undefined,
});

export const changeOf = ({ state, delay, starts, ends }: ProviderValues): StateChange["change"] => {
  switch (state) {
    case "slow":
      return { state, delay_ms: Number(delay) };
    case "maintenance":
      return {
        state,
        ...(starts !== "" && { start_at: siteTime(starts) }),
        ...(ends !== "" && { end_at: siteTime(ends) }),
      };
    case "refusing":
      return { state };
    default:
      return { state: "open" };
  }
};

/** The consequences for members who are playing. */
export const consequence: Readonly<Record<StateChange["change"]["state"], string>> = {
  open: "Its games are available again at once.",
  slow: "Its games start with a delay, and every transfer waits.",
  refusing:
    "Its games can’t be started, running games accept no stakes, and the money it holds stays there.",
  maintenance:
    "During maintenance its games can’t be started, running games accept no stakes, and the money it holds stays there. Players who start one see the times. It ends automatically.",
};
