import type { Meta, StoryObj } from "@storybook/react-vite";
import { deskStories } from "../testing/desk-page.tsx";
import { lost } from "../testing/fake-sandbox.ts";

const meta = {
  ...deskStories,
  args: { at: "/", answers: { "GET /sandbox/desk/session": null } },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Operator’s desk" });
  },
};

export const NothingEntered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }));
    await canvas.findByText("2 fields need attention");
  },
};

export const OnAPhone: Story = {
  ...NothingEntered,
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const SandboxIsAway: Story = {
  args: { answers: { "GET /sandbox/desk/session": lost } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Try again" });
  },
};
