import { ownMoney } from "@naluma/site/settings.fake";
import { expect, test, vi } from "vitest";
import { userEvent, type Locator } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";
import {
  fieldOf,
  fillRegisterForm,
  newMember,
  openRegisterForm,
  registrationWith,
  welcome,
} from "../../testing/register.ts";

const answers = {
  ...registrationWith({
    USD: {
      member_name: "optional",
      member_phone: "unique",
      member_email: "unique",
      member_birthday: "optional",
      member_telegram: "optional",
      recommend_code: "optional",
    },
    VND: {
      member_name: "unique",
      member_phone: ["unique", "verified"],
      member_birthday: "optional",
      member_zalo: "optional",
      recommend_code: "optional",
    },
    RMB: { member_name: "optional", member_phone: "verified", member_qq: "optional" },
  }),
} as const;

const words = "The platform’s own words.";
const verification = "/register/verification";
const sms = "/register/sms";

const chooseCurrency = (form: Locator, currency: string) =>
  fieldOf(form, "Currency").selectOptions(currency);

const leave = async (form: Locator, label: string, text: string) => {
  await fieldOf(form, label).fill(text);
  await userEvent.tab();
};

const chooseBirthday = async (form: Locator) => {
  await fieldOf(form, "Year").selectOptions("1994");
  await fieldOf(form, "Month").selectOptions("March");
  await fieldOf(form, "Day").selectOptions("8");
};

test("[REG-81] [REG-82] a field that is left is verified, the account is not", async () => {
  const site = await openSite("/sponsor", { answers: { ...answers, [verification]: "code_105" } });
  const form = await openRegisterForm();
  await leave(form, "Username", "player20");
  await leave(form, "Email", "nadia@example.com");
  await expect
    .element(fieldOf(form, "Email"))
    .toHaveAccessibleDescription("This email address already has an account.");
  expect(site.calls(verification).map(({ body }) => body)).toEqual([
    { site_id: 1, member_currency: "USD", verification: 1, member_email: "nadia@example.com" },
  ]);
});

test("[REG-31] [REG-32] [REG-33] another currency verifies what is unique now, the phone and the introducer", async () => {
  const site = await openSite("/sponsor", { answers });
  const asked = (currency: string) =>
    site
      .calls(verification)
      .map(({ body }): Record<string, unknown> => Object(body))
      .filter(({ member_currency }) => member_currency === currency)
      .map((body) => Object.keys(body)[3] ?? "")
      .toSorted();
  const form = await openRegisterForm();
  await leave(form, "Full name", "Linh");
  await leave(form, "Phone", "0912345678");
  await leave(form, "Referral code", "FRIEND36");
  await expect.poll(() => asked("USD")).toEqual(["member_phone", "recommend_code"]);
  await chooseCurrency(form, "VND");
  await expect.poll(() => asked("VND")).toEqual(["member_name", "member_phone", "recommend_code"]);
});

test("[REG-27] [REG-28] [REG-29] [REG-30] changing the currency clears what it hides, and keeps the rest", async () => {
  await openSite("/sponsor", { answers });
  const form = await openRegisterForm();
  const field = (label: string) => fieldOf(form, label);
  await fillRegisterForm(form);
  await field("Full name").fill("Linh");
  await field("Telegram").fill("linh.telegram");
  await field("Phone").fill("0912345678");
  await chooseBirthday(form);
  await expect.element(field("SMS code")).not.toBeInTheDocument();

  await chooseCurrency(form, "VND");
  await expect.element(field("Telegram")).not.toBeInTheDocument();
  await expect.element(field("Zalo")).toBeVisible();
  for (const part of ["Year", "Month", "Day"]) await expect.element(field(part)).toHaveValue("");
  await field("SMS code").fill("204816");
  await expect.element(field("Phone")).toHaveValue("0912345678");
  await expect.element(field("Full name")).toHaveValue("Linh");

  // For Chinese yuan the phone is verified as well, and the code is kept.
  await chooseCurrency(form, "RMB");
  await expect.element(field("QQ")).toBeVisible();
  await expect.element(field("SMS code")).toHaveValue("204816");
  await expect.element(field("Username")).toHaveValue("lotus88");
  await expect.element(field("Password")).toHaveValue("harvest7");

  await chooseCurrency(form, "USD");
  await expect.element(field("Telegram")).toHaveValue("");
  await chooseCurrency(form, "VND");
  await expect.element(field("SMS code")).toHaveValue("");
});

