import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CaptchaField } from "./captcha-field.tsx";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 40"><rect width="118" height="40" fill="#F3E9DC"/><text x="24" y="29" font-family="monospace" font-size="26" fill="#8B1B19">4871</text></svg>`;
const picture = {
  token: "cp_1",
  source: `data:image/svg+xml;base64,${btoa(svg)}`,
  placeholder: "4 digits",
};

const meta = {
  component: CaptchaField,
  args: {
    name: "answer",
    captcha: { at: "shown", picture },
    /** It stands still. */
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

/** Too many were asked for. */
export const Limited: Story = {
  args: { captcha: { at: "waiting", until: 8_000, message: { text: "Too many pictures." } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("timer")).toHaveTextContent("New code in 0:08");
    await canvas.findByText("Too many pictures.");
  },
};

/** What the form says of the answer goes before why there is no picture. */
export const WrongAnswer: Story = {
  args: { error: "That code does not match. Here is a new one." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Verification code")).toBeInvalid();
  },
};
