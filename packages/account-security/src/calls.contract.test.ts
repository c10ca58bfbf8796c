import type { Api } from "@naluma/api-client";
import { ask, holdCalls, type HeldCalls } from "@naluma/api-client/wire-calls";
import { fakeClock } from "@naluma/machine/clock.fake";
import { deviceInfo } from "@naluma/site/device-info";
import { expect, vi } from "vitest";
import { editPassword } from "./change-password/change-password.api.ts";
import { devicesQuery, getDevices, removeDevices } from "./devices/devices.api.ts";
import { answerQuestion, skipQuestion } from "./double-validation/double-validation.api.ts";
import { startDoubleValidation } from "./double-validation/double-validation.runner.ts";
import { logInByPasskey } from "./login-protection/passkey-login-button.tsx";
import { passCode, passPassword, type Task } from "./login-protection/protection-steps.ts";
import {
  addPasskey,
  beginApp,
  beginPasskey,
  beginPasskeyLogin,
  confirmApp,
  getProtection,
  giveCode,
  passkeyLogin,
  protectionQuery,
  removeApp,
  removePasskey,
  renewCodes,
} from "./login-protection/protection.api.ts";
import { resetPassword, verifyOwner } from "./transfer-verification/verification.api.ts";
import { startVerification } from "./transfer-verification/verification.runner.ts";
import { setWithdrawPassword } from "./withdraw-password/withdraw-password.api.ts";

const clock = fakeClock();
const ignore = () => undefined;

const device = () =>
  deviceInfo({
    client: "mobile",
    platform: "web",
    host: "play.example.com",
    udid: "5c1f6a3e",
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel) Chrome/130.0 Mobile Safari/537.36",
  });
const deviceSent = {
  device: 2,
  login_type: "web",
  system: "Android",
  browser: "Chrome",
  system_version: "14",
  remote_addr: "",
  host: "play.example.com",
  cdn: "",
  udid: "5c1f6a3e",
} as const;

async function asked(api: Api) {
  const validation = startDoubleValidation(
    {
      api,
      siteId: 9,
      clock,
      device,
      emptyAnswers: ignore,
      showRefusal: ignore,
      onPassed: ignore,
    },
    { memberLoginId: "ml_7Qw2Zr9KfT", subject: "phone", remaining: 3 },
  );
  validation.send({ type: "opened" });
  await vi.waitFor(() => expect(validation.getState().captcha.at).toBe("shown"));
  return validation;
}

const picture = ["/captcha", { type: 1, site_id: 9 }] as const;

const changed = { password: "newday24", password_confirmation: "newday24" };

const verified = (method: "email" | "phone"): HeldCalls => ({
  title: `[AUTH-63] [AUTH-74] an owner is verified by account, withdrawal password and ${method}, and sets a password by the token`,
  async send(api) {
    const ports = { api, clock, emptyCode: ignore, showRefusal: ignore };
    const machine = startVerification({ ...ports, showPasswordRefusal: ignore, onDone: ignore });
    const isAt = (at: string) => vi.waitFor(() => expect(machine.getState().at).toBe(at));
    machine.send({ type: "opened" });
    await vi.waitFor(() => expect(machine.getState()).toMatchObject({ captcha: { at: "shown" } }));
    machine.send({
      type: "submitted",
      values: {
        account: " lotus88 ",
        withdrawPassword: "4826",
        method,
        code: "k7q4",
        email: " linh@example.com ",
        phone: " 0912345678 ",
      },
    });
    await isAt("password");
    machine.send({ type: "password-submitted", password: "newday24" });
    await isAt("over");
  },
  sends: [
    ["/clientCaptcha", undefined],
    [
      verifyOwner,
      {
        account: "lotus88",
        withdraw_password: "4826",
        member_email: method === "email" ? "linh@example.com" : "",
        member_phone: method === "phone" ? "0912345678" : "",
      },
    ],
    [resetPassword, { account: "lotus88", password: "newday24", token: "vx_91c4e7a20b6d" }],
  ],
});

const credential = {
  id: "cGhvbmU",
  rawId: "cGhvbmU",
  type: "public-key",
  clientExtensionResults: {},
};
const created = {
  ...credential,
  response: { clientDataJSON: "e30", attestationObject: "o2Nm", transports: ["internal"] },
};
const signed = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "SZYN", signature: "MEUC" },
};
const authenticator = {
  create: () => Promise.resolve(created),
  get: () => Promise.resolve(signed),
};

