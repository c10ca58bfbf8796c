import { expect, type Locator, type Page } from "@playwright/test";

interface Typed {
  username?: string;
  password?: string;
  repeat?: string;
  name?: string;
  email?: string;
  phone?: string;
  /** Year, month and day as the options are labelled: `["1994", "March", "8"]`. */
  birthday?: readonly [year: string, month: string, day: string];
  /** The text of the captcha picture. */
  code?: string;
  agreed?: boolean;
}

/** The visitor's registration button in the header. */
const registerButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Register", exact: true }).first();

export const registerDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Create your account" });

/** Opens the registration without waiting for its settings. */
export async function askForRegisterForm(page: Page): Promise<Locator> {
  await registerButton(page).click();
  return registerDialog(page);
}

/** Opens the registration and waits for its fields and its captcha picture. */
export async function openRegisterForm(page: Page): Promise<Locator> {
  const form = await askForRegisterForm(page);
  await expect(form.getByRole("img", { name: "Picture of the verification code" })).toBeVisible();
  return form;
}

/** A field by its label, whether or not it is marked as optional. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label}( ?optional)?$`));

const chooseBirthday = async (
  form: Locator,
  [year, month, day]: NonNullable<Typed["birthday"]>,
): Promise<void> => {
  await fieldOf(form, "Year").selectOption(year);
  await fieldOf(form, "Month").selectOption(month);
  await fieldOf(form, "Day").selectOption(day);
};

/** Types the given values into a form that keeps the others. */
export async function fillRegisterForm(form: Locator, typed: Typed): Promise<void> {
  const texts = [
    ["Username", typed.username],
    ["Password", typed.password],
    ["Confirm password", typed.repeat ?? typed.password],
    ["Full name", typed.name],
    ["Email", typed.email],
    ["Phone", typed.phone],
    ["Verification code", typed.code],
  ] as const;
  for (const [label, text] of texts) if (text !== undefined) await fieldOf(form, label).fill(text);
  if (typed.birthday) await chooseBirthday(form, typed.birthday);
  if (typed.agreed !== undefined) await form.getByRole("checkbox").setChecked(typed.agreed);
}

export const createAccount = (form: Locator): Promise<void> =>
  form.getByRole("button", { name: "Create account" }).click();

/** Closes the welcome message, which a new member sees unless a game follows. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole("dialog", { name: /^Welcome, / });
  await expect(welcome).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(welcome).toBeHidden();
}

let opened = 0;

/** The data of a new member in dollars, with all required fields and a unique name and address. */
export const newcomer = () => {
  opened += 1;
  const username = `guest${Date.now().toString(36).slice(-5)}${opened}`;
  return {
    username,
    password: "harvest7",
    name: "Ana Reyes",
    email: `${username}@example.com`,
    birthday: ["1994", "March", "8"],
    code: "0000",
    agreed: true,
  } as const;
};
