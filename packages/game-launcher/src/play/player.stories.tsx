import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PlayBar as DesktopBar } from "./play-bar.desktop.tsx";
import { PlayBar as MobileBar } from "./play-bar.mobile.tsx";
import { Player } from "./player.tsx";

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="%23075bb5"/><circle cx="120" cy="130" r="70" fill="%23fa676c"/></svg>';
const game = { name: "Jade Koi River", providerName: "Harbourline", picture };

const meta = {
  component: Player,
  parameters: { layout: "fullscreen" },
  args: {
    status: { game, step: "address", url: "about:blank" },
    balance: "$1,860.00",
    onQuit: fn(),
    Bar: DesktopBar,
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByTitle("Game: Jade Koi River")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Quit game" }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
  },
};

export const WithoutBalance: Story = { args: { balance: undefined } };

export const OnAPhone: Story = {
  args: { Bar: MobileBar },
  globals: phone,
};

export const StillStarting: Story = { args: { status: { game, step: "balance" } } };
