import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEvent } from "./tracking-event.ts";

const now = 1_795_188_610_000;
const asked = { now, token: "s_12.q8Wv3nT0kLm4ZpXc7YbR", key: "key" };
const hash = "9f".repeat(32);
const fbc = `fb.1.${now}.IwAR0abcdefghijklmnopqrstuvwxyz`;
const eventID = "5c1f6a3e-0b7d-4c1e-9a55-2f0c6a8b7d10";

const body = (changes: object = {}) => ({
  eventName: "CompleteRegistration",
  eventTime: now / 1_000,
  eventID,
  userData: { external_id: hash, fbc },
  customData: { currency: "VND" },
  ...changes,
});

describe("an event of tracking", () => {
  it("[TRACK-01] an event is sent under the collector's names, with a member's id that nobody outside can compute", () => {
    const event = readEvent(body(), asked);
    expect(event).toEqual({
      event_name: "CompleteRegistration",
      event_time: now / 1_000,
      event_id: eventID,
      action_source: "other",
      user_data: { external_id: [expect.stringMatching(/^[0-9a-f]{64}$/)], fbc },
      custom_data: { currency: "VND" },
    });
    expect(JSON.stringify(event)).not.toContain(hash);
    expect(readEvent(body(), { ...asked, key: "another" })).not.toEqual(event);
    expect(readEvent(body(), asked)).toEqual(event);
  });

  it.each([
    ["another event", { eventName: "Purchase" }],
    ["a name of the page's own", { eventName: "player01" }],
    ["a time that is none of today", { eventTime: 912_345_678 }],
    ["a time in ms", { eventTime: now }],
    ["an id that is a username", { eventID: "reg-player01" }],
    ["no data of the player", { userData: undefined }],
  ])("an event with %s is not accepted", (_name, changes) => {
    expect(readEvent(body(changes), asked)).toBeUndefined();
  });

  it.each([-3_600, 3_600])(
    "an event dated %d s from now is accepted, and one a second further is not",
    (far) => {
      const told = (seconds: number) =>
        readEvent(body({ eventTime: now / 1_000 + seconds }), asked);
      expect(told(far)).toMatchObject({ event_id: eventID });
      expect(told(far + Math.sign(far))).toBeUndefined();
    },
  );

  it("an event loses each value of the wrong type, and is still accepted", () => {
    const userData = { external_id: "player01", fbc: "click" };
    expect(readEvent(body({ userData, customData: { currency: "EUR" } }), asked)).toMatchObject({
      event_id: eventID,
      user_data: {},
      custom_data: {},
    });
  });

  it.each([undefined, null, [], "x", 1, {}])("%j is not an event", (given) => {
    expect(readEvent(given, asked)).toBeUndefined();
  });

  it("an event without click and currency is sent with what it has", () => {
    expect(
      readEvent(body({ userData: { external_id: hash }, customData: {} }), asked),
    ).toMatchObject({ user_data: { external_id: [expect.any(String)] }, custom_data: {} });
  });

  it("an event that contains the token of its own request is not sent", () => {
    const token = "9f".repeat(32);
    const stolen = body({ userData: { external_id: token } });
    expect(readEvent(stolen, { ...asked, token })).toBeUndefined();
    // Letter case makes no difference.
    expect(readEvent(stolen, { ...asked, token: token.toUpperCase() })).toBeUndefined();
    const inClick = body({ userData: { fbc: `fb.1.${now}.q8Wv3nT0kLm4ZpXc7YbR` } });
    expect(readEvent(inClick, asked)).toBeUndefined();
  });
});

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));
const secrets = {
  token: fc.oneof(
    fc.constant(asked.token),
    fc.stringMatching(/^s_[0-9]{1,6}\.[A-Za-z0-9_-]{20,43}$/),
    fc.stringMatching(/^eyJ[A-Za-z0-9]{10,20}\.eyJ[A-Za-z0-9]{10,20}\.[A-Za-z0-9_-]{10,20}$/),
  ),
  phone: fc.oneof(
    digits(8, 15),
    digits(8, 13).map((number) => `+${number}`),
  ),
  mail: fc.emailAddress(),
  account: fc.stringMatching(/^[a-z][a-z0-9]{5,11}$/),
};

const places = ["eventID", "external_id", "fbc", "currency", "em", "ph", "value", "note"] as const;

const put = (secret: string, place: (typeof places)[number]) => {
  const { userData, customData, ...rest } = body();
  switch (place) {
    case "eventID":
      return { ...rest, userData, customData, eventID: secret };
    case "external_id":
    case "fbc":
    case "em":
    case "ph":
      return { ...rest, customData, userData: { ...userData, [place]: secret } };
    case "currency":
    case "value":
      return { ...rest, userData, customData: { ...customData, [place]: secret } };
    case "note":
      return { ...rest, userData, customData, [place]: { [secret]: secret } };
  }
};

/**
 * The parts of an event that could belong to another person: everything except what the gateway made itself or
 * checked character by character.
 */
const othersIn = (event: ReturnType<typeof readEvent>): string[] => {
  if (!event) return [];
  const { event_time, user_data, ...rest } = event;
  expect(Math.abs(event_time - now / 1_000)).toBeLessThanOrEqual(3_600);
  for (const id of user_data.external_id ?? []) expect(id).toMatch(/^[0-9a-f]{64}$/);
  return [user_data.fbc?.replace(/^fb\.1\.\d{13}/, ""), JSON.stringify(rest)]
    .filter((text) => text !== undefined)
    .map((text) => text.replace(eventID, ""));
};

describe.each(Object.entries(secrets))("no %s gets through", (_name, arbitrary) => {
  it("it is removed from whichever field it is put in, alone or as a click id", () => {
    fc.assert(
      fc.property(
        arbitrary,
        fc.constantFrom(...places),
        fc.boolean(),
        (secret, place, isAsClick) => {
          const event = readEvent(put(isAsClick ? `fb.1.${now}.${secret}` : secret, place), asked);
          for (const text of othersIn(event)) expect(text).not.toContain(secret);
        },
      ),
    );
  });
});
