import { lost } from "@naluma/api-client/api.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  everything,
  FakePage,
  fakePage,
  type FakePageProps,
  settingsByCurrency,
} from "./register-page.fake.tsx";

const meta = {
  title: "register/form",
  component: FakePage,
  args: {
    ...fakePage,
    onSubmit: fn(),
    onChoose: fn(),
    onSend: fn(),
    onClose: fn(),
    onLogIn: fn(),
  },
} satisfies Meta<typeof FakePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog"));
const type = async (label: string, text: string) =>
  userEvent.type((await dialog()).getByLabelText(label), text);
const submit = async () =>
  userEvent.click((await dialog()).getByRole("button", { name: "Create account" }));

const labels = async () => {
  await screen.findByLabelText("Username");
  // Its texts load separately.
  await screen.findByLabelText("Verification code");
  const names = [...document.querySelectorAll(".dialog .field > :is(label, .field-label)")];
  return names.map((name) => name.firstChild?.textContent);
};

export const Usd: Story = {
  play: async () => {
    await expect(await labels()).toEqual([
      "Username",
      "Currency",
      "Password",
      "Confirm password",
      "Date of birth",
      "Email",
      "Telegram",
      "Withdrawal password",
      "Verification code",
    ]);
    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
  },
};

export const Rmb: Story = {
  args: { currency: "RMB", fields: settingsByCurrency.RMB },
  play: async () => {
    await expect(await labels()).toEqual([
      "Username",
      "Currency",
      "Password",
      "Full name",
      "Phone",
      "SMS code",
      "WeChat",
      "QQ",
      "Withdrawal password",
      "Referral code",
      "Verification code",
    ]);
    await expect(screen.getByLabelText("Phone").closest(".field-box")).toHaveTextContent("+86");
  },
};

export const Vnd: Story = {
  args: { currency: "VND", fields: settingsByCurrency.VND },
  play: async () => {
    await labels();
    await type("Phone", "09012");
    await type("Full name", "An Ba");
    await userEvent.tab();
    await screen.findByText("Enter a 10-digit phone number.");
    await screen.findByText("Enter your name as one word, without spaces.");
  },
};

export const Inr: Story = {
  args: { currency: "INR", fields: settingsByCurrency.INR },
  globals: phone,
  play: async () => {
    await labels();
    await expect(screen.getByLabelText("Phone").closest(".field-box")).toHaveTextContent("+91");
  },
};

/** The attributes for browsers, password managers and phone keyboards. */
export const EveryField: Story = {
  args: { fields: everything },
  play: async () => {
    await labels();
    const told = (label: string | RegExp) => {
      const {
        autocomplete,
        inputMode,
        type: kind,
      } = screen.getByLabelText<HTMLInputElement>(label);
      return [autocomplete, inputMode, kind];
    };
    await expect(told("Username")).toEqual(["username", "", "text"]);
    await expect(told("Password")).toEqual(["new-password", "", "password"]);
    await expect(told("Confirm password")).toEqual(["new-password", "", "password"]);
    const rules = screen.getByLabelText("Password").getAttribute("passwordrules");
    await expect(rules).toMatch(/^minlength: 6; maxlength: 12; required: lower; required: digit/);
    await expect(told("Full name")).toEqual(["name", "", "text"]);
    await expect(told("Year")).toEqual(["bday-year", "", "select-one"]);
    await expect(told("Phone")).toEqual(["tel-national", "numeric", "tel"]);
    await expect(told("SMS code")).toEqual(["one-time-code", "numeric", "text"]);
    await expect(told("Email")).toEqual(["email", "email", "email"]);
    await expect(told("Telegram")).toEqual(["off", "", "text"]);
    await expect(told("Withdrawal password")).toEqual(["off", "numeric", "password"]);
  },
};

/** The "next" key of the keyboard moves to the next field and does not submit. */
export const EveryFieldOnAPhone: Story = {
  args: { fields: everything },
  globals: phone,
  play: async ({ args }) => {
    await labels();
    const first = screen.getByLabelText("Username");
    await expect(first).toHaveAttribute("enterkeyhint", "next");
    await userEvent.type(first, "marika{enter}");
    await expect(screen.getByLabelText("Currency")).toHaveFocus();
    await userEvent.type(screen.getByLabelText("Password"), "Harvest7{enter}");
    await expect(screen.getByLabelText("Confirm password")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.queryByText(/need attention/)).toBeNull();
  },
};

/** [REG-07] The number of errors is shown beside the button, and the first invalid field has the focus. */
export const NothingFilledIn: Story = {
  play: async ({ args }) => {
    await labels();
    await submit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await screen.findByText("Enter a username.");
    const count = await screen.findByText("8 fields need attention");
    await expect(count.closest("output")).not.toBeNull();
    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
  },
};

export const NothingFilledInOnAPhone: Story = { ...NothingFilledIn, globals: phone };

