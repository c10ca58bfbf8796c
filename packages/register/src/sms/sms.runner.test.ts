import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { fakeClock } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { expect, it } from "vitest";
import { registerSmsWait, sendSms } from "./sms.runner.ts";

function opened(reply: Reply) {
  const api = fakeApi({ "/register/sms": () => reply });
  const { local } = fakeBrowser().tab();
  return { api, siteId: 9, clock: fakeClock(1_795_000_000_000), local };
}

const send = (ports: ReturnType<typeof opened>) => sendSms(ports, " 0912345678 ", "VND");

it("[REG-34] a sent SMS starts a wait of 300 s, known to other pages of the browser", async () => {
  const ports = opened({ data: null });
  const now = ports.clock.now();
  expect(await send(ports)).toEqual({ until: now + 300_000, refusal: undefined });
  expect(registerSmsWait.until(ports.local, now + 299_000)).toBe(now + 300_000);
  expect(registerSmsWait.until(ports.local, now + 300_000)).toBeUndefined();
});

it("the limit of five minutes starts the wait, too", async () => {
  const ports = opened(refused("102"));
  expect(await send(ports)).toEqual({
    until: ports.clock.now() + 300_000,
    refusal: { about: "button", message: { id: "sms.rate_limit" }, waits: true },
  });
});

it.each([
  ["099", "phone", { id: "sms.verification_error" }],
  ["99", "button", { id: "sms.error" }],
  ["103", "button", { id: "sms.no_balance" }],
  ["104", "button", { id: "sms.contact_service" }],
  ["201", "phone", { id: "sms.phone_blank" }],
  ["999", "button", { id: "sms.error" }],
] as const)(
  "code %s is shown at the %s and lets the visitor try again",
  async (code, about, message) => {
    const ports = opened(refused(code));
    expect(await send(ports)).toEqual({ until: undefined, refusal: { about, message } });
    expect(registerSmsWait.until(ports.local, ports.clock.now())).toBeUndefined();
  },
);

it("a missing network has its own message", async () => {
  const { refusal } = await send(opened(lost));
  expect(refusal).toEqual({ about: "button", message: { text: "Network error." } });
});
