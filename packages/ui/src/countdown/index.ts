export { clockText, secondsLeft, systemClock, type Clock } from "./countdown.ts";
export { useCountdown } from "./use-countdown.ts";
