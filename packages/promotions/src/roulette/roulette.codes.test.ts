import { expect, test } from "vitest";
import { infoRefusal, spinRefusal } from "./roulette.codes.ts";

const refusal = (code: string, status = 200) => ({
  code,
  status,
  message: "The platform's words.",
  data: null,
});
const theirs = { text: "The platform's words." };

test.each([
  ["2095101", { id: "roulette.not_open" }],
  ["2093102", theirs],
  ["999", theirs],
  ["offline", theirs],
])("[PROMO-21] the draws refused with %s show the right message", (code, message) => {
  expect(infoRefusal(refusal(code))).toEqual(message);
});

test.each([
  ["2093101", "warning", { id: "roulette.condition_unmet" }],
  ["2093102", "message", { id: "roulette.no_draws" }],
  ["2093103", "message", { id: "roulette.ended" }],
  ["2093104", "message", { id: "roulette.not_begun" }],
  ["2093199", "message", theirs],
  ["2095101", "message", theirs],
  ["999", "message", theirs],
])(
  "[PROMO-22] [PROMO-23] [PROMO-24] [PROMO-25] a spin refused with %s is a %s",
  (code, as, message) => {
    expect(spinRefusal(refusal(code))).toEqual({ as, message });
  },
);
