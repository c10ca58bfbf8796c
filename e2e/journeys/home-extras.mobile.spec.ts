import { expect, test } from "./support/test.ts";

test("two shortcuts at most float above the tab bar, and can be sent away", async ({
  page,
  lobby,
  operator,
}) => {
  const link = (name: string, place: number) => ({
    id: place + 1,
    name,
    url: `https://outside.example/${name}`,
    photo_path: "",
  });
  const list = ["One", "Two", "Three"].map(link);
  await operator.answer({ path: "/arks/web/float", code: "100", data: { list }, times: "always" });
  await lobby.open("/?house=floats");
  const floats = page.getByRole("complementary", { name: "Shortcuts" });
  await expect(floats.getByRole("link")).toHaveText([/One/, /Two/]);

  const [lowest, bar] = await Promise.all([
    floats.getByRole("link", { name: "Two" }).boundingBox(),
    page.locator(".tabbar").boundingBox(),
  ]);
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await floats.getByRole("button", { name: "Hide shortcuts" }).click();
  await expect(floats).toBeHidden();
});
