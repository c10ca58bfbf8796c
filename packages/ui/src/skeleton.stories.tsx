import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton, TileSkeletons } from "./skeleton.tsx";
import { phone } from "./testing/story.ts";

const meta = {} satisfies Meta;
export default meta;

export const Tiles: StoryObj = {
  render: () => <TileSkeletons count={14} label="Games are loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Games are loading");
  },
};

export const TilesOnMobile: StoryObj = {
  ...Tiles,
  globals: phone,
};

export const Line: StoryObj = { render: () => <Skeleton /> };
