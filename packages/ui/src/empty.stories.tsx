import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";

const meta = {
  component: Empty,
  args: { title: "No games here yet" },
} satisfies Meta<typeof Empty>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAWayOut: Story = {
  args: {
    text: "This provider has no games of this kind at the moment.",
    action: <Button look="line">See all games</Button>,
  },
};
