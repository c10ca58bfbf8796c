import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { BrowserWarningDialog } from "./browser-warning.tsx";

const meta = {
  component: BrowserWarningDialog,
  args: { missing: ["WebSocket", "CSS :has()"], onClose: fn(), onDismiss: fn() },
} satisfies Meta<typeof BrowserWarningDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole("dialog", { name: "Some things may not work in this browser" }));

/** It can be closed for now or for good. */
export const TwoFeaturesMissing: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await inside.findByText("Missing: WebSocket, CSS :has()");
    await userEvent.click(inside.getByRole("button", { name: "Continue anyway" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole("button", { name: "Don’t show again" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: phone };

/** The longest texts, on a narrow screen. */
export const InTamil: Story = {
  globals: { ...phone, locale: "ta_IN" },
  play: async () => {
    const box = await screen.findByRole("dialog");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    for (const button of within(box).getAllByRole("button"))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
