import { fakeApi, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { deviceInfo } from "@naluma/site/device-info";
import { expect, it, vi } from "vitest";
import { startDoubleValidation, type DoubleValidationPorts } from "./double-validation.runner.ts";

const picture = {
  token: "cp_1",
  captcha: "data:image/svg+xml;base64,PHN2Zy8+",
  placeholder: "4 digits",
};
const member = {
  member_id: 88213,
  member_account: "player01",
  member_currency: "VND",
  member_login_id: "ml_1",
  token: "s_1.abcdef",
};
const device = deviceInfo({
  client: "mobile",
  platform: "web",
  userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel) Chrome/130.0 Mobile Safari/537.36",
  host: "play.example.com",
  udid: "d-1",
});
const answers = { answer: " 0912345678 ", code: " 0000 " };

type Replies = Record<string, (sent: Sent) => Reply | Promise<Reply>>;

async function opened(replies: Replies = {}) {
  const api = fakeApi({
    "/captcha": () => ({ data: picture }),
    "/login/double_validation": () => ({ data: member }),
    "/login/double_validation/skip": () => ({
      data: { member_login_id: "ml_1", question: "member_email", available_questions_count: 2 },
    }),
    ...replies,
  });
  const page = {
    emptyAnswers: vi.fn<() => void>(),
    showRefusal: vi.fn<DoubleValidationPorts["showRefusal"]>(),
    onPassed: vi.fn<DoubleValidationPorts["onPassed"]>(),
  };
  const validation = startDoubleValidation(
    { api, siteId: 9, clock: fakeClock(), device: () => device, ...page },
    { memberLoginId: "ml_1", subject: "phone", remaining: 3 },
  );
  validation.send({ type: "opened" });
  await settled();
  return { api, validation, ...page };
}

it("[AUTH-41] an answer goes out with the captcha and the device's data, and its login is handed on", async () => {
  const { api, validation, onPassed } = await opened();
  validation.send({ type: "submitted", values: answers });
  await settled();
  expect(api.sent.at(-1)).toMatchObject({ path: "/login/double_validation", token: undefined });
  expect(api.sent.at(-1)?.body).toEqual({
    member_login_id: "ml_1",
    answer: "0912345678",
    captcha_answer: "0000",
    captcha_token: "cp_1",
    device: 2,
    login_type: "web",
    system: "Android",
    browser: "Chrome",
    system_version: "14",
    remote_addr: "",
    host: "play.example.com",
    cdn: "",
    udid: "d-1",
  });
  expect(onPassed).toHaveBeenCalledExactlyOnceWith({
    memberId: 88213,
    account: "player01",
    currency: "VND",
    token: "s_1.abcdef",
  });
});

it("[AUTH-42] a skip sends the login's id alone and shows the next question", async () => {
  const { api, validation } = await opened();
  validation.send({ type: "skip-asked" });
  await settled();
  expect(api.sent.at(-1)?.body).toEqual({ member_login_id: "ml_1" });
  expect(validation.getState()).toMatchObject({
    at: "form",
    asked: 2,
    question: { subject: "email", remaining: 2 },
  });
});

it("[AUTH-56] a refused answer empties what was typed and asks for a new picture", async () => {
  const { api, validation, emptyAnswers, showRefusal, onPassed } = await opened({
    "/login/double_validation": () => refused("998"),
  });
  validation.send({ type: "submitted", values: answers });
  await settled();
  expect(api.paths()).toEqual(["/captcha", "/login/double_validation", "/captcha"]);
  expect(emptyAnswers).toHaveBeenCalledOnce();
  expect(showRefusal.mock.calls).toEqual([
    [{ about: "answer", message: { id: "double_validation_faild" } }, "phone"],
  ]);
  expect(onPassed).not.toHaveBeenCalled();
});

it("an answer that is accepted after the dialog was closed logs nobody in", async () => {
  let accept: (reply: Reply) => void = () => undefined;
  const { validation, onPassed } = await opened({
    "/login/double_validation": () => new Promise<Reply>((resolve) => (accept = resolve)),
  });
  validation.send({ type: "submitted", values: answers });
  await settled();
  validation.send({ type: "closed" });
  accept({ data: member });
  await settled();
  expect(onPassed).not.toHaveBeenCalled();
});