test.each(["desktop", "mobile"] as const)(
  "[REG-37] [REG-40] [REG-41] [REG-42] two presses create one account, which is logged in and welcomed; its form is empty (%s)",
  async (host) => {
    let answer: (with_: typeof newMember) => void = () => undefined;
    const late = new Promise<typeof newMember>((resolve) => (answer = resolve));
    const site = await openSite("/sponsor", {
      host,
      answers: { ...answers, "/register": () => late },
    });
    const form = await openRegisterForm();
    await fillRegisterForm(form);
    await fieldOf(form, "Email").fill("lotus88@example.com");
    await form.getByRole("button", { name: "Create account" }).dblClick();
    await expect.poll(() => site.calls("/register")).toHaveLength(1);
    await fieldOf(form, "Verification code").click();
    await userEvent.keyboard("{Enter}");
    answer(newMember);
    await expect.element(welcome()).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(site.calls("/register")).toHaveLength(1);
    const stored = ["member_id", "member_account", "currency"].map((key) =>
      localStorage.getItem(key),
    );
    expect(stored).toEqual(["88213", "lotus88", "USD"]);

    localStorage.clear();
    await site.reload();
    const again = await openRegisterForm();
    for (const label of ["Username", "Password", "Email"])
      await expect.element(fieldOf(again, label)).toHaveValue("");
  },
);

test.each([
  ["EUR", "Euro (EUR)"],
  ["CLP", "Chilean Peso (CLP)"],
  ["GLD", "Gold of the house (GLD)"],
])(
  "an account in %s, which only the site’s file describes, is offered by its name and registered",
  async (currency, name) => {
    const site = await openSite("/sponsor", {
      currency,
      settings: ownMoney,
      answers: {
        ...registrationWith({
          [currency]: { member_email: "optional", recommend_code: "optional" },
        }),
        "/register": { data: { ...newMember.data, member_currency: currency } },
      },
    });
    const form = await openRegisterForm();
    await expect.element(fieldOf(form, "Currency")).toHaveValue(currency);
    expect(fieldOf(form, "Currency").element().textContent).toBe(name);
    await fillRegisterForm(form);
    await form.getByRole("button", { name: "Create account" }).click();
    await expect.element(welcome()).toBeVisible();
    expect(site.calls("/register").map(({ body }) => body)).toMatchObject([
      { member_currency: currency },
    ]);
    expect(localStorage.getItem("currency")).toBe(currency);
  },
);

test("an account in another currency reloads a phone’s page, which welcomes its member", async () => {
  const inYen = { data: { ...newMember.data, member_currency: "JPY" } };
  const site = await openSite("/sponsor", {
    host: "mobile",
    answers: { ...answers, "/register": inYen },
  });
  const form = await openRegisterForm();
  await fillRegisterForm(form);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect.poll(() => site.left).toEqual(["reload"]);
  expect(welcome().query()).toBeNull();
  await site.reload();
  await expect.element(welcome()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(welcome()).not.toBeInTheDocument();
  expect(localStorage.getItem("currency")).toBe("JPY");
});

const inDong = async (): Promise<Locator> => {
  const form = await openRegisterForm();
  await chooseCurrency(form, "VND");
  await fieldOf(form, "Phone").fill("0912345678");
  return form;
};

const send = (form: Locator) => form.getByRole("button", { name: "Send code" });
const waiting = (form: Locator) => form.getByRole("button", { name: /^Resend in [45]:\d\d$/ });

test("[REG-34] a code is sent once, and the wait of 300 s survives a reload", async () => {
  const site = await openSite("/sponsor", { answers });
  const form = await inDong();
  await send(form).dblClick();
  await expect.element(waiting(form)).toHaveAttribute("aria-disabled", "true");
  await expect.element(form.getByText("Sent to number ending 5678.")).toBeVisible();
  expect(site.calls(sms)).toHaveLength(1);

  await site.reload();
  const again = await inDong();
  await expect.element(waiting(again)).toBeVisible();
  await vi.advanceTimersByTimeAsync(300_000);
  await expect.element(again.getByRole("button", { name: /^(Send|Resend) code$/ })).toBeVisible();
});

const inWords = (text: string) => new RegExp(text.replaceAll(/[.]/g, "\\."));

test("[REG-121] [REG-125] SMS codes about the phone are shown at the phone", async () => {
  const site = await openSite("/sponsor", { answers });
  const form = await inDong();
  for (const [code, text] of [
    ["099", "We couldn’t verify this phone number."],
    ["201", "Enter your phone number to get a code."],
  ] as const) {
    site.answer({ [sms]: { code, message: words } });
    await send(form).click();
    await expect.element(fieldOf(form, "Phone")).toHaveAccessibleDescription(inWords(text));
  }
});

test("[REG-122] [REG-123] [REG-124] [REG-126] the other SMS codes are shown at the code; the limit starts the wait", async () => {
  const site = await openSite("/sponsor", { answers });
  const form = await inDong();
  for (const [code, text] of [
    ["103", "We can’t send codes at the moment. Try again later."],
    ["104", "We can’t send a code to this number. Contact customer service."],
    ["999", "ERROR: the code wasn’t sent. Try again."],
    ["102", "You can request one code every 5 minutes."],
  ] as const) {
    await expect.element(waiting(form)).not.toBeInTheDocument();
    site.answer({ [sms]: { code, message: words } });
    await send(form).click();
    await expect.element(fieldOf(form, "SMS code")).toHaveAccessibleDescription(inWords(text));
  }
  await expect.element(waiting(form)).toBeVisible();
});
