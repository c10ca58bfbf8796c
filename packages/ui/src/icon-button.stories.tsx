import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Badge } from "./badge.tsx";
import { IconButton } from "./icon-button.tsx";
import { ArrowsClockwiseIcon, EnvelopeSimpleIcon } from "./icon.ts";

const meta = {
  component: IconButton,
  args: { label: "Refresh balance", children: <ArrowsClockwiseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refresh balance" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refresh balance" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithBadge: Story = {
  args: {
    label: "Letters, 99+ unread",
    children: (
      <>
        <EnvelopeSimpleIcon />
        <Badge count={120} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
};
