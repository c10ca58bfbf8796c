import { fakeApi } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { answerTo, examplesOf, requestOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getRegisterBackground, registerBackgroundQuery } from "./background.api.ts";

const body = { site_id: 9, template: "H5_1" };

test("[REG-127] the photo is asked for a site and a template, and for nothing else", async () => {
  expect(body).toEqual(requestOf(getRegisterBackground));
  const api = fakeApi({ [getRegisterBackground.path]: () => ({ data: { detail: null } }) });
  await createQueryClient().fetchQuery(registerBackgroundQuery(api, 9, "H5_1"));
  expect(api.sent.map((sent) => sent.body)).toEqual([body]);
});

test.each(examplesOf(getRegisterBackground))("the answer is read: $name", async (example) => {
  const answer = await answerTo(getRegisterBackground, body, example);
  const photo = answer.ok ? answer.data.detail?.photo : undefined;
  expect(photo).toBe(answer.ok ? "/media/register/harvest.webp" : undefined);
});
