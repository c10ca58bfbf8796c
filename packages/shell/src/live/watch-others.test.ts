import { fakeApi, lost, type Reply } from "@naluma/api-client/api.fake";
import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { sendTemplate, storeTemplateName } from "./watch-others.ts";

test("the template's name is sent once per tab, and again if it did not arrive", async () => {
  const replies: Reply[] = [lost];
  const api = fakeApi({ "/template_config": () => replies.shift() ?? { data: null } });
  const page = { settings: openSite };
  const { local: tab } = fakeBrowser().tab();
  for (const times of [1, 2, 2]) {
    await sendTemplate({ api, page }, tab);
    expect(api.sent).toHaveLength(times);
  }
  await sendTemplate({ api, page }, fakeBrowser().tab().local);
  expect(api.sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ mobileTemplateName: openSite.templates.mobile })),
  );
});

test.each(examplesOf(storeTemplateName))(
  "[SHELL-47] code 1000 is a success: $name",
  async (example) => {
    expect(example.code).toBe("1000");
    const body = { mobileTemplateName: "bob_mobile" };
    expect(await answerTo(storeTemplateName, body, example)).toMatchObject({
      ok: true,
      data: null,
    });
  },
);
