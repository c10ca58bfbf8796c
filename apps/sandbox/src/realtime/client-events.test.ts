import fc from "fast-check";
import { expect, test } from "vitest";
import { clientData, createClientEventRule } from "./client-events.ts";

const typing = { channel: "private-room", json: "{}", isSubscribed: true };

test.each([
  ["on a private channel that was joined", {}, true],
  ["on a presence channel that was joined", { channel: "presence-room" }, true],
  ["on a channel that was not joined", { isSubscribed: false }, false],
  ["on a public channel", { channel: "board" }, false],
  ["on a cache channel that is public", { channel: "cache-board" }, false],
  ["on an encrypted channel", { channel: "private-encrypted-room" }, false],
  ["of 10,240 bytes", { json: "x".repeat(10_240) }, true],
  ["of more", { json: "x".repeat(10_241) }, false],
  ["of fewer characters, but more bytes", { json: "₫".repeat(3_414) }, false],
])("an event %s", (_, sent, isForwarded) => {
  const { objection } = createClientEventRule(true);
  expect(objection({ ...typing, ...sent }) === undefined).toBe(isForwarded);
  expect(createClientEventRule(false).objection({ ...typing, ...sent })).toMatch(/switched off/);
});

test("an event is forwarded if fewer than ten were in the second before it; refused ones do not count", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(120), { maxLength: 100 }), (pauses) => {
      let now = 0;
      const { objection } = createClientEventRule(true, () => now);
      const forwarded: number[] = [];
      for (const pause of pauses) {
        now += pause;
        const isForwarded = objection(typing) === undefined;
        expect(isForwarded).toBe(forwarded.filter((at) => now - at < 1_000).length < 10);
        if (isForwarded) forwarded.push(now);
      }
    }),
  );
});

test.each([
  ['{"text":"₫"}', '{"text":"₫"}'],
  [{ text: "₫" }, '{"text":"₫"}'],
  [7, "7"],
  [null, "null"],
])("data %j travels as the text %s", (data, text) => {
  expect(clientData(data)).toBe(text);
});
