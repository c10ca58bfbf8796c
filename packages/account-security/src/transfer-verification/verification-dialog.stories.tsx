import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { openSite } from "@naluma/site/settings.fake";
import { localKeys } from "@naluma/site/stored";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import VerificationDialog from "./verification-dialog.tsx";

const picture = {
  text: "WhPEng.ESSVqg",
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><rect width="118" height="40" fill="#F3E9DC"/><text x="24" y="29" font-family="monospace" font-size="26" fill="#8B1B19">K7Q4</text></svg>`,
};

interface PageProps {
  reason: "transfer" | "forgotten";
  account: string;
  captcha: () => Reply | Promise<Reply>;
  verify: () => Reply | Promise<Reply>;
  reset: () => Reply | Promise<Reply>;
  /** The path of the SMS call, if the site has one. */
  sms: string;
  smsReply: (sent: Sent) => Reply | Promise<Reply>;
  /** The wait before another SMS, in ms. */
  smsWait: number;
  onOpen: () => void;
  onDone: () => void;
  onClose: () => void;
  onAskService: () => void;
}

function Page({ captcha, verify, reset, sms, smsReply, smsWait, ...props }: PageProps) {
  const site = useSite();
  const [attempt] = useState(() => {
    const { local } = fakeBrowser().tab();
    const clock = fakeClock();
    if (smsWait > 0) local.setItem(localKeys.smsUntil, String(clock.now() + smsWait));
    return {
      api: fakeApi({
        "/clientCaptcha": captcha,
        "/arks/web/vx/verify": verify,
        "/arks/web/vx/reset": reset,
        "/operator/sms": smsReply,
      }),
      siteId: 9,
      clock,
      storage: local,
    };
  });
  const settings = { ...openSite, forgottenPasswordSms: sms };
  return (
    <SiteContext value={{ ...site, settings }}>
      <VerificationDialog {...props} attempt={attempt} />
    </SiteContext>
  );
}

const args: PageProps = {
  reason: "transfer",
  account: "lotus88",
  captcha: () => ({ data: picture }),
  verify: () => ({ data: { token: "vx_1" } }),
  reset: () => ({ data: null }),
  sms: "",
  smsReply: () => ({ data: null }),
  smsWait: 0,
  onOpen: fn(),
  onDone: fn(),
  onClose: fn(),
  onAskService: fn(),
};

const meta = {
  title: "account-security/transfer-verification",
  component: Page,
  args,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const dialog = async () => within(await screen.findByRole("dialog"));
const press = async (name: string) =>
  userEvent.click(await (await dialog()).findByRole("button", { name }));
const pictured: Play = async () => {
  await (await dialog()).findByRole("img", { name: "Picture of the verification code" });
};
const fillIn = async (code = "k7q4") => {
  const form = await dialog();
  await userEvent.type(form.getByLabelText("Withdrawal password"), "4826");
  await userEvent.type(form.getByRole("textbox", { name: "Email address" }), "anna@example.com");
  await userEvent.type(form.getByLabelText("Verification code"), code);
};
const sendDetails: Play = async (context) => {
  await pictured(context);
  await fillIn();
  await press("Verify");
};
const setPassword = async (password: string, confirmation = password) => {
  const form = await dialog();
  await userEvent.type(await form.findByLabelText("New password"), password);
  await userEvent.type(form.getByLabelText("Confirm new password"), confirmation);
  await press("Set new password");
};
const refusedText = "We couldn’t verify your account. Check your details and try again.";

export const Details: Story = {
  play: async (context) => {
    await pictured(context);
    const form = await dialog();
    await form.findByText("Step 1 of 2: your details");
    await expect(form.getByLabelText("Username")).toHaveValue("lotus88");
    await expect(context.args.onOpen).toHaveBeenCalled();
    await press("Customer service");
    await expect(context.args.onAskService).toHaveBeenCalled();
  },
};

export const Forgotten: Story = {
  args: { reason: "forgotten", account: "" },
  play: async (context) => {
    await pictured(context);
    await screen.findByRole("dialog", { name: "Reset your password" });
  },
};

export const OnAPhone: Story = { globals: phone, play: pictured };

export const Light: Story = { globals: { theme: "light" }, play: pictured };

export const LongWords: Story = {
  globals: { ...phone, locale: "ta_IN" },
  args: { sms: "/operator/sms" },
  play: async () => {
    const form = await dialog();
    await form.findByRole("img");
    const [, byPhone] = form.getAllByRole("radio");
    if (byPhone) await userEvent.click(byPhone);
  },
};

export const Burmese: Story = {
  globals: { ...phone, locale: "my_MM" },
  play: async () => void (await (await dialog()).findByRole("img")),
};

/** Only the first failure is shown, and no request is sent. */
export const NothingFilledIn: Story = {
  args: { account: "" },
  play: async (context) => {
    await pictured(context);
    await press("Verify");
    const form = await dialog();
    await expect(form.getByLabelText("Username")).toBeInvalid();
    await expect(form.getByLabelText("Username")).toHaveFocus();
    await expect(form.getByLabelText("Withdrawal password")).toBeValid();
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    await pictured(context);
    await fillIn("0000");
    await press("Verify");
    const form = await dialog();
    const code = form.getByLabelText("Verification code");
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue("");
    await expect(code).toHaveAccessibleDescription("Incorrect code. Try the new one.");
  },
};

export const WrongDetails: Story = {
  args: { verify: () => refused("202") },
  play: async (context) => {
    await sendDetails(context);
    const form = await dialog();
    await expect(await form.findByRole("alert")).toHaveTextContent(refusedText);
    await expect(form.getByRole("textbox", { name: "Email address" })).toHaveValue(
      "anna@example.com",
    );
  },
};

export const Busy: Story = {
  args: { verify: () => new Promise<Reply>(() => undefined) },
  play: async (context) => {
    await sendDetails(context);
    const form = await dialog();
    await waitFor(() =>
      expect(form.getByRole("button", { name: "Verify" })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

export const CaptchaFails: Story = {
  args: { captcha: () => lost },
  play: async () => void (await screen.findByText("Network error.")),
};

/** Focus moves to the new password, and its strength is announced as it is typed. */
export const NewPassword: Story = {
  play: async (context) => {
    await sendDetails(context);
    const form = await dialog();
    const password = await form.findByLabelText("New password");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await expect(form.getByLabelText("Username")).toHaveValue("lotus88");
    await userEvent.type(password, "newday");
    await form.findByText("Weak password");
    await userEvent.type(password, "24");
    await form.findByText("Fair password");
    await userEvent.type(password, "Ab");
    await form.findByText("Strong password");
  },
};

/** A password manager fills in both fields, or the player pastes. */
export const Pasted: Story = {
  play: async (context) => {
    await sendDetails(context);
    const form = await dialog();
    await userEvent.click(await form.findByLabelText("New password"));
    await userEvent.paste("newday24");
    await userEvent.click(form.getByLabelText("Confirm new password"));
    await userEvent.paste("newday24");
    await press("Set new password");
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith("lotus88"));
  },
};

export const NewPasswordOnAPhone: Story = {
  globals: { ...phone, locale: "ta_IN" },
  play: async () => {
    const form = await dialog();
    await form.findByRole("img");
    await userEvent.type(form.getByDisplayValue("lotus88"), "1");
    const fields = document.querySelectorAll<HTMLInputElement>("form input:not([type=radio])");
    const typed = ["4826", "anna@example.com", "k7q4"];
    for (const [place, field] of [...fields].slice(1).entries())
      await userEvent.type(field, typed[place] ?? "");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(document.querySelectorAll("[autocomplete=new-password]")).toHaveLength(2),
    );
    await userEvent.keyboard("harvest");
  },
};

export const TooShort: Story = {
  play: async (context) => {
    await sendDetails(context);
    await setPassword("abcd5");
    const password = (await dialog()).getByLabelText("New password");
    await expect(password).toHaveAccessibleDescription(/Use 6 to 12 characters\./);
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const DifferentConfirmation: Story = {
  play: async (context) => {
    await sendDetails(context);
    await setPassword("newday24", "newday42");
    await expect(
      (await dialog()).getByLabelText("Confirm new password"),
    ).toHaveAccessibleDescription("The passwords don’t match.");
  },
};

/** Returns to the details, which are still filled in; only the captcha must be answered again. */
export const TokenIsOver: Story = {
  args: { reset: () => refused("201") },
  play: async (context) => {
    await sendDetails(context);
    await setPassword("newday24");
    const form = await dialog();
    await expect(await form.findByRole("alert")).toHaveTextContent(refusedText);
    await waitFor(() => expect(form.getByLabelText("Withdrawal password")).toHaveFocus());
    await expect(form.getByLabelText("Withdrawal password")).toHaveValue("4826");
    await expect(form.getByLabelText("Verification code")).toHaveValue("");
  },
};

export const ResetIsLost: Story = {
  args: { reset: () => lost },
  play: async (context) => {
    await sendDetails(context);
    await setPassword("newday24");
    const form = await dialog();
    await expect(await form.findByRole("alert")).toHaveTextContent("Network error.");
    await expect(form.getByLabelText("New password")).toHaveValue("newday24");
  },
};

/** A response that arrives after the dialog is closed has no effect. */
const answers: ((reply: Reply) => void)[] = [];
export const ClosedMeanwhile: Story = {
  args: { reset: () => new Promise<Reply>((resolve) => answers.push(resolve)) },
  play: async (context) => {
    await sendDetails(context);
    await setPassword("newday24");
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    answers.pop()?.({ data: null });
    await settled();
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};

const byPhone: Play = async (context) => {
  await pictured(context);
  await userEvent.click((await dialog()).getByRole("radio", { name: "Phone number" }));
};

/** None of our sites configures a call for it, so there is no button. */
export const ByPhone: Story = {
  play: async (context) => {
    await byPhone(context);
    const form = await dialog();
    await form.findByRole("textbox", { name: "Phone number" });
    await expect(form.queryByRole("button", { name: /SMS/ })).toBeNull();
  },
};

export const Sms: Story = {
  args: {
    account: " lotus88 ",
    sms: "/operator/sms",
    smsReply: fn<PageProps["smsReply"]>(() => ({ data: null })),
  },
  play: async (context) => {
    await byPhone(context);
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: "Phone number" }), " 0912345678 ");
    await press("Send me an SMS");
    const body = { account: "lotus88", member_phone: "0912345678", site_id: 9 };
    await waitFor(() =>
      expect(context.args.smsReply).toHaveBeenCalledWith(expect.objectContaining({ body })),
    );
    await form.findByText("SMS sent. Check your phone.");
    await form.findByRole("button", { name: "Another SMS in 5:00" });
  },
};

/** Without an account, the recipient is unknown. */
export const SmsWithoutAnAccount: Story = {
  args: { sms: "/operator/sms", account: " " },
  play: async (context) => {
    await byPhone(context);
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: "Phone number" }), "0912345678");
    await expect(form.getByRole("button", { name: "Send me an SMS" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** A refused SMS starts no wait, and requesting it again clears the error. */
const smsReplies: Reply[] = [];
export const SmsRefused: Story = {
  args: {
    sms: "/operator/sms",
    smsReply: () => smsReplies.shift() ?? new Promise<Reply>(() => undefined),
  },
  play: async (context) => {
    smsReplies.splice(0, Infinity, refused("104", "No SMS can be sent to this number."));
    await byPhone(context);
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: "Phone number" }), "0912345678");
    await press("Send me an SMS");
    const words = await form.findByText("No SMS can be sent to this number.");
    await press("Send me an SMS");
    await waitFor(() => expect(words).toBeEmptyDOMElement());
  },
};

/** The wait continues after a reload of the page. */
export const SmsWaits: Story = {
  args: { sms: "/operator/sms", smsWait: 125_000 },
  play: async (context) => {
    await byPhone(context);
    const wait = await (await dialog()).findByRole("button", { name: "Another SMS in 2:05" });
    await expect(wait).toHaveAttribute("aria-disabled", "true");
  },
};