const owned = { password: "harvest7" };

const protecting = (task: Task, title: string, sends: HeldCalls["sends"]): HeldCalls => ({
  title,
  send: (api) => passPassword(api, authenticator, task, { ...owned, name: " Phone " }),
  sends,
});

holdCalls(
  import.meta.dirname,
  [
    {
      title: "[AUTH-41] an answer carries the login's id, the captcha and the device, flat",
      send: async (api) =>
        (await asked(api)).send({
          type: "submitted",
          values: { answer: " 0912345678 ", code: " 4871 " },
        }),
      sends: [
        picture,
        [
          answerQuestion,
          {
            member_login_id: "ml_7Qw2Zr9KfT",
            answer: "0912345678",
            captcha_answer: "4871",
            captcha_token: "cp_2b8d61f09a",
            ...deviceSent,
          },
        ],
      ],
    },
    {
      title: "[AUTH-42] a skip carries the login's id alone",
      send: async (api) => (await asked(api)).send({ type: "skip-asked" }),
      sends: [picture, [skipQuestion, { member_login_id: "ml_7Qw2Zr9KfT" }]],
    },
    verified("email"),
    verified("phone"),
    {
      title: "[AUTH-83] a new password goes with the old one and twice",
      send: (api) => api.send(editPassword, { old_password: "harvest7", ...changed }),
      sends: [[editPassword, { old_password: "harvest7", ...changed }]],
    },
    {
      title: "[AUTH-83] at a first login it goes without the old one",
      send: (api) => api.send(editPassword, changed),
      sends: [[editPassword, changed]],
    },
    {
      title: "the protection of a login is asked for with nothing",
      send: (api) => ask(protectionQuery(api, 88_213)),
      sends: [[getProtection, {}]],
    },
    protecting("turn-on", "an authenticator app begins with the password", [[beginApp, owned]]),
    protecting("turn-off", "it is removed with the password", [[removeApp, owned]]),
    protecting("new-codes", "new recovery codes are given for the password", [[renewCodes, owned]]),
    protecting("add-passkey", "a passkey is made after the password, and kept under a name", [
      [beginPasskey, owned],
      [addPasskey, { response: created, name: "Phone" }],
    ]),
    {
      title: "the first code of an app confirms it",
      send: (api) => passCode(api, " 492817 "),
      sends: [[confirmApp, { code: "492817" }]],
    },
    {
      title: "a passkey is removed by its id",
      send: (api) => api.send(removePasskey, { id: "cGhvbmU" }),
      sends: [[removePasskey, { id: "cGhvbmU" }]],
    },
    {
      title: "a code completes a login, with its id and the device, flat",
      send: (api) =>
        api.send(giveCode, { member_login_id: "ml_7Qw2Zr9KfT", code: "492817", ...device() }),
      sends: [[giveCode, { member_login_id: "ml_7Qw2Zr9KfT", code: "492817", ...deviceSent }]],
    },
    {
      title: "a login by passkey carries the site, what the device signed, and the device, flat",
      send: (api) => logInByPasskey({ api, siteId: 9, device }, authenticator),
      sends: [
        [beginPasskeyLogin, { site_id: 9 }],
        [passkeyLogin, { site_id: 9, response: signed, ...deviceSent }],
      ],
    },
    {
      title: "the devices of a member are asked for with nothing",
      send: (api) => ask(devicesQuery(api, 88_213)),
      sends: [[getDevices, {}]],
    },
    {
      title: "one device is removed by its id",
      send: (api) => api.send(removeDevices, { id: "d_5f0c9a7e31b24d6880cc41e7" }),
      sends: [[removeDevices, { id: "d_5f0c9a7e31b24d6880cc41e7" }]],
    },
    {
      title: "all other devices are removed at once",
      send: (api) => api.send(removeDevices, { all_others: true }),
      sends: [[removeDevices, { all_others: true }]],
    },
    {
      title: "the first withdrawal password goes alone",
      send: (api) => api.send(setWithdrawPassword, { password: "4826" }),
      sends: [[setWithdrawPassword, { password: "4826" }]],
    },
    {
      title: "a later one goes with the old one",
      send: (api) => api.send(setWithdrawPassword, { old_password: "4826", password: "5937" }),
      sends: [[setWithdrawPassword, { old_password: "4826", password: "5937" }]],
    },
  ],
  // The path of the call that sends an SMS for a forgotten password.
  ["path"],
);
