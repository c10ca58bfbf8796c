import { expect, test } from "vitest";
import { newDraft, newOffer } from "./campaign-draft.ts";
import { campaignQuestion } from "./use-campaign-editor.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const draft = {
  ...newDraft("red_envelope", "USD"),
  name: { en_US: "Harbour evening" },
  endAt: "2026-12-01T12:00:00",
};
const coming = { ...draft, startAt: "2026-11-24T12:00:00" };

test("a new campaign says what it costs the house, and when it starts", () => {
  const offers = [newOffer("USD"), { ...newOffer("VND"), budget: "5000000.00" }];
  expect(campaignQuestion({ ...draft, offers }, undefined, now)).toMatchObject({
    title: "Start “Harbour evening”?",
    text: "Taken from the house at once: 1,000.00 USD, 5,000,000 VND. Members can take part at once.",
    confirm: "Start campaign",
  });
  expect(campaignQuestion(coming, undefined, now)).toMatchObject({
    title: "Save “Harbour evening”?",
    text: "Taken from the house at once: 1,000.00 USD. It starts on 24 Nov, 12:00:00 GMT-4.",
    confirm: "Save campaign",
  });
});

test("a change is confirmed when it moves money or starts the campaign", () => {
  const running = { ...draft, startAt: "2026-11-20T12:00:00" };
  const more = { ...running, offers: [{ ...newOffer("USD"), budget: "1500" }] };
  const other = { ...running, offers: [newOffer("BRL")] };
  expect(campaignQuestion(more, running, now)?.text).toBe(
    "Taken from the house at once: 500.00 USD.",
  );
  expect(campaignQuestion(running, more, now)?.text).toBe("Returned to the house: 500.00 USD.");
  expect(campaignQuestion(other, running, now)?.text).toBe(
    "Taken from the house at once: 1,000.00 BRL. Returned to the house: 1,000.00 USD.",
  );
  expect(campaignQuestion({ ...coming, startAt: "" }, coming, now)?.text).toBe(
    "Members can take part at once.",
  );
  expect(campaignQuestion({ ...running, times: "3" }, running, now)).toBeUndefined();
  expect(campaignQuestion({ ...coming, times: "3" }, coming, now)).toBeUndefined();
});
