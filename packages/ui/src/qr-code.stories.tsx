import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { QrCode } from "./qr-code.tsx";

const meta = {
  component: QrCode,
  args: { text: "https://naluma.example/?id=1017", label: "QR code of your link" },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfALink: Story = {
  play: async () => {
    await expect(screen.getByRole("img", { name: "QR code of your link" })).toBeVisible();
  },
};

/** A longer text has more modules at the same size. */
export const OfALongText: Story = { args: { text: "otpauth://totp/".padEnd(300, "naluma") } };
