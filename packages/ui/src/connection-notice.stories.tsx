import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ConnectionNotice } from "./connection-notice.tsx";
import { phone } from "./testing/story.ts";

const meta = { component: ConnectionNotice } satisfies Meta<typeof ConnectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  args: { state: "lost", text: "No network. What you see may be old." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No network");
  },
};

export const Returning: Story = { args: { state: "returning", text: "Connecting again" } };

export const Back: Story = { args: { state: "back", text: "Connected again" } };

/** The element remains, so that screen readers announce the next text. */
export const NothingToSay: Story = {
  args: { state: undefined, text: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const OnMobile: Story = {
  ...Returning,
  globals: phone,
};
