import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { trackEvent } from "./registration-event.api.ts";
import { registrationEvent } from "./registration-event.ts";

const event = () =>
  registrationEvent(
    { memberId: 88_213, currency: "VND" },
    {
      siteId: 9,
      now: 1_795_188_610_500,
      eventId: "5c1f6a3e-0b7d-4c1e-9a55-2f0c6a8b7d10",
      click: undefined,
    },
  );

test("[TRACK-01] an event has the five fields of the contract, its time in whole seconds", async () => {
  const body = await event();
  expect(Object.keys(body)).toEqual([
    "eventName",
    "eventTime",
    "eventID",
    "userData",
    "customData",
  ]);
  expect(body).toMatchObject({
    eventName: "CompleteRegistration",
    eventTime: 1_795_188_610,
    customData: { currency: "VND" },
  });
});

test.each(examplesOf(trackEvent))(
  "[TRACK-01] only success or failure is read from the answer: $name",
  async (example) => {
    const answer = await answerTo(trackEvent, await event(), example);
    expect(answer).toMatchObject(example.isSuccess ? { ok: true, data: null } : { ok: false });
  },
);
