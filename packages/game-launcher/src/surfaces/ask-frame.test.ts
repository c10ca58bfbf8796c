import { fakeApi, refused } from "@naluma/api-client/api.fake";
import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { createFrameCheck } from "./ask-frame.ts";

const address = new URL("https://game.example/run?ticket=1");

function asking(mayBeFramed: boolean) {
  const api = fakeApi({
    "/check_iframe": () => (mayBeFramed ? { data: null } : refused("999")),
  });
  const mayFrame = createFrameCheck({
    api,
    origin: "https://lobby.example",
    settings: {
      openTypes: { desktop: "modal", mobile: "page", app: "page", byProvider: {} },
      allowHttp: false,
      closed: false,
      frameOrigins: [address.origin],
    },
    clock: fakeClock(),
  });
  return { api, mayFrame };
}

test.each([
  ["may be framed is asked about once", true, 1],
  ["must not be framed is asked about each time", false, 2],
])("an origin that %s", async (_, mayBeFramed, calls) => {
  const { api, mayFrame } = asking(mayBeFramed);
  expect([await mayFrame(address), await mayFrame(address)]).toEqual([mayBeFramed, mayBeFramed]);
  expect(api.sent).toHaveLength(calls);
});

test("an origin that the site does not list is never framed by our pages, whatever the platform allows", async () => {
  const { api, mayFrame } = asking(true);
  expect(await mayFrame(new URL("https://other.example/run"))).toBe(false);
  expect(api.sent).toHaveLength(0);
});
