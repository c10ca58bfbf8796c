import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getRegisterBackground } from "./background.api.ts";

const body = { site_id: 9, template: "H5_1" };

test.each(examplesOf(getRegisterBackground))("the answer is read: $name", async (example) => {
  const answer = await answerTo(getRegisterBackground, body, example);
  const photo = answer.ok ? answer.data.detail?.photo : undefined;
  expect(photo).toBe(answer.ok ? "/media/register/harvest.webp" : undefined);
});
