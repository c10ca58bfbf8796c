import { expect, test } from "vitest";
import { realtimeSettings } from "./realtime-settings.ts";

const here = { host: "127.0.0.1", port: 4_100, secret: "made at start" };

test("without any variable events go to the server in the same process", () => {
  expect(realtimeSettings({}, here)).toEqual({
    appId: "1",
    key: "naluma",
    secret: "made at start",
    host: "127.0.0.1",
    port: 4_100,
    tls: false,
    embedded: true,
    clientEvents: false,
    subscriptionCounts: false,
  });
  const both = { PUSHER_CLIENT_EVENTS: "1", PUSHER_SUBSCRIPTION_COUNTS: "true" };
  expect(realtimeSettings(both, here)).toMatchObject({
    clientEvents: true,
    subscriptionCounts: true,
  });
});

test("PUSHER_HOST names an external server, with the usual port of its scheme", () => {
  const env = {
    PUSHER_HOST: "rt.example.com",
    PUSHER_APP_ID: "9",
    PUSHER_KEY: "k",
    PUSHER_SECRET: "s",
  };
  expect(realtimeSettings({ ...env, PUSHER_TLS: "true" }, here)).toEqual({
    appId: "9",
    key: "k",
    secret: "s",
    host: "rt.example.com",
    port: 443,
    tls: true,
    embedded: false,
    clientEvents: false,
    subscriptionCounts: false,
  });
  expect(realtimeSettings({ ...env, PUSHER_PORT: "6001" }, here)).toMatchObject({
    port: 6_001,
    tls: false,
  });
});

test.each([
  { PUSHER_HOST: "rt.example.com" },
  { PUSHER_APP_ID: "naluma" },
  { PUSHER_KEY: "a:b" },
  {
    PUSHER_HOST: "h",
    PUSHER_APP_ID: "1",
    PUSHER_KEY: "k",
    PUSHER_SECRET: "s",
    PUSHER_PORT: "eighty",
  },
])("an incomplete configuration is an error that says what is missing: %o", (env) => {
  expect(() => realtimeSettings(env, here)).toThrow(/PUSHER_/);
});
