import { expect, test } from "./support/test.ts";

test("a slash goes to the search, Escape closes it, and a form's slash is a slash", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: /Search/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveValue("");
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await page.keyboard.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
});

test("the field says how many games there are, before anything of the search has come", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("combobox")).toHaveAttribute("placeholder", /^Search [\d,]+ games$/);
});
