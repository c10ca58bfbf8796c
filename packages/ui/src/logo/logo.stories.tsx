import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo, Wordmark } from "./index.ts";

const meta = {} satisfies Meta;
export default meta;

export const InTheHeader: StoryObj = {
  render: () => (
    <a className="logo" href="#home" aria-label="Naluma, home">
      <Logo />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Naluma, home" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const WordmarkAlone: StoryObj = { render: () => <Wordmark label="Naluma" /> };
