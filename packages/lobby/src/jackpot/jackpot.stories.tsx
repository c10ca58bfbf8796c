import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
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
  [...canvasElement.querySelectorAll(".jackpot-digits b")]
    .map((plate) => plate.textContent)
    .join("");

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

let isRefused = true;

/** The plates stay in place, empty, and a press retries. */
export const Refused: Story = {
  parameters: {
    api: platform(() => {
      if (isRefused) throw new RefusedError(timeout);
      return { jackpot_amount_total: "4872316.35" };
    }),
  },
  beforeEach: () => {
    isRefused = true;
  },
  play: async ({ canvas, canvasElement }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    await expect(canvasElement.querySelectorAll(".jackpot-digits b")).toHaveLength(12);
    await expect(canvas.getByText("Jackpot amount unavailable right now")).toBeVisible();
    await expect(canvas.queryByText("Updates live")).toBeNull();
    isRefused = false;
    await userEvent.click(again);
    await canvas.findByText("Jackpot $4,872,316.35");
  },
};

export const RefusedOnAPhone: Story = {
  globals: phone,
  parameters: { api: platform(() => Promise.reject(new RefusedError(timeout))) },
};
