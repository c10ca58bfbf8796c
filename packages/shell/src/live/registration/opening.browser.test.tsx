import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";
import {
  createAccount,
  fieldOf,
  fillRegisterForm,
  openRegisterForm,
  registerDialog,
  registrationWith,
} from "../../testing/register.ts";

const answers = {
  ...registrationWith({
    USD: { member_name: "required", member_email: "required" },
  }),
} as const;

const registerButton = () => page.getByRole("button", { name: "Register", exact: true }).first();

test.each(["desktop", "mobile"] as const)(
  "[REG-01] [REG-02] [REG-06] [UI-12] a visitor opens the registration and its agreement, and closes both (%s)",
  async (host) => {
    await openSite("/sponsor", { host, answers });
    const form = await openRegisterForm();
    const link = form.getByRole("button", { name: "service agreement" });
    await link.click();
    const agreement = page.getByRole("dialog", { name: "Service agreement" });
    await expect
      .element(agreement.getByText("By registering you accept these terms."))
      .toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(agreement).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();

    await createAccount(form);
    await expect.element(form.getByText("6 fields need attention")).toBeVisible();
    await expect.element(fieldOf(form, "Username")).toHaveFocus();

    await form.getByRole("button", { name: "Close" }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(registerButton()).toHaveFocus();
  },
);

/** An image from this repository, in place of the operator's. */
const photo = new URL("../../../../../apps/gateway/sites/1/icon-192.png", import.meta.url).pathname;

test.each([
  ["desktop", "pc_1"],
  ["mobile", "H5_1"],
] as const)(
  "[REG-127] the operator’s photo for the %s is shown in the form",
  async (host, template) => {
    const path = "/arks/web/model/register-background/detail";
    const site = await openSite("/sponsor", {
      host,
      answers: { ...answers, [path]: { data: { detail: { photo } } } },
    });
    const form = await openRegisterForm();
    await expect
      .poll(
        () => form.element().querySelector<HTMLImageElement>(`img[src="${photo}"]`)?.naturalWidth,
      )
      .toBe(192);
    expect(site.calls(path)[0]?.body).toEqual({ site_id: 1, template });
  },
);

test("the login leads to the registration and back; what was typed survives a reload, except the password", async () => {
  const site = await openSite("/sponsor", { answers });
  const login = await openLoginForm();
  await login.getByRole("button", { name: "Create an account" }).click();
  const form = registerDialog();
  await fieldOf(form, "Username").fill("marika77");
  await fieldOf(form, "Email").fill("marika77@example.org");
  await fieldOf(form, "Password").fill("Harvest7");
  await form.getByRole("button", { name: "Log in" }).click();
  await expect.element(login).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();

  history.replaceState(null, "", "/sponsor?modal=register");
  await site.reload();
  await expect.element(fieldOf(form, "Username")).toHaveValue("marika77");
  await expect.element(fieldOf(form, "Email")).toHaveValue("marika77@example.org");
  await expect.element(fieldOf(form, "Password")).toHaveValue("");
});

test("a visitor asked to log in for a page who registers instead is led to that page, with Back and Forward working", async () => {
  const address = "/user/Info";
  await openSite(address, { answers: registrationWith({ USD: { member_name: "optional" } }) });
  const login = page.getByRole("dialog", { name: "Log in" });
  const form = registerDialog();
  await login.getByRole("button", { name: "Create an account" }).click();
  await form.getByRole("button", { name: "Log in" }).click();
  await login.getByRole("button", { name: "Create an account" }).click();
  await fillRegisterForm(form);
  await createAccount(form);
  await expect.poll(() => location.pathname).toBe(address);
});
