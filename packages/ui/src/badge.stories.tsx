import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { badgeText } from "./badge-text.ts";
import { Badge } from "./badge.tsx";
import { IconButton } from "./icon-button.tsx";
import { EnvelopeSimpleIcon } from "./icon.ts";

const meta = {
  component: Badge,
  render: ({ count }) => (
    <IconButton label={`Letters, ${badgeText(count)} unread`}>
      <EnvelopeSimpleIcon />
      <Badge count={count} />
    </IconButton>
  ),
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = { args: { count: 3 } };

/** The badge stops at 99+, and the button's accessible name contains the visible text (WCAG 2.5.3). */
export const More: Story = {
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Letters, 99+ unread" })).toHaveTextContent(
      "99+",
    );
  },
};

/** Without unread items there is no badge. */
export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent("");
  },
};
