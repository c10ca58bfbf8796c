import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Accordion } from "./accordion.tsx";
import { phone } from "./testing/story.ts";

const meta = {
  component: Accordion,
  args: {
    items: [
      { id: "1", title: "Is this real money", content: <p>No. Everything is play money.</p> },
      { id: "2", title: "Where is my balance", content: <p>In your main wallet.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press opens one item and leaves the others unchanged. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText("No. Everything is play money.");
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText("Is this real money"));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText("Where is my balance"));
    await expect(canvas.getByText("In your main wallet.")).toBeVisible();
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText("Is this real money"));
    await expect(answer).not.toBeVisible();
  },
};

export const LongWordsOnAPhone: Story = {
  args: {
    items: [
      {
        id: "1",
        title: "எனது முதன்மை வாலட்டிற்கு ".repeat(8),
        content: <p>{"எல்லாவற்றையும்".repeat(20)}</p>,
      },
    ],
  },
  globals: phone,
};
