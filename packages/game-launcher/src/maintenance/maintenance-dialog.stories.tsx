import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { MaintenanceDialog } from "./maintenance-dialog.tsx";

const meta = {
  component: MaintenanceDialog,
  args: {
    provider: "Kestrel",
    from: "2026-11-24 03:00:00",
    until: "2026-11-24 05:00:00",
    as: "modal",
    onClose: fn(),
    onAskService: fn(),
    onSeeOthers: fn(),
  },
} satisfies Meta<typeof MaintenanceDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tonight: Story = {
  play: async () => {
    const starts = await screen.findByText("Starts");
    await waitFor(() => expect(starts).toBeVisible());
    const beside = (word: string) => screen.getByText(word).parentElement?.textContent;
    await expect(beside("Starts")).toMatch(/^Starts\d\d:\d\d.+03:00 GMT-4$/);
    await expect(beside("Ends")).toMatch(/^Ends\d\d:\d\d.+05:00 GMT-4$/);
    await screen.findByText("Your local time, with site time (GMT-4) below.");
  },
};

export const AcrossMidnight: Story = {
  args: { from: "2026-11-24 23:30:00", until: "2026-11-25 01:00:00" },
};

export const HoursUnknown: Story = { args: { provider: "", from: "", until: "" } };

export const OnAPhone: Story = {
  args: { as: "sheet" },
  globals: phone,
};

export const InChinese: Story = { globals: { locale: "zh_CN" } };

/** [UI-11] It stays open while customer service is contacted, and closes only by its button. */
export const AsksForService: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Customer service" }));
    await expect(args.onAskService).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
