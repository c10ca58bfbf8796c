import fc from "fast-check";
import { expect, test } from "vitest";
import { channelsFor } from "./channels.ts";
import { concernsLanguage, readEvent } from "./events.ts";

const everyEvent = channelsFor({ currency: "VND", template: "t", memberId: "1" }).flatMap(
  ({ events }) => events,
);

test("a game address arrives with the start it belongs to", () => {
  expect(
    readEvent("game.url", {
      url: "https://game.provider.example/run?ticket=0c9f",
      launch_id: "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55",
      gp_id: "GPJL",
      game_code: "JL-049",
      further: true,
    }),
  ).toEqual({
    type: "game.url",
    url: "https://game.provider.example/run?ticket=0c9f",
    launchId: "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55",
    providerId: "GPJL",
    gameCode: "JL-049",
  });
});

test("an address alone is enough; a broken launch id is never taken for a missing one", () => {
  const url = "https://game.provider.example/run";
  expect(readEvent("game.url", { url, gp_id: null, game_code: {} })).toMatchObject({
    url,
    launchId: undefined,
    providerId: undefined,
    gameCode: undefined,
  });
  expect(readEvent("game.url", { url, launch_id: null })).toMatchObject({ launchId: undefined });
  expect(readEvent("game.url", { url, launch_id: 12_345_678 })).toMatchObject({
    launchId: "12345678",
  });
  for (const launchId of ["", {}, [], false])
    expect(readEvent("game.url", { url, launch_id: launchId })).toBeUndefined();
});

test.each([undefined, null, "", "no JSON", 7, [], {}])(
  "with the payload %o every event that needs no field is read, and no other",
  (payload) => {
    const needsField = new Set(["game.url", "forward_game.status", "login"]);
    for (const name of everyEvent)
      expect(readEvent(name, payload)?.type).toBe(needsField.has(name) ? undefined : name);
  },
);

test("numbers written as text, and text written as a number, are both read", () => {
  expect(readEvent("forward_game.status", { code: 957 })).toEqual({
    type: "forward_game.status",
    code: "957",
    message: "",
  });
  expect(readEvent("member.cash", { cash: 1_252.38 })).toEqual({
    type: "member.cash",
    cash: "1252.38",
  });
  expect(
    readEvent("member_deposit.success", {
      order_number: 417,
      deposit_amount: 500,
      deposit_times: "1",
    }),
  ).toEqual({
    type: "member_deposit.success",
    deposit: { orderNumber: "417", amount: "500", times: 1 },
  });
});

test.each(["", "1,000.00", "NaN", "1e9", "12.", null, true, {}])(
  "the amount %o is not a balance, so the wallet has to be fetched",
  (cash) => {
    expect(readEvent("member.cash", { cash })).toEqual({ type: "member.cash", cash: undefined });
  },
);

test("a negative main wallet is read as well", () => {
  expect(readEvent("member.cash", { cash: "-12.50" })).toMatchObject({ cash: "-12.50" });
});

test.each([0, -1, 1.5, "0", "1.0", "first", null])(
  "a deposit counted %o times is unreadable, so only the balance has to be fetched",
  (deposit_times) => {
    const made = { order_number: "D1", deposit_amount: "5.00", deposit_times };
    expect(readEvent("member_deposit.success", made)).toEqual({
      type: "member_deposit.success",
      deposit: undefined,
    });
  },
);

test("a status with unreadable words is still a status", () => {
  expect(readEvent("forward_game.status", { code: "957", message: {} })).toEqual({
    type: "forward_game.status",
    code: "957",
    message: "",
  });
});

test("an unknown event is skipped", () => {
  for (const name of ["something.new", "constructor", "__proto__", ""])
    expect(readEvent(name, {})).toBeUndefined();
});

test("no payload makes the reading throw", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom(...everyEvent), fc.string()),
      fc.oneof(
        fc.anything(),
        fc.dictionary(
          fc.constantFrom("url", "launch_id", "cash", "token", "code", "language", "order_number"),
          fc.anything(),
        ),
      ),
      (name, payload) => {
        expect([undefined, name]).toContain(readEvent(name, payload)?.type);
      },
    ),
  );
});

test("a template event for another language is ignored", () => {
  const sponsor = (payload: unknown) => {
    const event = readEvent("model_sponsor.url", payload);
    return event !== undefined && concernsLanguage(event, "vi_VN");
  };
  expect(sponsor({ language: "vi_VN" })).toBe(true);
  expect(sponsor({ language: "en_US" })).toBe(false);
  expect(sponsor({})).toBe(true);
  expect(sponsor(null)).toBe(true);
});
