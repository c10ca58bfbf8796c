import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { deskStories } from "../testing/desk-page.tsx";
import { providerAnswers } from "./providers.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/providers", answers: providerAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Oxbow GPOX refusing/ });
    await canvas.findByRole("row", { name: /^Jade GPJD slow 1500 ms/ });
    await canvas.findByRole("row", {
      name: /^Fincastle GPFC maintenance until 2026-11-23 12:00:00/,
    });
    await canvas.findByRole("row", {
      name: /^Jalapeno GPJL open maintenance planned from 2030-05-01 10:00:00 to 2030-05-01 12:30:00/,
    });
  },
};

export const OnAPhone: Story = {
  ...EveryState,
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const None: Story = {
  args: { answers: { "GET /sandbox/providers": [] } },
  play: async ({ canvas }) => {
    await canvas.findByText("There are no providers");
  },
};

export const ChangeOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Change the state of Jalapeno" }),
    );
    await screen.findByRole("dialog", { name: "State of Jalapeno" });
    await screen.findByDisplayValue("2030-05-01T10:00");
  },
};
