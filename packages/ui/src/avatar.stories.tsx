import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = {
  component: Avatar,
  args: { name: "marika88", label: "Account menu" },
} satisfies Meta<typeof Avatar>;
export default meta;

export const Letters: StoryObj<typeof meta> = {};
