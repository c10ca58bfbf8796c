import { fakeApi, lost, type Reply } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { CaptchaField } from "./captcha-field.tsx";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><rect width="118" height="40" fill="#F3E9DC"/><text x="24" y="29" font-family="monospace" font-size="26" fill="#8B1B19">4871</text></svg>`;
const picture = {
  token: "cp_1",
  source: `data:image/svg+xml;base64,${btoa(svg)}`,
  placeholder: "4 digits",
};

const work: Reply = { data: { iterations: 10, bits: 1, parts: 4 } };

const never = new Promise<Reply>(() => undefined);

/** Answers the first request with `reply`; every later request stays pending. */
const first = (reply: Reply) => {
  const replies = [reply];
  return () => replies.shift() ?? never;
};

/** A site whose platform accepts computation by the browser instead of a code. */
function OnSandbox({
  reply = () => work,
  children,
}: {
  reply?: () => Reply | Promise<Reply>;
  children: ReactNode;
}) {
  const [api] = useState(() => fakeApi({ "/services/v1/visitor/captcha-work": reply }));
  const settings = openSite;
  return (
    <SiteContext value={{ settings, template: "desktop", client: "desktop", currency: "USD" }}>
      <ApiContext value={api}>{children}</ApiContext>
    </SiteContext>
  );
}

const meta = {
  component: CaptchaField,
  args: {
    name: "answer",
    captcha: { at: "shown", picture },
    /** A clock that never advances. */
    clock: { now: () => 0, setTimeout: () => () => undefined },
    error: undefined,
    onChange: fn(),
    onNewPicture: fn(),
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole("img", { name: "Picture of the verification code" });
    await userEvent.click(canvas.getByRole("button", { name: "New code" }));
    await expect(args.onNewPicture).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText("Verification code"), "4");
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { captcha: { at: "failed", message: { text: "Network error." } } },
  play: async ({ canvas }) => {
    await canvas.findByText("Network error.");
  },
};

export const Limited: Story = {
  args: { captcha: { at: "waiting", until: 8_000, message: { text: "Too many pictures." } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("timer")).toHaveTextContent("New code in 0:08");
    await canvas.findByText("Too many pictures.");
  },
};

/** The form's own error about the answer takes precedence over the reason why there is no picture. */
export const WrongAnswer: Story = {
  args: { error: "That code does not match. Here is a new one." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Verification code")).toBeInvalid();
  },
};

/** When both apply, the player's own mistake is shown first. */
export const WrongAnswerAndNoPicture: Story = {
  args: {
    error: "That code does not match. Here is a new one.",
    captcha: { at: "waiting", until: 8_000, message: { text: "Too many pictures." } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("That code does not match. Here is a new one.");
    await expect(canvas.queryByText("Too many pictures.")).toBeNull();
  },
};

/** The player does not have to read, hear or work out anything, and the focus stays on the one button. */
export const WithoutThePicture: Story = {
  args: { onAnswer: fn() },
  render: (props) => (
    <OnSandbox>
      <CaptchaField {...props} />
    </OnSandbox>
  ),
  play: async ({ canvas, args }) => {
    const without = await canvas.findByRole("button", { name: "Continue without the picture" });
    without.focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Your browser has been checked. No code is needed.");
    await expect(args.onAnswer).toHaveBeenLastCalledWith(expect.stringMatching(/^w[0-9a-z]{12}$/));
    await expect(canvas.queryByLabelText("Verification code")).toBeNull();

    const back = canvas.getByRole("button", { name: "Use the picture" });
    await expect(back).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByLabelText("Verification code");
    await expect(args.onAnswer).toHaveBeenLastCalledWith("");
  },
};

export const BeingChecked: Story = {
  args: { onAnswer: fn() },
  render: (props) => (
    <OnSandbox reply={() => never}>
      <CaptchaField {...props} />
    </OnSandbox>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Continue without the picture" }),
    );
    await expect(await canvas.findByRole("status")).toHaveTextContent(/a few seconds/);
    await expect(canvas.getByLabelText("Verification code")).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const CheckFailed: Story = {
  args: { onAnswer: fn() },
  render: (props) => (
    <OnSandbox reply={first(lost)}>
      <CaptchaField {...props} />
    </OnSandbox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Continue without the picture" }),
    );
    await canvas.findByText(/couldn’t be checked/);
    await expect(canvas.getByLabelText("Verification code")).toBeVisible();
    // Choosing it again starts the work again.
    await userEvent.click(canvas.getByRole("button", { name: "Use the picture" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue without the picture" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/a few seconds/);
  },
};

interface WithNextProps extends ComponentProps<typeof CaptchaField> {
  onNext?: () => void;
}

function WithNext({ onNext, ...props }: WithNextProps) {
  const [token, setToken] = useState("cp_1");
  const next = () => {
    onNext?.();
    setToken("cp_2");
  };
  return (
    <>
      <CaptchaField {...props} captcha={{ at: "shown", picture: { ...picture, token } }} />
      <button type="button" onClick={next}>
        Try again
      </button>
    </>
  );
}

/** A proof for one picture is not valid for the next. */
export const NextPicture: Story = {
  args: { onAnswer: fn() },
  render: (props) => (
    <OnSandbox reply={first(work)}>
      <WithNext {...props} />
    </OnSandbox>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Continue without the picture" }),
    );
    await canvas.findByText("Your browser has been checked. No code is needed.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/a few seconds/);
  },
};

/** Work that finishes after its picture was replaced is discarded. */
export const PictureGoneMeanwhile: Story = {
  args: { onAnswer: fn() },
  render: (props) => {
    const late = Promise.withResolvers<Reply>();
    const replies = [late.promise, Promise.resolve(work)];
    return (
      <OnSandbox reply={() => replies.shift() ?? never}>
        <WithNext {...props} onNext={() => late.resolve(work)} />
      </OnSandbox>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Continue without the picture" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("Your browser has been checked. No code is needed.");
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};

/** When the device checks the code itself, no proof of work is needed. */
export const JudgedByTheDevice: Story = {
  args: {
    captcha: { at: "shown", picture: { ...picture, code: "4871" } },
    onAnswer: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Continue without the picture" }),
    );
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith("4871"));
  },
};

/** An operator's platform accepts only the code, never proof of work. */
export const OnlyThePicture: Story = {
  decorators: [
    (Story) => (
      <SiteContext
        value={{
          settings: siteWithout("captchaWork"),
          template: "desktop",
          client: "desktop",
          currency: "USD",
        }}
      >
        <Story />
      </SiteContext>
    ),
  ],
  args: { onAnswer: fn() },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "New code" });
    await expect(canvas.queryByRole("button", { name: "Continue without the picture" })).toBeNull();
  },
};
