import { wireGame } from "./support/operator.ts";
import { expect, test } from "./support/test.ts";

test("[LOBBY-66] of twenty providers fifteen are named in the line, and the whole list is one press away", async ({
  page,
  lobby,
  operator,
}) => {
  const providers = Array.from({ length: 20 }, (_, at) =>
    wireGame(at + 1, `GP${at + 1}`, 2, `Provider ${at + 1}`),
  );
  await operator.answer({
    path: "/v3/game_list",
    code: "100",
    data: [{ gt_id: 2, gt_icon: "", gt_icon_active: "", en_name: "Slot", gp_list: providers }],
    times: "always",
  });
  await lobby.open("/?house=66");
  const line = page.getByRole("toolbar", { name: "Providers" }).getByRole("button");
  await expect(line).toHaveText(providers.slice(0, 15).map(({ game_name }) => game_name.en_US));
  await page.getByRole("button", { name: "All providers" }).click();
  await expect(
    page.getByRole("dialog", { name: "All providers" }).getByRole("button", { name: /^Provider / }),
  ).toHaveCount(20);
});
