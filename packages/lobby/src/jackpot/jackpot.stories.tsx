import { RefusedError } from "@naluma/api-client";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { platform, timeout } from "../fakes/story-platform.ts";
import { Jackpot } from "./jackpot.tsx";

const meta = {
  component: Jackpot,
  parameters: { api: platform(() => ({ jackpot_amount_total: "4872316.35" })) },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <Story />
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof Jackpot>;
export default meta;

type Story = StoryObj<typeof meta>;

const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll(".digits b")].map((plate) => plate.textContent).join("");

export const OfTheCurrency: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("Jackpot $4,872,316.35");
    await expect(canvas.getByText("USD")).toBeVisible();
    await expect(canvas.getByText("Updates live")).toBeVisible();
    await expect(figures(canvasElement)).toBe("000487231635");
  },
};

export const OnPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText("USD, live");
  },
};

export const Refused: Story = {
  parameters: { api: platform(() => Promise.reject(new RefusedError(timeout))) },
  play: async ({ canvas }) => {
    await canvas.findByText("The jackpot is not known at the moment");
    await expect(canvas.queryByText("Updates live")).toBeNull();
  },
};
