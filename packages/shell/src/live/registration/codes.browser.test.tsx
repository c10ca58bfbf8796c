import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";
import {
  createAccount,
  fieldOf,
  fillRegisterForm,
  openRegisterForm,
  registerDialog,
  registrationWith,
} from "../../testing/register.ts";

const words = "The platform’s own words.";

/** Every field that a code can refer to, none of them required. */
const answers = registrationWith({
  USD: {
    member_name: "optional",
    member_email: "optional",
    member_phone: "verified",
    member_telegram: "optional",
    member_whats_app: "optional",
    member_zalo: "optional",
    member_fb: "optional",
    member_qq: "optional",
    member_wechat: "optional",
    member_skype: "optional",
    identity_id: "optional",
    recommend_code: "optional",
  },
});
const notices = () => page.getByRole("region", { name: "Notices" });

type Row = readonly [code: string, field: string, text: string];

/** At most four ids per test; each test reuses one form. */
const atFields: readonly (readonly [ids: string, rows: readonly Row[]])[] = [
  [
    "[REG-83] [REG-84] [REG-85] [REG-86]",
    [
      ["102", "Username", "This username is taken. Choose another one."],
      ["103", "Full name", "This name already has an account."],
      ["104", "Phone", "This phone number already has an account."],
      ["105", "Email", "This email address already has an account."],
    ],
  ],
  [
    "[REG-96] [REG-97] [REG-98] [REG-99]",
    [
      ["113", "SMS code", "Incorrect code. Check the SMS on your phone."],
      ["114", "ID number", "This ID number already has an account."],
      ["223", "ID number", "This ID number already has an account."],
      ["214", "Full name", "This name can’t be used to register."],
    ],
  ],
  [
    "[REG-100] [REG-101] [REG-102] [REG-103]",
    [
      ["206", "Email", "This email address isn’t valid. Check it and try again."],
      ["209", "Phone", "This phone number isn’t valid. Check it and try again."],
      ["215", "Phone", words],
      ["216", "Email", "This email address can’t be used to register."],
    ],
  ],
  [
    "[REG-105] [REG-106] [REG-107] [REG-110]",
    [
      [
        "222",
        "SMS code",
        "We couldn’t find that agent or referral code. Check it, or leave it empty.",
      ],
      ["224", "Verification code", "Incorrect code. Try the new one."],
      ["227", "Full name", "Check your name and enter it again."],
      ["301", "QQ", words],
    ],
  ],
  [
    "[REG-111] [REG-112] [REG-113]",
    [
      ["302", "Skype", words],
      ["304", "WeChat", words],
      ["305", "Zalo", words],
    ],
  ],
  [
    "[REG-114] [REG-115] [REG-116]",
    [
      ["306", "Facebook", words],
      ["307", "Telegram", words],
      ["308", "WhatsApp", words],
    ],
  ],
];

/** Changes the value and changes it back, which clears its error. */
async function typeAgain(field: ReturnType<typeof fieldOf>): Promise<void> {
  const input = field.element();
  const value = input instanceof HTMLInputElement ? input.value : "";
  await field.fill("1");
  await field.fill(value);
}

test.each(atFields)("%s codes of a registration are shown at their fields", async (_, rows) => {
  const site = await openSite("/sponsor", { answers });
  const form = await openRegisterForm();
  await fillRegisterForm(form);
  for (const [code, label, text] of rows) {
    site.answer({ "/register": { code, message: words } });
    await fieldOf(form, "Verification code").fill("0000");
    await createAccount(form);
    const field = fieldOf(form, label);
    await expect
      .element(field)
      .toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.]/g, "\\.")));
    await expect.element(field).toHaveFocus();
    await expect.element(form.getByRole("alert")).not.toBeInTheDocument();
    await typeAgain(field);
  }
  expect(localStorage.getItem("token")).toBeNull();
});

