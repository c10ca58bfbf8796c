import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getLogos } from "./site-logo.api.ts";

test.each(examplesOf(getLogos))("[SHELL-42] the site's logos are read: $name", async (example) => {
  const { web_logo_list } = example.data as { web_logo_list: { photo_path: string }[] };
  expect(web_logo_list).not.toEqual([]);
  expect(await answerTo(getLogos, { site_id: 9 }, example)).toMatchObject({
    ok: true,
    data: web_logo_list.map(({ photo_path }) => photo_path),
  });
});
