import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";
import { fieldOf, registerDialog, registrationWith, welcome } from "../../testing/register.ts";

const answers = {
  ...registrationWith({
    USD: {
      check_password: "required",
      member_name: "required",
      member_birthday: "required",
      member_phone: "optional",
      member_email: "required",
    },
  }),
} as const;

/** Presses Tab until this element has the focus. */
const tabTo = async (place: Locator): Promise<void> => {
  await expect.element(place).toBeInTheDocument();
  for (let presses = 0; presses < 30; presses += 1) {
    if (place.element() === document.activeElement) return;
    await userEvent.tab();
  }
  await expect.element(place).toHaveFocus();
};

test("using only the keyboard a visitor reads the agreement, is led to what is wrong, and creates an account", async () => {
  const site = await openSite("/sponsor", { answers });
  await tabTo(page.getByRole("button", { name: "Register", exact: true }).first());
  await userEvent.keyboard("{Enter}");
  const form = registerDialog();
  const type = async (label: string, text: string) => {
    await tabTo(fieldOf(form, label));
    await userEvent.keyboard(text);
  };

  await expect.element(fieldOf(form, "Username")).toHaveFocus();
  await type("Username", "lotus88");
  await type("Password", "harvest7");
  await type("Confirm password", "harvest7");
  await type("Full name", "Ana Reyes");
  await type("Month", "March");
  await type("Day", "8");
  await type("Year", "1994");
  await tabTo(fieldOf(form, "Phone"));
  await userEvent.keyboard("{Enter}");
  // The first invalid field has the focus, and the number of errors is announced.
  await expect.element(form.getByText(/fields need attention/)).toBeVisible();
  await expect.element(fieldOf(form, "Email")).toHaveFocus();
  await userEvent.keyboard("ana@example.com");
  await type("Verification code", "0000");
  await tabTo(form.getByRole("checkbox"));
  await userEvent.keyboard("{Tab}{Enter}");
  const agreement = page.getByRole("dialog", { name: "Service agreement" });
  await expect.element(agreement.getByText("By registering you accept these terms.")).toBeVisible();
  await expect.poll(() => agreement.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(agreement).not.toBeInTheDocument();
  await expect.element(form.getByRole("button", { name: "service agreement" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(form.getByRole("checkbox")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(form.getByRole("checkbox")).toBeChecked();
  await tabTo(form.getByRole("button", { name: "Create account" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(welcome()).toBeVisible();
  expect(site.calls("/register")[0]?.body).toMatchObject({
    member_account: "lotus88",
    member_name: "Ana Reyes",
    member_birthday: "1994-3-8",
    member_email: "ana@example.com",
  });
});