test("a refused value's message stays at its field until the value changes, whatever else is refused", async () => {
  const site = await openSite("/sponsor", { answers });
  const form = await openRegisterForm();
  await fillRegisterForm(form);
  const [email, phone] = [fieldOf(form, "Email"), fieldOf(form, "Phone")];
  for (const code of ["105", "104"]) {
    site.answer({ "/register": { code, message: words } });
    await fieldOf(form, "Verification code").fill("0000");
    await createAccount(form);
    await expect.element(email).toHaveAccessibleDescription(/already has an account/);
  }
  await expect.element(phone).toHaveAccessibleDescription(/already has an account/);
  // The emptied captcha does not count as a mistake by the player.
  await expect.element(fieldOf(form, "Verification code")).toHaveValue("");
  await expect
    .element(fieldOf(form, "Verification code"))
    .not.toHaveAttribute("aria-invalid", "true");
  await typeAgain(email);
  await expect.element(email).not.toHaveAccessibleDescription(/already has an account/);
  await expect.element(phone).toHaveAccessibleDescription(/already has an account/);
});

const notFound = "We couldn’t find that agent or referral code. Check it, or leave it empty.";

test.each([
  ["[REG-87]", "106", "There’s no agent with this ID."],
  ["[REG-89]", "108", "This agent isn’t active."],
  ["[REG-90]", "109", "This member can’t invite friends at the moment."],
  ["[REG-91]", "110", "This referral code is no longer active."],
  ["[REG-92]", "111", words],
  ["[REG-93]", "112", notFound],
  ["[REG-94]", "219", notFound],
  [
    "[REG-95]",
    "228",
    "This referral can’t be used with your details. You can register without it.",
  ],
])(
  "[REG-43] %s code %s releases the link's friend, and another may be named",
  async (_, code, text) => {
    const site = await openSite("/?invite=FRIEND36&modal=register", {
      answers: { ...answers, "/register": { code, message: words } },
    });
    const form = registerDialog();
    const friend = fieldOf(form, "Referral code");
    await expect.element(friend).toHaveValue("FRIEND36");
    await expect.element(friend).toHaveAttribute("readonly");
    expect(document.cookie).toContain("recommend_code=FRIEND36");
    await fillRegisterForm(form);
    await createAccount(form);
    await expect.element(form.getByRole("alert")).toHaveTextContent(text);
    expect(site.calls("/register")[0]?.body).toMatchObject({ recommend_code: "FRIEND36" });
    await expect.element(friend).toHaveValue("");
    await expect.element(friend).not.toHaveAttribute("readonly");
    expect(document.cookie).not.toMatch(/recommend_code|register_type/);
  },
);

test("[REG-43] [REG-88] [REG-44] code 107 releases the link's friend, and nobody can be named any more", async () => {
  await openSite("/?invite=FRIEND36&modal=register", {
    answers: { ...answers, "/register": { code: "107", message: words } },
  });
  const form = registerDialog();
  const friend = fieldOf(form, "Referral code");
  await expect.element(friend).toHaveValue("FRIEND36");
  await fillRegisterForm(form);
  await createAccount(form);
  await expect
    .element(form.getByRole("alert"))
    .toHaveTextContent(
      "Referral codes aren’t being accepted right now. You can register without one.",
    );
  await expect.element(friend).not.toBeInTheDocument();
  expect(document.cookie).not.toMatch(/recommend_code|register_type/);
});

test.each([
  [
    "[REG-104] [REG-108] [REG-109]",
    [
      [
        { code: "218", message: words },
        "Registration isn’t available from your IP address or location.",
      ],
      [{ code: "996", message: words }, "Too many registrations in a short time. Try again later."],
      [{ code: "997", message: words }, "No more accounts can be registered from your IP address."],
    ],
  ],
  [
    "[REG-39] [REG-117] [REG-119]",
    [
      [{ code: "399", message: words }, words],
      [
        { code: "399", message: "" },
        "Something went wrong and your account wasn’t created. Try again.",
      ],
      [() => Response.json({}), "Register Error. Try again, or contact customer service."],
    ],
  ],
] as const)(
  "%s a refusal about no field is a toast, with a new picture and an empty answer",
  async (_, refusals) => {
    const site = await openSite("/sponsor", { answers });
    const form = await openRegisterForm();
    await fillRegisterForm(form);
    const captcha = fieldOf(form, "Verification code");
    let pictures = 1;
    for (const [answer, text] of refusals) {
      site.answer({ "/register": answer });
      await captcha.fill("0000");
      await createAccount(form);
      await expect.element(notices().getByText(text)).toBeVisible();
      await expect.element(captcha).toHaveValue("");
      pictures += 1;
      await expect.poll(() => site.calls("/captcha")).toHaveLength(pictures);
    }
    for (const { body } of site.calls("/captcha")) expect(body).toMatchObject({ type: 2 });
    await expect.element(form).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
  },
);
