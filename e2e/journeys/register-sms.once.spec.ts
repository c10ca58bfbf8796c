import type { Locator, Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import type { Operator } from "./support/operator.ts";
import {
  chooseCurrency,
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

const path = "/register/sms";
const words = "The platform’s own words.";

const inDong = async (page: Page, phone: string): Promise<Locator> => {
  const form = await openRegisterForm(page);
  await chooseCurrency(form, "VND");
  await fieldOf(form, "Phone").fill(phone);
  return form;
};

const send = (form: Locator) => form.getByRole("button", { name: "Send code" });
const waiting = (form: Locator) => form.getByRole("button", { name: /^Resend in [45]:\d\d$/ });

/** The code of the newest message to a phone. */
const codeFor = async (operator: Operator, phone: string): Promise<string> => {
  const { messages } = (await operator.outbox()) as {
    messages: readonly { recipient: string; code: string }[];
  };
  return messages.find(({ recipient }) => recipient === phone)?.code ?? "";
};

test("[REG-34] a code is sent once, the wait of 300 s survives a reload, and the code opens an account", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open(lightPage);
  const calls = watchCalls(page);
  const phone = `09${String(Date.now()).slice(-8)}`;
  const form = await inDong(page, phone);
  await send(form).dblclick();
  await expect(waiting(form)).toBeVisible();
  await expect(form.getByText(`Sent to number ending ${phone.slice(-4)}.`)).toBeVisible();
  expect(calls.count(path)).toBe(1);

  await lobby.open(lightPage);
  const again = await inDong(page, phone);
  await expect(waiting(again)).toBeVisible();

  const code = await codeFor(operator, phone);
  await fillRegisterForm(again, { ...newcomer(), name: "Linh" });
  await fieldOf(again, "Code from the text").fill(code);
  await fieldOf(again, "Withdrawal password").fill("4826");
  await createAccount(again);
  await expect(createAccountWidget(page).wallet).toBeVisible();
});

const atPhone = [
  ["[REG-121]", "099", "We couldn’t verify this phone number."],
  ["[REG-125]", "201", "Enter your phone number to get a code."],
] as const;

test(`${atPhone.map(([id]) => id).join(" ")} SMS codes about the phone stand at the phone`, async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open(lightPage);
  const form = await inDong(page, "0912345678");
  for (const [, code, text] of atPhone) {
    await operator.answer({ path, code, message: words });
    await send(form).click();
    await expect(fieldOf(form, "Phone"), code).toHaveAccessibleDescription(new RegExp(text));
  }
});

const atCode = [
  ["[REG-123]", "103", "We can’t send codes at the moment. Try again later."],
  ["[REG-124]", "104", "We can’t send a code to this number. Contact customer service."],
  ["[REG-126]", "999", "ERROR: the code wasn’t sent. Try again."],
  ["[REG-122]", "102", "You can request one code every 5 minutes."],
] as const;

test(`${atCode.map(([id]) => id).join(" ")} the other SMS codes stand at the code; the limit begins the wait`, async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open(lightPage);
  const form = await inDong(page, "0912345678");
  for (const [, code, text] of atCode) {
    await expect(waiting(form), code).toBeHidden();
    await operator.answer({ path, code, message: words });
    await send(form).click();
    await expect(fieldOf(form, "Code from the text"), code).toHaveAccessibleDescription(
      new RegExp(text),
    );
  }
  await expect(waiting(form)).toBeVisible();
});
