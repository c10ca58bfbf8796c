import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import ErrorScreen from "./error-screen.tsx";

const meta = {
  component: ErrorScreen,
  args: { error: new Error("A part of the page broke") },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("500");
    await expect(canvas.getByRole("link", { name: /Try again/ })).toBeVisible();
  },
};
