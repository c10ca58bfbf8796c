import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { describe, expect, test, vi } from "vitest";
import type { Authenticator } from "./authenticator.ts";
import { logInByPasskey } from "./passkey-login-button.tsx";
import { passCode, passPassword } from "./protection-steps.ts";
import { readWaitingLogin } from "./protection.api.ts";

const base = "/services/v1/member/login-protection";
const app = { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x" };
const codes = ["abcde-fghjk", "mnpqr-stuvw"];
const challenge = { challenge: "c2lnbg" };

const replies: Readonly<Record<string, () => Reply>> = {
  [`${base}/totp/begin`]: () => ({ data: app }),
  [`${base}/totp/confirm`]: () => ({ data: { recovery_codes: codes } }),
  [`${base}/totp/recovery-codes`]: () => ({ data: { recovery_codes: codes } }),
  [`${base}/totp/remove`]: () => ({ data: null }),
  [`${base}/passkeys/begin`]: () => ({ data: challenge }),
  [`${base}/passkeys/add`]: () => ({ data: null }),
  "/services/v1/visitor/passkey/begin": () => ({ data: challenge }),
  "/services/v1/visitor/passkey/login": () => ({
    data: { member_id: 7, member_account: "ann", member_currency: "USD", token: "s_1.secret" },
  }),
};

const holding = (made: unknown): Authenticator => ({
  create: vi.fn<Authenticator["create"]>().mockResolvedValue(made),
  get: vi.fn<Authenticator["get"]>().mockResolvedValue(made),
});

const typed = { password: "naluma88", name: " Phone " };

describe("the password", () => {
  test.each([
    ["turn-on", { at: "scan", ...app }],
    ["turn-off", { at: "finished" }],
    ["new-codes", { at: "codes", codes }],
    ["add-passkey", { at: "finished" }],
  ] as const)("leads %s to its next step", async (task, next) => {
    const api = fakeApi(replies);
    expect(await passPassword(api, holding({ id: "made" }), task, typed)).toEqual({ next });
    expect(api.sent[0]?.body).toEqual({ password: "naluma88" });
  });

  test.each(["turn-on", "turn-off", "new-codes", "add-passkey"] as const)(
    "leads nowhere when it is wrong: %s",
    async (task) => {
      const wrong = () => refused("101", "Incorrect password.");
      const api = fakeApi(Object.fromEntries(Object.keys(replies).map((path) => [path, wrong])));
      const device = holding({ id: "made" });
      expect(await passPassword(api, device, task, typed)).toEqual({
        refusal: { text: "Incorrect password." },
      });
      expect(device.create).not.toHaveBeenCalled();
    },
  );
});

test("the first code of the app shows the recovery codes, even with blanks around it", async () => {
  const api = fakeApi(replies);
  expect(await passCode(api, " 123456 ")).toEqual({ next: { at: "codes", codes } });
  expect(api.sent[0]?.body).toEqual({ code: "123456" });
});

describe("using a passkey", () => {
  test("creates it from what the platform asks for, and stores it under its name", async () => {
    const api = fakeApi(replies);
    const device = holding({ id: "made" });
    await passPassword(api, device, "add-passkey", typed);
    expect(device.create).toHaveBeenCalledWith(challenge);
    expect(api.sent[1]?.body).toEqual({ response: { id: "made" }, name: "Phone" });
  });

  test("sends nothing when the device creates none", async () => {
    const api = fakeApi(replies);
    expect(await passPassword(api, holding(undefined), "add-passkey", typed)).toEqual({
      refusal: { id: "protection.device_refused" },
    });
    expect(api.sent).toHaveLength(1);
  });

  const device = () => ({
    device: 1,
    login_type: "web" as const,
    system: "",
    browser: "",
    system_version: "",
    remote_addr: "" as const,
    host: "",
    cdn: "" as const,
    udid: "u",
  });

  test("logs its member in", async () => {
    const api = fakeApi(replies);
    const outcome = await logInByPasskey({ api, siteId: 1, device }, holding({ id: "signed" }));
    expect(outcome).toMatchObject({ login: { memberId: 7, account: "ann" } });
    expect(api.sent[1]?.body).toMatchObject({ site_id: 1, response: { id: "signed" }, udid: "u" });
  });

  test("says why when the platform refuses it or the device gives up", async () => {
    const from = (more: Record<string, () => Reply>, made: unknown) =>
      logInByPasskey({ api: fakeApi({ ...replies, ...more }), siteId: 1, device }, holding(made));
    expect(await from({}, undefined)).toEqual({
      refusal: { id: "protection.device_refused" },
    });
    expect(
      await from({ "/services/v1/visitor/passkey/login": () => refused("101", "Not here.") }, {}),
    ).toEqual({ refusal: { text: "Not here." } });
    expect(await from({ "/services/v1/visitor/passkey/begin": () => lost }, {})).toEqual({
      refusal: { text: "Network error." },
    });
  });
});

test.each([
  [{ member_login_id: "ml_1" }, "ml_1"],
  [{ member_login_id: "" }, undefined],
  [null, undefined],
])("a login that waits for its second step is read from %j", (data, waiting) => {
  expect(readWaitingLogin(data)).toBe(waiting);
});
