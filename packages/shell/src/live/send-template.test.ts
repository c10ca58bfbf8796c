import { fakeApi, lost, type Reply } from "@naluma/api-client/api.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { sendTemplate } from "./watch-others.ts";

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
