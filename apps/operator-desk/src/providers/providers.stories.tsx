import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
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
      name: /^Fincastle GPFC maintenance until 23 Nov.* 12:00:00 GMT-4/,
    });
    await canvas.findByRole("row", {
      name: /^Jalapeno GPJL open maintenance planned from 01 May 2030, 10:00:00 GMT-4 to 01 May 2030, 12:30:00 GMT-4/,
    });
  },
};

/** The switches and the button are within the screen, not cut off at its side. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const change = await canvas.findByRole("button", { name: "Change the state of Jalapeno" });
    const turbo = await canvas.findByRole("switch", { name: "Turbo at Jalapeno" });
    for (const part of [change, turbo])
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const None: Story = {
  args: { answers: { "GET /sandbox/providers": [] } },
  play: async ({ canvas }) => {
    await canvas.findByText("No providers yet");
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
