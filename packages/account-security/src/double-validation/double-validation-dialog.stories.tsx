import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { deviceInfo } from "@naluma/site/device-info";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import DoubleValidationDialog from "./double-validation-dialog.tsx";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><rect width="118" height="40" fill="#F3E9DC"/><text x="24" y="29" font-family="monospace" font-size="26" fill="#8B1B19">4871</text></svg>`;
const picture = {
  token: "cp_1",
  captcha: `data:image/svg+xml;base64,${btoa(svg)}`,
  placeholder: "4 digits",
};
const asked = (question: string, available_questions_count?: number) => ({
  member_login_id: "ml_1",
  question,
  available_questions_count,
});
const member = {
  member_id: 7,
  member_account: "player01",
  member_currency: "USD",
  member_login_id: "ml_1",
  token: "s_1.abcdef",
};
const device = deviceInfo({
  client: "desktop",
  platform: "web",
  userAgent: navigator.userAgent,
  host: "play.example.com",
  udid: "d-1",
});

interface PageProps {
  data: unknown;
  answer: (sent: Sent) => Reply | Promise<Reply>;
  skip: () => Reply | Promise<Reply>;
  captcha: () => Reply | Promise<Reply>;
  onOpen: () => void;
  onPassed: () => void;
  onClose: () => void;
  onAskService: () => void;
}

function Page({ data, answer, skip, captcha, ...on }: PageProps) {
  const [attempt] = useState(() => ({
    api: fakeApi({
      "/captcha": captcha,
      "/login/double_validation": answer,
      "/login/double_validation/skip": skip,
    }),
    siteId: 9,
    clock: fakeClock(),
    device: () => device,
  }));
  return <DoubleValidationDialog {...on} data={data} attempt={attempt} />;
}

const args: PageProps = {
  data: asked("member_phone", 3),
  answer: () => refused("998"),
  skip: () => ({ data: asked("member_email", 2) }),
  captcha: () => ({ data: picture }),
  onOpen: fn(),
  onPassed: fn(),
  onClose: fn(),
  onAskService: fn(),
};

const meta = {
  title: "account-security/double-validation",
  component: Page,
  args,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const dialog = async () => within(await screen.findByRole("dialog"));
const pictured: Play = async () => {
  await (await dialog()).findByRole("img", { name: "Picture of the verification code" });
};
const confirm = async () =>
  userEvent.click((await dialog()).getByRole("button", { name: "Confirm" }));
const send: Play = async (context) => {
  await pictured(context);
  const form = await dialog();
  const [answer] = form.getAllByRole("textbox");
  if (answer) await userEvent.type(answer, "0912345678");
  await userEvent.type(form.getByLabelText("Verification code"), "4871");
  await confirm();
};
/** The fields are empty again, and there is a new captcha image. */
const emptied = async () => {
  const form = await dialog();
  await waitFor(() => expect(form.getByLabelText("Verification code")).toHaveValue(""));
  for (const field of form.getAllByRole("textbox")) await expect(field).toHaveValue("");
};

export const FirstQuestion: Story = {
  play: async (context) => {
    await pictured(context);
    const form = await dialog();
    await expect(form.getByRole("status")).toHaveTextContent("Question 1 of 3");
    form.getByLabelText("Which phone number is on your account?");
    await form.findByRole("button", { name: "Skip to another question (2 left)" });
    await expect(context.args.onOpen).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: phone, play: pictured };

export const Light: Story = { globals: { theme: "light" }, play: pictured };

export const LongWords: Story = {
  args: { data: asked("identity_id", 5) },
  globals: { ...phone, locale: "ta_IN" },
  play: async () => void (await (await dialog()).findByRole("img")),
};

export const Burmese: Story = {
  args: { data: asked("withdraw_password", 1) },
  globals: { ...phone, locale: "my_MM" },
  play: async () => void (await (await dialog()).findByRole("img")),
};

/** Focus moves to the field of the next question. */
export const Skipped: Story = {
  play: async (context) => {
    await pictured(context);
    const form = await dialog();
    await userEvent.click(form.getByRole("button", { name: "Skip to another question (2 left)" }));
    await waitFor(() =>
      expect(form.getByLabelText("Which email address is on your account?")).toHaveFocus(),
    );
    await expect(form.getByRole("status")).toHaveTextContent("Question 2 of 3");
    await form.findByRole("button", { name: "Skip to another question (1 left)" });
  },
};

/** The question currently shown is the one that is validated, answered and refused. */
export const SkippedAndAnswered: Story = {
  args: { answer: fn<PageProps["answer"]>(() => refused("998")) },
  play: async (context) => {
    await pictured(context);
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: /phone number/ }), "0912345678");
    await userEvent.click(form.getByRole("button", { name: /^Skip/ }));
    const email = await form.findByLabelText("Which email address is on your account?");
    await confirm();
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription("Enter the email address on your account."),
    );
    await userEvent.type(email, "anna@example.com");
    await userEvent.type(form.getByLabelText("Verification code"), "4871");
    await confirm();
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription("Incorrect answer. Check it and try again."),
    );
    await expect(context.args.answer).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ answer: "anna@example.com" }) }),
    );
  },
};

/** There is no further question, so a player who cannot answer is referred to customer service. */
export const LastQuestion: Story = {
  args: { data: asked("withdraw_password", 1) },
  play: async ({ args }) => {
    const form = await dialog();
    const skip = await form.findByRole("button", { name: "Skip to another question (0 left)" });
    await expect(skip).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(form.getByRole("button", { name: "Customer service" }));
    await expect(args.onAskService).toHaveBeenCalledOnce();
  },
};

export const EmptyAnswer: Story = {
  play: async (context) => {
    await pictured(context);
    await confirm();
    const answer = (await dialog()).getByLabelText("Which phone number is on your account?");
    await expect(answer).toHaveAccessibleDescription("Enter the phone number on your account.");
    await expect(answer).toHaveFocus();
  },
};

export const WrongAnswer: Story = {
  play: async (context) => {
    await send(context);
    const answer = (await dialog()).getByLabelText("Which phone number is on your account?");
    await waitFor(() =>
      expect(answer).toHaveAccessibleDescription("Incorrect answer. Check it and try again."),
    );
    await emptied();
    await expect(answer).toHaveFocus();
  },
};

export const WrongCode: Story = {
  args: { answer: () => refused("105") },
  play: async (context) => {
    await send(context);
    const code = (await dialog()).getByLabelText("Verification code");
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription("Incorrect code. Try the new one."),
    );
    await emptied();
  },
};

export const NotFromHere: Story = {
  args: { answer: () => refused("106") },
  play: async (context) => {
    await send(context);
    await expect(await (await dialog()).findByRole("alert")).toHaveTextContent(
      "Login isn’t available from your IP address or location.",
    );
  },
};

export const ServersWords: Story = {
  args: { answer: () => refused("102", "This account is disabled.") },
  play: async (context) => {
    await send(context);
    await (await dialog()).findByText("This account is disabled.");
  },
};

export const SkipRefused: Story = {
  args: { skip: () => refused("101") },
  play: async (context) => {
    await pictured(context);
    const form = await dialog();
    await userEvent.click(form.getByRole("button", { name: /^Skip/ }));
    await form.findByText("This login has expired. Close this and log in again.");
  },
};

export const CaptchaFails: Story = {
  args: { captcha: () => lost },
  play: async () => void (await screen.findByText("Network error.")),
};

export const Busy: Story = {
  args: { answer: () => new Promise<Reply>(() => undefined) },
  play: async (context) => {
    await send(context);
    const button = (await dialog()).getByRole("button", { name: "Confirm" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

export const Passed: Story = {
  args: { answer: () => ({ data: member }) },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onPassed).toHaveBeenCalledOnce());
    // The login is under way: nothing else is sent meanwhile.
    await expect((await dialog()).getByRole("button", { name: "Confirm" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Closed: Story = {
  play: async (context) => {
    await pictured(context);
    await userEvent.keyboard("{Escape}");
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** A response that arrives after the dialog is closed does not log the player in. */
const late: ((reply: Reply) => void)[] = [];
export const ClosedMeanwhile: Story = {
  args: { answer: () => new Promise<Reply>((resolve) => late.push(resolve)) },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(late).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    late.pop()?.({ data: member });
    await settled();
    await expect(context.args.onPassed).not.toHaveBeenCalled();
  },
};

/** The login stays open and shows its own message. */
export const CannotBeAsked: Story = {
  args: { data: null },
  play: async ({ args }) => {
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
