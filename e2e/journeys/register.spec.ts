import { pressPlay } from "./support/play.ts";
import {
  createAccount,
  fillRegisterForm,
  newcomer,
  registerDialog,
} from "./support/register-form.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("a visitor's Play resumes by itself after a registration from the login dialog @smoke @once", async ({
  page,
  lobby,
}) => {
  await lobby.visit();
  await pressPlay(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Log in" }).click();
  const login = page.getByRole("dialog", { name: "Log in" });
  await login.getByRole("button", { name: "Create an account" }).click();
  const form = registerDialog(page);
  await fillRegisterForm(form, newcomer());
  const opened = page.waitForEvent("popup");
  await createAccount(form);
  const game = await opened;
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
});
