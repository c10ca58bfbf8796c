import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { answerQuestion, readQuestion, skipQuestion } from "./double-validation.api.ts";

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