/** As in the design: two fields are invalid, the others are marked as valid. */
export const HalfWay: Story = {
  args: {
    fields: everything,
    isLocked: true,
    banners: [{ about: "invited", by: "20817", isAgent: true, currency: "USD" }],
    sms: { sentTo: "4155550148", until: Date.UTC(2026, 10, 23, 12, 4, 37) },
  },
  play: async () => {
    await labels();
    await type("Username", "mar!ka");
    await type("Password", "Harvest7moon");
    await type("Confirm password", "Harvest7moo");
    await type("Phone", "4155550148");
    await type("Email", "marika@example.org");
    await userEvent.tab();
    await screen.findByText("Use letters and digits only.");
    await screen.findByText("The passwords don’t match.");
    await screen.findByText("2 fields need attention");
    await screen.findByText("Strong password");
    await screen.findByText("Sent to number ending 0148.");
    await expect(screen.getByRole("button", { name: "Resend in 4:37" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(screen.getByLabelText("Currency")).toHaveAttribute("readonly");
    await expect(screen.getByLabelText("Currency")).toHaveValue("US Dollar (USD)");
  },
};

export const HalfWayOnAPhone: Story = { ...HalfWay, globals: phone };

/** No code is requested while the phone number is missing or invalid. */
export const NoPhoneForTheCode: Story = {
  args: { currency: "RMB", fields: settingsByCurrency.RMB },
  play: async ({ args }) => {
    await labels();
    const send = screen.getByRole("button", { name: "Send code" });
    await userEvent.click(send);
    await screen.findByText("Enter your phone number to get a code.");
    await waitFor(() => expect(screen.getByLabelText("Phone")).toHaveFocus());
    await type("Phone", "138-0013");
    await userEvent.click(send);
    await screen.findByText("Use digits only, without spaces or dashes.");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText("Phone"));
    await type("Phone", "13800138000");
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const CodeNotSent: Story = {
  args: {
    currency: "RMB",
    fields: settingsByCurrency.RMB,
    sms: { refusal: { id: "sms.no_balance" } },
  },
  play: async () => {
    await screen.findByText("We can’t send codes at the moment. Try again later.");
  },
};

/** The four boxes are a single field, which accepts a paste. */
export const WithdrawalPasswordPasted: Story = {
  play: async ({ args }) => {
    await labels();
    const boxes = screen.getByLabelText("Withdrawal password");
    await userEvent.click(boxes);
    await userEvent.paste("48 71");
    await expect(boxes).toHaveValue("4871");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The error names the missing part, and only that part is marked. */
export const HalfABirthday: Story = {
  play: async () => {
    await labels();
    await userEvent.selectOptions(screen.getByLabelText("Year"), "1994");
    await userEvent.selectOptions(screen.getByLabelText("Month"), "March");
    await userEvent.click(screen.getByLabelText("Email"));
    await screen.findByText("Choose the day you were born.");
    await expect(screen.getByLabelText("Day")).toHaveAttribute("aria-invalid", "true");
    await expect(screen.getByLabelText("Year")).not.toHaveAttribute("aria-invalid");
  },
};

export const CurrencyChosen: Story = {
  play: async ({ args }) => {
    await labels();
    await userEvent.selectOptions(screen.getByLabelText("Currency"), "Vietnamese Dong (VND)");
    await expect(args.onChoose).toHaveBeenCalledWith("VND");
  },
};

/** After opening an invitation link, the introducer does not have to be typed. */
export const IntroducedByCode: Story = {
  args: {
    currency: "RMB",
    fields: settingsByCurrency.RMB,
    introducer: { type: "recommend_code", code: "K7RMW2QX" },
    values: { recommendCode: "K7RMW2QX" },
    banners: [{ about: "invited", by: "K7RMW2QX", isAgent: false }],
  },
  play: async () => {
    await labels();
    await expect(screen.getByLabelText(/^Referral code/)).toHaveAttribute("readonly");
  },
};

/** [REG-44] */
export const CodesAreClosed: Story = {
  args: { currency: "RMB", fields: settingsByCurrency.RMB, isInviteOff: true },
  play: async () => {
    await labels();
    await expect(screen.queryByLabelText(/^Referral code/)).toBeNull();
  },
};

const filled = {
  memberAccount: "marika7",
  password: "Harvest7moon",
  checkPassword: "Harvest7moon",
  memberBirthday: "1994-3-8",
  memberEmail: "marika@example.org",
  withdrawPassword: "4871",
  verifyCode: "H4QZ",
  isAgreed: true,
} as const;

/** The server's error appears at its field, which receives the focus. */
export const FieldRefused: Story = {
  args: {
    values: filled,
    refusal: { about: "memberEmail", message: { id: "code.email_used" } },
  },
  play: async ({ args }) => {
    await labels();
    await submit();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await screen.findByText("This email address already has an account.");
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
  },
};

/** A refusal of the person names where to find help, and scrolls into view. */
export const Refused: Story = {
  args: {
    values: filled,
    refusal: {
      about: "form",
      message: { text: "You have to be 18 or older to register." },
    },
    help: [
      { name: "GamCare", url: "https://www.gamcare.org.uk/" },
      { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" },
    ],
  },
  play: async () => {
    await labels();
    await submit();
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "You have to be 18 or older to register.",
    );
    const help = screen.getByRole("link", { name: "GamCare" });
    await expect(help).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const RefusedOnAPhone: Story = { ...Refused, globals: phone };

export const Sending: Story = {
  args: { values: filled, busy: true },
  play: async ({ args }) => {
    await labels();
    await submit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const FromTwentyOne = (props: FakePageProps) => {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, settings: { ...site.settings, minimumAge: 21 } }}>
      <FakePage {...props} />
    </SiteContext>
  );
};

/** The consent names the site's own minimum age. */
export const SiteFromTwentyOne: Story = {
  render: (props) => <FromTwentyOne {...props} />,
  play: async () => {
    await screen.findByRole("checkbox", { name: /^I am 21 or older and accept the/ });
  },
};

/** [REG-38] */
export const DemoSite: Story = {
  args: { isDemo: true },
  play: async () => {
    await screen.findByText("This is a demo site, so registration is off.");
  },
};

export const SettingsOnTheirWay: Story = {
  args: { settings: { at: "loading" } },
  play: async () => {
    await screen.findByText("Loading the form");
    await expect(screen.queryByRole("button", { name: "Create account" })).toBeNull();
  },
};

const retry = fn();

/** [REG-118] */
export const SettingsFailed: Story = {
  args: { settings: { at: "failed", message: { id: "error_setting" }, retry } },
  play: async () => {
    await screen.findByText("There was an error setting up the form. Try again in a moment.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const HasAnAccount: Story = {
  play: async ({ args }) => {
    await labels();
    await userEvent.click(screen.getByRole("button", { name: "Log in" }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

const openAgreement = async () => {
  await labels();
  await userEvent.click(screen.getByRole("button", { name: "service agreement" }));
  return within(await screen.findByRole("dialog", { name: "Service agreement" }));
};

/** [REG-06] [UI-12] It covers the form, which keeps its input; accepting it ticks the box. */
export const Agreement: Story = {
  play: async () => {
    await labels();
    await type("Username", "marika7");
    const agreement = await openAgreement();
    await agreement.findByRole("heading", { name: "Play for fun" });
    await agreement.findByText("You are 18 or older.");
    await userEvent.click(agreement.getByRole("button", { name: "Close" }));
    const link = await screen.findByRole("button", { name: "service agreement" });
    await waitFor(() => expect(link).toHaveFocus());
    const box = screen.getByRole("checkbox");
    await expect(box).not.toBeChecked();
    await openAgreement();
    await userEvent.click(await screen.findByRole("button", { name: "I accept" }));
    await waitFor(() => expect(box).toBeChecked());
    await expect(screen.getByLabelText("Username")).toHaveValue("marika7");
  },
};

export const AgreementOnAPhone: Story = {
  globals: phone,
  play: async () => {
    const agreement = await openAgreement();
    await agreement.findByText("You are 18 or older.");
  },
};

export const AgreementWithoutText: Story = {
  args: { agreements: () => ({ data: { list: [] } }) },
  play: async () => {
    const agreement = await openAgreement();
    await agreement.findByText(
      "The service agreement isn’t available yet. Contact customer service before you register.",
    );
  },
};

export const AgreementOnItsWay: Story = {
  args: { agreements: () => new Promise<never>(() => undefined) },
  play: async () => {
    const agreement = await openAgreement();
    await agreement.findByText("Loading the agreement");
  },
};

export const AgreementLost: Story = {
  args: { agreements: () => lost },
  play: async () => {
    const agreement = await openAgreement();
    await agreement.findByText("We couldn’t load the agreement.");
    await agreement.findByRole("button", { name: "Try again" });
  },
};

/** Whether no element overflows its container. */
const fits = async () => {
  await waitFor(() => expect(document.querySelector(".register-form")).not.toBeNull());
  const body = document.querySelector(".dialog-body");
  await expect((body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0)).toBeLessThanOrEqual(0);
};

const inLanguage = (locale: string): Story => ({
  args: {
    fields: everything,
    banners: [{ about: "invited", by: "20817", isAgent: true, currency: "USD" }],
  },
  globals: { ...phone, locale },
  play: fits,
});

export const InTamil = inLanguage("ta_IN");
export const InBurmese = inLanguage("my_MM");
export const InThai = inLanguage("th_TH");
export const InVietnamese = inLanguage("vi_VN");
export const InChinese = inLanguage("zh_CN");
