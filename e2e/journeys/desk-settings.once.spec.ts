import { faultsOf } from "./support/axe.ts";
import { openDesk, openPhone } from "./support/desk.ts";
import { expectFits } from "./support/fits.ts";
import { createLobby } from "./support/lobby.ts";
import { callPlatform } from "./support/platform.ts";
import { expect, test } from "./support/test.ts";

const save = "Save the settings of naluma";

test("a setting that is saved is followed by the pages that are open, on both hosts, and outlives a restart", async ({
  browser,
  page,
  lobby,
  stack,
  restartSandbox,
  complaints,
}) => {
  // The sandbox is away for a moment.
  complaints.expect(/WebSocket|Failed to load resource|status of 50\d|ERR_/);
  const phone = await openPhone(browser, stack);
  const phoneLobby = createLobby(phone);
  for (const site of [lobby, phoneLobby]) {
    await site.visit();
    await site.hears("web_member");
  }
  const desk = await openDesk(browser, stack, "settings");
  const form = desk.locator("form:visible");
  await form.getByLabel("Addresses by language").fill("en_US https://help.example/desk");
  await form.getByLabel("Title in English").fill("Naluma by the desk");
  await form.getByRole("button", { name: save }).click();
  await expect(desk.getByText("The settings of naluma are saved.")).toBeVisible();
  for (const player of [page, phone])
    await expect(player.getByRole("link", { name: "Customer service" }).first()).toHaveAttribute(
      "href",
      "https://help.example/desk",
    );

  const details = async () => {
    const answer = await callPlatform(stack.lobby, "/arks/web/site/detail", {
      body: { site_id: 1 },
    });
    return ((await answer.json()) as { data: { env_config: { title_en: string } } }).data
      .env_config;
  };
  await restartSandbox();
  expect((await details()).title_en).toBe("Naluma by the desk");

  await desk.reload();
  await form.getByLabel("Addresses by language").fill("");
  await form.getByLabel("Title in English").fill("Naluma · Games");
  await form.getByRole("button", { name: save }).click();
  await expect(desk.getByText("The settings of naluma are saved.")).toBeVisible();
  await phone.context().close();
  await desk.context().close();
});

test("what is wrong stands at its field, what hurts is asked about, and the screen is without fault", async ({
  browser,
  stack,
}) => {
  const desk = await openDesk(browser, stack, "settings");
  const form = desk.locator("form:visible");
  await expect(form.getByLabel("Currencies, in their order")).toHaveValue(/^USD RMB/);
  expect(await faultsOf(desk)).toEqual([]);

  await form.getByLabel("Currencies, in their order").fill("USD EUR");
  await form.getByLabel("The youngest who may register").fill("17");
  await form.getByRole("button", { name: save }).focus();
  await desk.keyboard.press("Enter");
  await expect(form.getByLabel("Currencies, in their order")).toBeFocused();
  await expect(form.getByLabel("Currencies, in their order")).toHaveAccessibleDescription(
    /There is no play money in EUR\./,
  );
  await expect(form.getByText("2 to mend")).toBeVisible();
  await form.getByLabel("The youngest who may register").fill("18");
  await form.getByLabel("Currencies, in their order").fill("USD");
  await desk.keyboard.press("Enter");
  const question = desk.getByRole("alertdialog", { name: "Change naluma?" });
  await expect(question).toContainText("will be offered no more");
  expect(await faultsOf(desk)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(form.getByLabel("Currencies, in their order")).toHaveValue("USD");

  // The other site has a form of its own; what was typed here is still there afterwards.
  await desk.getByRole("combobox", { name: "Site" }).selectOption("2");
  await expect(form.getByLabel("Currencies, in their order")).toHaveValue(/^VND THB/);
  await desk.getByRole("combobox", { name: "Site" }).selectOption("1");
  await expect(form.getByLabel("Currencies, in their order")).toHaveValue("USD");

  // Nor does the menu lose it.
  await desk.getByRole("link", { name: "Providers" }).click();
  const leaving = desk.getByRole("alertdialog", { name: "Leave without saving?" });
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect(form.getByLabel("Currencies, in their order")).toHaveValue("USD");

  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.getByRole("button", { name: /theme/i }).click();
  await expectFits(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
});
