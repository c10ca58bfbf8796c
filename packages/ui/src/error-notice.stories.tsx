import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorNotice } from "./error-notice.tsx";
import { phone } from "./testing/story.ts";

const meta = {
  component: ErrorNotice,
  args: { text: "The games could not be read. Your balance is not affected." },
} satisfies Meta<typeof ErrorNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutRetry: Story = {};

export const WithRetry: Story = {
  args: { retry: { label: "Try again", onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: "Trying again", onRetry: fn(), busy: true } },
};

export const OnMobile: Story = {
  ...WithRetry,
  globals: phone,
};
