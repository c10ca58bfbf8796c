import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getLocalCaptcha, isLocalAnswer } from "./local-captcha.ts";

const examples = examplesOf(getLocalCaptcha).filter(({ isSuccess }) => isSuccess);

test.each(examples)(
  "[AUTH-35] a local captcha is asked for without a body and read as text and picture: $name",
  async (example) => {
    expect(getLocalCaptcha.method).toBe("GET");
    const answer = await answerTo(getLocalCaptcha, {}, example);
    if (!answer.ok) throw new Error(answer.refusal.message);
    expect(isLocalAnswer(answer.data.token, "k7q4")).toBe(true);
    expect(decodeURIComponent(answer.data.source)).toContain(">K7Q4</text></svg>");
  },
);

test("the contract has an example of a local captcha", () => expect(examples).not.toHaveLength(0));
