import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { providerAnswers } from "../providers/providers.fake.ts";
import { refusal } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { halcyon, naluma, settingsAnswers } from "./settings.fake.ts";

const place = "POST /sandbox/settings/1";
const saved = { ...naluma, settings: { ...naluma.settings, minimumAge: 21 } };

const open = () =>
  openDesk("/settings", { ...settingsAnswers, ...providerAnswers, [place]: saved });
let desk: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  desk = await open();
});

const save = page.getByRole("button", { name: "Save the settings of naluma" });
const field = (name: string) => page.getByRole("textbox", { name });
const currencies = field("Currencies, in order");
const question = page.getByRole("alertdialog", { name: "Change naluma?" });

test("a problem is reported at its field before anything is sent, and the first is focused", async () => {
  await currencies.fill("USD EUR");
  await field("Minimum age").fill("17");
  save.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(currencies).toHaveFocus();
  await expect.element(currencies).toHaveAccessibleDescription(/There is no play money in EUR\./);
  await expect.element(page.getByText("2 fields need attention")).toBeVisible();
  expect(desk.asked(place)).toEqual([]);
});

test("a change that hurts players is confirmed, and Cancel keeps it as it was typed", async () => {
  await currencies.fill("USD");
  await userEvent.keyboard("{Enter}");
  await expect.element(question).toMatchTextContent(/RMB, VND will be offered no more/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(currencies).toHaveValue("USD");
  expect(desk.asked(place)).toEqual([]);

  await save.click();
  await question.getByRole("button", { name: "Save the settings" }).click();
  await expect.element(page.getByText("The settings of naluma are saved.")).toBeVisible();
  expect(desk.asked(place)[0]?.body).toEqual({ ...naluma.settings, currencies: ["USD"] });
});

test("a change that hurts nobody is saved without a question", async () => {
  await field("Minimum age").fill("21");
  await currencies.fill("usd, rmb; vnd ");
  desk.answer({ "GET /sandbox/settings": [saved, halcyon] });
  await save.click();
  await expect.element(page.getByText("The settings of naluma are saved.")).toBeVisible();
  expect(desk.asked(place)[0]?.body).toEqual(saved.settings);

  // Nothing is unsaved, although the list was typed in a different form.
  await page.getByRole("link", { name: "Providers" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible();
});

test("what only the sandbox knows to be wrong is reported at its field as well", async () => {
  desk.answer({
    [place]: refusal(400, "The request is not valid.", ["logos.0.photo_path: is lost"]),
  });
  await save.click();
  await expect.element(field("Logos")).toHaveAccessibleDescription(/is lost/);
});

test("neither switching sites nor the menu loses what was typed without a question", async () => {
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const site = page.getByRole("combobox", { name: "Site" });
  await currencies.fill("USD");
  await site.selectOptions("halcyon");
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect.element(leaving).not.toBeInTheDocument();
  await expect.element(site).toHaveValue("1");
  await expect.element(currencies).toHaveValue("USD");

  await page.getByRole("link", { name: "Providers" }).click();
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect.element(leaving).not.toBeInTheDocument();
  await expect.element(currencies).toHaveValue("USD");
  expect(desk.address()).toBe("/settings");

  await page.getByRole("link", { name: "Providers" }).click();
  await leaving.getByRole("button", { name: "Leave" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible();
});

test("each site has an address and a form of its own, which ends with its save button", async () => {
  await page.getByRole("combobox", { name: "Site" }).selectOptions("halcyon");
  await expect.element(currencies).toHaveValue("VND THB");
  expect(desk.address()).toBe("/settings?site=2");
  const form = document.querySelectorAll("main form");
  expect(form).toHaveLength(1);
  const last = page.getByRole("button", { name: "Save the settings of halcyon" }).element();
  const cards = [...document.querySelectorAll("main form section")];
  const foot = Math.max(...cards.map((card) => card.getBoundingClientRect().bottom));
  expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(foot);
});
