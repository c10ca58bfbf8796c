import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { JackpotSkeleton } from "./jackpot-skeleton.tsx";
import { Jackpot, type JackpotProps } from "./jackpot.tsx";
import { phone } from "./testing/story.ts";

const figures = { zeros: "000", integer: "4872316", decimals: "35" };

const meta = {
  component: Jackpot,
  args: {
    title: "Jackpot",
    unit: "USD",
    live: "Updates live",
    figures,
    label: "Jackpot $4,872,316.35",
  },
} satisfies Meta<typeof Jackpot>;
export default meta;

type Story = StoryObj<typeof meta>;

const plates = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll(".jackpot-digits b"),
];

export const Known: Story = {
  play: async ({ canvas, canvasElement }) => {
    // A single accessible label replaces all digits, and changes are not announced.
    await expect(canvas.getByText("Jackpot $4,872,316.35")).toBeInTheDocument();
    await expect(canvasElement.querySelector(".jackpot-digits")).toHaveAttribute(
      "aria-hidden",
      "true",
    );
    await expect(
      plates(canvasElement)
        .map((plate) => plate.textContent)
        .join(""),
    ).toBe("000487231635");
    await expect(
      canvasElement.querySelector("[aria-live], [role=status], [role=alert]"),
    ).toBeNull();
  },
};

function Growing({ to, ...props }: JackpotProps & { to: string }) {
  const [integer, setInteger] = useState(props.figures?.integer ?? "");
  return (
    <>
      <Jackpot {...props} figures={{ ...figures, ...props.figures, integer }} />
      <button type="button" onClick={() => setInteger(to)}>
        Later
      </button>
    </>
  );
}

export const OnlyWhatChangedRolls: Story = {
  render: (args) => <Growing {...args} to="4872389" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll(".digit-roll")).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    const rolled = [...canvasElement.querySelectorAll(".digit-roll")];
    await expect(rolled.map((figure) => figure.textContent)).toEqual(["8", "9"]);
    // These tests run with reduced motion, so the new digits appear without an animation.
    await expect(rolled.map((figure) => getComputedStyle(figure).animationName)).toEqual([
      "none",
      "none",
    ]);
  },
};

/** An additional digit is added in front; unchanged digits do not move. */
export const OneFigureMore: Story = {
  args: { figures: { zeros: "", integer: "9872316000", decimals: "35" } },
  render: (args) => <Growing {...args} to="19872316000" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(plates(canvasElement)).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await expect(plates(canvasElement)).toHaveLength(13);
    await expect(canvasElement.querySelectorAll(".digit-roll")).toHaveLength(0);
  },
};

export const LongerThanTen: Story = {
  args: {
    figures: { zeros: "", integer: "482139774872316", decimals: "" },
    label: "Jackpot ₫482,139,774,872,316",
    unit: "VND",
  },
};

export const NothingWonYet: Story = {
  args: { figures: { zeros: "0000000000", integer: "", decimals: "00" }, label: "Jackpot $0.00" },
};

export const NotKnown: Story = {
  render: ({ title, unit }) => (
    <Jackpot title={title} unit={unit} label="Jackpot amount unavailable right now" />
  ),
};

export const OnPhone: Story = { args: { unit: "USD, live", live: undefined }, globals: phone };

/** A long title in another language wraps beside the digits. */
export const LongNameOnPhone: Story = {
  args: { title: "ஒன்றுசேர்ந்த பரிசுத்தொகை", unit: "USD, நேரலை", live: undefined },
  globals: phone,
};

export const Waiting: Story = {
  render: ({ title }) => <JackpotSkeleton title={title} />,
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector(".jackpot")?.getBoundingClientRect();
    await expect(room?.height).toBeGreaterThan(110);
  },
};
