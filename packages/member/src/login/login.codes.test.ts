import { expect, it } from "vitest";
import english from "../locales-rest/en_US.json" with { type: "json" };
import { loginRefusal, namesService } from "./login.codes.ts";

it.each([
  ["101", "form", { id: "account_error" }],
  ["102", "form", { id: "account_disable" }],
  ["103", "form", { id: "account_freezen" }],
  ["105", "captcha", { id: "verify_failed" }],
  ["106", "form", { id: "ip_error" }],
  ["201", "form", { id: "ip_error_coded", values: { code: "201" } }],
  ["202", "form", { id: "ip_error_coded", values: { code: "202" } }],
  ["203", "form", { id: "ip_error_coded", values: { code: "203" } }],
  ["999", "form", { text: "Server words." }],
  ["1010", "form", { text: "Server words." }],
  ["timeout", "form", { text: "Server words." }],
])("code %s is reported as about the %s", (code, about, message) => {
  const refusal = { code, message: "Server words.", data: null, status: 200 };
  expect(loginRefusal(refusal)).toEqual({ about, message });
});

it("code 802 leads to the verification, and shows the server's words until it has loaded", () => {
  expect(loginRefusal({ code: "802", message: "Server words.", data: null, status: 200 })).toEqual({
    about: "form",
    message: { text: "Server words." },
    isTransfer: true,
  });
});

it("[AUTH-27] code 107 passes on what proves the device, as the platform sent it", () => {
  const data = { member_login_id: "ml_1", question: "member_phone" };
  expect(loginRefusal({ code: "107", message: "", data, status: 200 })).toEqual({
    about: "form",
    message: { id: "different_device" },
    deviceCheck: { data },
  });
});

it("code 120 of the authenticator service passes on the login that waits for an app's code", () => {
  const data = { member_login_id: "ml_1" };
  expect(loginRefusal({ code: "120", message: "Enter the code.", data, status: 200 })).toEqual({
    about: "form",
    message: { text: "Enter the code." },
    deviceCheck: { data, by: "code" },
  });
});

it.each(["101", "102", "103", "105", "106", "107", "203"])(
  "code %s links to customer service in its message",
  (code) => {
    const { message } = loginRefusal({ code, message: "", data: null, status: 200 });
    const text = "id" in message ? english[message.id] : "";
    expect(namesService(message)).toBe(text.includes("Contact customer service"));
  },
);

it("code 325 says until when a member is excluded and where to find help, with secure addresses only", () => {
  const until = "2027-05-23T12:00:00.000Z";
  const good = { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" };
  const help = [
    good,
    { name: "Elsewhere", url: "javascript:alert(1)" },
    { name: "Plain", url: "http://help.example/" },
    { name: "No address" },
  ];
  const refused = { code: "325", message: "Server words.", status: 200 };
  expect(loginRefusal({ ...refused, data: { until, help } })).toEqual({
    about: "form",
    message: { text: "Server words." },
    exclusion: { until: new Date(until), help: [good] },
  });
  expect(loginRefusal({ ...refused, data: null })).toEqual({
    about: "form",
    message: { text: "Server words." },
  });
});
