import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "./money.tsx";

const meta = { component: Money, args: { text: "$12,480.55" } } satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Balance: Story = {};

export const Unknown: Story = { args: { text: "–" } };

export const InAList: Story = { args: { plain: true } };
