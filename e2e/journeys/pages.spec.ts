import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls, type Calls } from "./support/calls.ts";
import type { Operator } from "./support/operator.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const templateOf = (page: Page) =>
  isPhone(page) ? "origin_mobile_template" : "origin_pc_template";

/** By then whatever an event before has made old is asked for: the page answers events in their order. */
async function afterEventsBefore(operator: Operator, calls: Calls): Promise<void> {
  const detail = "/arks/web/site/detail";
  const before = calls.count(detail);
  await operator.event("web_member", "customer_service_link_change");
  await expect.poll(() => calls.count(detail)).toBeGreaterThan(before);
}

test("[RT-13] the sponsors follow a change of the language on screen, and of no other", async ({
  page,
  lobby,
  operator,
}) => {
  const sponsors = "/web/model_sponsor";
  await lobby.visit("/sponsor");
  await lobby.hears(templateOf(page));
  await lobby.hears("web_member");
  const calls = watchCalls(page);
  const list = [{ id: 1, title: "Fresh sponsor", content: "<p>New.</p>", url: "", photo_path: "" }];
  await operator.answer({ path: sponsors, code: "100", data: { list }, times: "always" });
  await operator.event(templateOf(page), "model_sponsor.url", { language: "vi_VN" });
  await afterEventsBefore(operator, calls);
  expect(calls.count(sponsors)).toBe(0);
  await operator.event(templateOf(page), "model_sponsor.url", { language: "en_US" });
  await expect(page.getByRole("heading", { name: "Fresh sponsor" })).toBeVisible();
  expect(calls.count(sponsors)).toBe(1);
});

test("[RT-14] the operator's words beside the login take the place of our own, and follow a change of the language on screen", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.visit();
  const template = templateOf(page);
  await lobby.hears(template);
  await lobby.hears("web_member");
  await page.getByRole("button", { name: "Log in" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog.getByText("Good to see you")).toBeVisible();
  const calls = watchCalls(page);
  const login = "/web/model_login";
  const data = { title: "Good evening", content: "<p>The lamps are lit.</p>" };
  await operator.answer({ path: login, code: "100", data, times: "always" });
  await operator.event(template, "model_login.url", { language: "vi_VN" });
  await afterEventsBefore(operator, calls);
  expect(calls.count(login)).toBe(0);
  await operator.event(template, "model_login.url", { language: "en_US" });
  await expect(dialog.getByText("Good evening")).toBeVisible();
  await expect(dialog.getByText("The lamps are lit.")).toBeVisible();
  expect(calls.count(login)).toBe(1);
  await expect(createAccountWidget(page).wallet).toHaveCount(0);
});
