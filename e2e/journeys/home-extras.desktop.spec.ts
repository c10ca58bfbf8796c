import { expect, test } from "./support/test.ts";

test("customer service floats in the margin, covers no game, and can be sent away", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const floats = page.getByRole("complementary", { name: "Shortcuts" });
  const service = floats.getByRole("link", { name: "Customer service" });
  await expect(service).toHaveAttribute("href", /\/sandbox\/service\?lang=en_US$/);
  await expect(service).toHaveAttribute("target", "_blank");

  const content = await page.getByRole("main").boundingBox();
  const box = await service.boundingBox();
  expect(box?.width).toBe(54);
  expect(box?.x).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));

  await floats.getByRole("button", { name: "Hide shortcuts" }).click();
  await expect(floats).toBeHidden();
  await page.reload();
  await lobby.ready();
  await expect(floats).toBeHidden();
});
