import { pressPlay } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-33] who meets a maintenance is one press away from a person", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await operator.provider("GPHL", { state: "maintenance" });
  await lobby.enter(member);
  await pressPlay(page);
  const notice = page.getByRole("alertdialog", { name: "Harbourline is under maintenance" });
  await expect(notice).toContainText("GMT-4");
  const [service] = await Promise.all([
    page.context().waitForEvent("page"),
    notice.getByRole("button", { name: "Customer service" }).click(),
  ]);
  await expect(service).toHaveURL(`${stack.api}/sandbox/service?lang=en_US`);
  expect(await service.evaluate(() => window.opener)).toBeNull();
  await operator.provider("GPHL", { state: "open" });
});
