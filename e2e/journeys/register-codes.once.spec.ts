import type { Locator, Page } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import {
  chooseBirthday,
  chooseCurrency,
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

const words = "The platform’s own words.";

/** A form that its currency's rules let through; the platform answers what it is told to. */
const fillIn: Readonly<Record<string, (form: Locator) => Promise<void>>> = {
  USD: async (form) => {
    await fillRegisterForm(form, newcomer());
  },
  RMB: async (form) => {
    const { username, password, agreed } = newcomer();
    await fillRegisterForm(form, { username, password, agreed, name: "李小龙" });
    await chooseBirthday(form, ["1994", "March", "8"]);
    await fillPhone(form);
  },
  VND: async (form) => {
    const { username, password, agreed } = newcomer();
    await fillRegisterForm(form, { username, password, agreed, name: "Linh" });
    await fillPhone(form);
  },
  JPY: async (form) => {
    await fillRegisterForm(form, newcomer());
  },
};

async function fillPhone(form: Locator): Promise<void> {
  await fieldOf(form, "Phone").fill("0912345678");
  await fieldOf(form, "Code from the text").fill("204816");
  await fieldOf(form, "Withdrawal password").fill("4826");
}

type Where = { field: string } | "form" | "toast";

interface Row {
  id: string;
  code: string;
  where: Where;
  text: string;
}

const at = (id: string, code: string, field: string, text = words): Row => ({
  id,
  code,
  where: { field },
  text,
});
const over = (id: string, code: string, text = words): Row => ({ id, code, where: "form", text });
const toast = (id: string, code: string, text = words): Row => ({ id, code, where: "toast", text });

const notFound = "We couldn’t find who invited you.";

/** Four ids a test at most; each test goes on in one page. */
const table: readonly (readonly [currency: string, rows: readonly Row[]])[] = [
  [
    "USD",
    [
      at("[REG-83]", "102", "Username", "This username is taken. Choose another one."),
      at("[REG-84]", "103", "Full name", "This name already has an account."),
      at("[REG-85]", "104", "Phone", "This phone number already has an account."),
      at("[REG-86]", "105", "Email", "This email address already has an account."),
    ],
  ],
  [
    "USD",
    [
      over("[REG-87]", "106", "There’s no agent with this ID."),
      over("[REG-89]", "108", "This agent isn’t active."),
      over("[REG-90]", "109", "This member can’t invite friends at the moment."),
      over("[REG-91]", "110", "This referral code is no longer active."),
    ],
  ],
  [
    "USD",
    [
      over("[REG-92]", "111"),
      over("[REG-93]", "112", notFound),
      over("[REG-94]", "219", notFound),
      over("[REG-95]", "228", "This invite isn’t valid."),
    ],
  ],
  [
    "USD",
    [
      at("[REG-99]", "214", "Full name", "This name can’t be used to register."),
      at("[REG-100]", "206", "Email", "This email address isn’t valid. Check it and try again."),
      at("[REG-101]", "209", "Phone", "This phone number isn’t valid. Check it and try again."),
      at("[REG-102]", "215", "Phone"),
    ],
  ],
  [
    "USD",
    [
      at("[REG-103]", "216", "Email", "This email address can’t be used to register."),
      at("[REG-106]", "224", "Verification code", "Incorrect code. Try the new one."),
      at("[REG-107]", "227", "Full name", "Check your name and enter it again."),
      at("[REG-115]", "307", "Telegram"),
    ],
  ],
  [
    "USD",
    [
      toast("[REG-104]", "218", "Registration isn’t available from your IP address or location."),
      toast("[REG-108]", "996", "Too many registrations in a short time. Try again later."),
      toast("[REG-109]", "997", "No more accounts can be registered from your IP address."),
      at("[REG-116]", "308", "WhatsApp"),
    ],
  ],
  [
    "VND",
    [
      at("[REG-96]", "113", "Code from the text", "Incorrect code. Check the SMS on your phone."),
      at("[REG-105]", "222", "Code from the text", notFound),
      at("[REG-113]", "305", "Zalo"),
      at("[REG-114]", "306", "Facebook"),
    ],
  ],
  [
    "RMB",
    [
      at("[REG-97]", "114", "ID number", "This ID number already has an account."),
      at("[REG-98]", "223", "ID number", "This ID number already has an account."),
      at("[REG-110]", "301", "QQ"),
      at("[REG-112]", "304", "WeChat"),
    ],
  ],
  ["JPY", [at("[REG-111]", "302", "Skype")]],
];

const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

/** Nobody is logged in, and the form stands. */
const expectVisitor = async (page: Page, form: Locator) => {
  await expect(form).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
};

for (const [currency, rows] of table) {
  const ids = rows.map(({ id }) => id).join(" ");
  const codes = rows.map(({ code }) => code).join(", ");
  test(`${ids} codes ${codes} of a registration in ${currency} are told where they belong`, async ({
    page,
    lobby,
    operator,
  }) => {
    await lobby.open(lightPage);
    const form = await openRegisterForm(page);
    await chooseCurrency(form, currency);
    await fillIn[currency]?.(form);
    for (const { code, where, text } of rows) {
      if (where === "form") await fieldOf(form, "Referral code").fill("FRIEND36");
      await operator.answer({ path: "/register", code, message: words });
      await fieldOf(form, "Verification code").fill("0000");
      await createAccount(form);
      if (where === "form") await expect(form.getByRole("alert"), code).toHaveText(text);
      else if (where === "toast") await expect(notices(page).getByText(text), code).toBeVisible();
      else
        await expect(fieldOf(form, where.field), code).toHaveAccessibleDescription(
          new RegExp(text.replaceAll(/[.]/g, "\\.")),
        );
      if (where === "form") await expect(fieldOf(form, "Referral code"), code).toHaveValue("");
      await expectVisitor(page, form);
    }
  });
}

test("[REG-43] [REG-88] [REG-44] code 107 releases the friend of the link, and nobody can be named any more", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open("/?invite=FRIEND36");
  const form = page.getByRole("dialog", { name: "Create your account" });
  const code = fieldOf(form, "Referral code");
  await expect(code).toHaveValue("FRIEND36");
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookies()).toContain("recommend_code");
  await fillRegisterForm(form, newcomer());
  await operator.answer({ path: "/register", code: "107", message: words });
  await createAccount(form);
  await expect(form.getByRole("alert")).toHaveText(
    "Referral codes are closed at the moment. You can register without one.",
  );
  await expect(code).toBeHidden();
  expect(await cookies()).not.toContain("recommend_code");
  expect(await cookies()).not.toContain("register_type");
});

test("[REG-39] [REG-117] [REG-119] any other code, no words, no code: a toast, a new picture and an empty answer", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.open(lightPage);
  const calls = watchCalls(page);
  const form = await openRegisterForm(page);
  await fillRegisterForm(form, newcomer());
  const captcha = fieldOf(form, "Verification code");
  const answers = [
    [{ code: "399", message: words }, words],
    [
      { raw: JSON.stringify({ code: "399", message: "" }) },
      "There was an error and your account wasn’t created. Try again.",
    ],
    [{ raw: "{}" }, "Register Error. Try again, or contact customer service."],
  ] as const;
  let pictures = 1;
  for (const [answer, text] of answers) {
    await operator.answer({ path: "/register", ...answer });
    await captcha.fill("0000");
    await createAccount(form);
    await expect(notices(page).getByText(text)).toBeVisible();
    await expect(captcha).toHaveValue("");
    pictures += 1;
    await expect.poll(() => calls.count("/captcha")).toBe(pictures);
    await expectVisitor(page, form);
  }
  for (const call of calls.to("/captcha")) expect(call.postDataJSON()).toMatchObject({ type: 2 });
});
