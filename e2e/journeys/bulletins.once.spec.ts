import {
  bulletin,
  forAll,
  leaveAloneUntil,
  passPopUp,
  popUpOf,
  readAndClose,
  waitForPopUp,
} from "./support/bulletins.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

test.afterEach(async ({ operator }) => {
  await operator.content("bulletin", []);
});

test("[LOBBY-27] a closed pop-up stays closed when the page is loaded anew, until there is something newer @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await page.clock.install();
  await operator.content("bulletin", [forAll]);
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  await readAndClose(page);

  await page.reload();
  await lobby.ready();
  await leaveAloneUntil(page, async () => expect(calls.count("/arks/web/bulletin")).toBe(2));
  await passPopUp(page);
  await expect(popUpOf(page)).toHaveCount(0);

  const later = new Date(Date.now() + 3_600_000).toISOString();
  await operator.content("bulletin", [bulletin("Newer", { updated_at: later })]);
  await page.reload();
  await lobby.ready();
  await expect((await waitForPopUp(page)).getByRole("heading", { name: "Newer" })).toBeVisible();
});
