import { fakeApi } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { expect, test } from "vitest";
import { answerQuestion, readQuestion, skipQuestion } from "./double-validation.api.ts";
import { startDoubleValidation } from "./double-validation.runner.ts";

const answerBody = {
  member_login_id: "ml_7Qw2Zr9KfT",
  answer: "0912345678",
  captcha_answer: "4871",
  captcha_token: "cp_2b8d61f09a",
  device: 1,
  login_type: "web",
  system: "Windows",
  browser: "Chrome",
  system_version: "11",
  remote_addr: "",
  host: "play.example.com",
  cdn: "",
  udid: "5c1f6a3e-8c1a-4a55-9d0e-0b7f2f3a9d11",
} as const;
const skipBody = { member_login_id: "ml_7Qw2Zr9KfT" };

/** What the player's machine sends, with the values of the contract's own requests. */
async function sentTo(path: string): Promise<unknown> {
  const { member_login_id, answer, captcha_answer, captcha_token, ...device } = answerBody;
  const api = fakeApi({
    "/captcha": () => ({
      data: { token: captcha_token, captcha: "data:image/png;base64,AA", placeholder: "" },
    }),
  });
  const validation = startDoubleValidation(
    {
      api,
      siteId: 9,
      clock: fakeClock(),
      device: () => device,
      emptyAnswers: () => undefined,
      showRefusal: () => undefined,
      onPassed: () => undefined,
    },
    { memberLoginId: member_login_id, subject: "phone", remaining: 3 },
  );
  validation.send({ type: "opened" });
  await settled();
  if (path === skipQuestion.path) validation.send({ type: "skip-asked" });
  else validation.send({ type: "submitted", answers: { answer, code: captcha_answer } });
  await settled();
  return api.sent.find((sent) => sent.path === path)?.body;
}

test("[AUTH-41] an answer carries the login's id, the captcha and the device, as the contract shows it", async () => {
  expect(await sentTo(answerQuestion.path)).toEqual(requestOf(answerQuestion));
});

test("[AUTH-42] a skip carries the login's id alone", async () => {
  expect(await sentTo(skipQuestion.path)).toEqual(requestOf(skipQuestion));
});

const answers = examplesOf(answerQuestion);
const skips = examplesOf(skipQuestion);

test.each(answers.filter(({ isSuccess }) => isSuccess))(
  "an accepted answer is read as a login: $name",
  async (example) => {
    expect(await answerTo(answerQuestion, answerBody, example)).toMatchObject({
      ok: true,
      data: { memberId: 88213, account: "lotus88", currency: "VND" },
    });
  },
);

test.each(skips.filter(({ isSuccess }) => isSuccess))(
  "[AUTH-36] a skip brings the next question: $name",
  async (example) => {
    expect(await answerTo(skipQuestion, skipBody, example)).toMatchObject({
      ok: true,
      data: { memberLoginId: "ml_7Qw2Zr9KfT", subject: "email", remaining: 2 },
    });
  },
);

test.each([
  ...answers.filter(({ isSuccess }) => !isSuccess).map((example) => ({ call: "answer", example })),
  ...skips.filter(({ isSuccess }) => !isSuccess).map((example) => ({ call: "skip", example })),
])("a refused $call keeps code and message: $example.name", async ({ call, example }) => {
  const got =
    call === "skip"
      ? await answerTo(skipQuestion, skipBody, example)
      : await answerTo(answerQuestion, answerBody, example);
  const { code, message, data } = example;
  expect(got).toEqual({ ok: false, refusal: { code, message, data, status: 200 } });
});

test.each(examplesOf({ method: "POST", path: "/login" }).filter(({ code }) => code === "107"))(
  "[AUTH-36] login code 107 brings the first question: $name",
  ({ data }) => {
    expect(readQuestion(data)).toEqual({
      memberLoginId: "ml_7Qw2Zr9KfT",
      subject: "phone",
      remaining: 3,
    });
  },
);
