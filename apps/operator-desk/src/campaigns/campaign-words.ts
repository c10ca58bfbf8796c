export const kindWords = {
  red_envelope: { one: "red envelope", title: "Red envelope" },
  roulette: { one: "prize wheel", title: "Prize wheel" },
} as const;
