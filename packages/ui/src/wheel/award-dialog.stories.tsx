import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { phone } from "../testing/story.ts";
import { AwardDialog } from "./award-dialog.tsx";

const meta = {
  component: AwardDialog,
  args: { open: true, band: "confirm", closeLabel: "Close", onClose: fn() },
} satisfies Meta<typeof AwardDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {
  args: { title: "You won $88.00", text: "$88.00 is in your main wallet.", size: "large" },
  play: async ({ args }) => {
    await screen.findByRole("alertdialog", { name: "You won $88.00" });
    await expect(document.querySelectorAll(".award-shell")).toHaveLength(26);
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Small: Story = {
  args: { title: "You won $1.88", text: "$1.88 is in your main wallet.", size: "small" },
  play: async () => {
    await screen.findByRole("alertdialog", { name: "You won $1.88" });
    await expect(document.querySelectorAll(".award-shell")).toHaveLength(9);
  },
};

/** Nothing is celebrated if nothing was won. */
export const Nothing: Story = {
  args: { title: "The wheel stopped at Try again", text: "You have 2 draws left.", size: "none" },
  play: async ({ args }) => {
    await screen.findByRole("alertdialog", { name: "The wheel stopped at Try again" });
    await expect(document.querySelectorAll(".award-shell")).toHaveLength(0);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnMobile: Story = { ...Large, globals: phone };
