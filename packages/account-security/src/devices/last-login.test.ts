import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { expect, test } from "vitest";
import { devicesOnWire } from "./devices.fake.ts";
import { lastLoginText } from "./last-login.ts";

const after = (reply: Reply) =>
  lastLoginText(fakeApi({ "/sandbox/member/devices": () => reply }), "en_US");

test("the last login is told with its time, device and address", async () => {
  expect(await after({ data: devicesOnWire })).toMatch(
    /^Last login: .*2026.* · Safari on iOS · 198\.51\.100\.4$/,
  );
});

test("what is not known of it is said so", async () => {
  const unknown = {
    browser: "",
    system: "",
    address: "",
    at: "2026-11-20T08:12:00Z",
    is_here: false,
  };
  expect(await after({ data: { list: [], last_login: unknown } })).toMatch(
    / · Unknown device · unknown address$/,
  );
  const nameless = { ...unknown, system: "Linux" };
  expect(await after({ data: { list: [], last_login: nameless } })).toMatch(/ · Linux · /);
});

test.each([
  ["a first login", { data: { list: [], last_login: null } }],
  ["an operator without the call", refused("404")],
  ["no connection", lost],
] as const)("nothing is told after %s", async (_, reply) => {
  expect(await after(reply)).toBeUndefined();
});
