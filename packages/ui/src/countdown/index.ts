export { Countdown, type CountdownProps } from "./countdown-clock.tsx";
export { clockText } from "./countdown.ts";
export { useAnnouncedCountdown } from "./use-announced-countdown.ts";
export { useCountdown } from "./use-countdown.ts";
