import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { EndMessage, LoadingView } from "./loading-view.tsx";

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path d="M0 0H240V320H0Z" fill="%23075bb5"/><circle cx="120" cy="130" r="70" fill="%23fa676c"/></svg>';
const game = { name: "Jade Koi River", providerName: "Harbourline", picture };

const meta = {
  component: LoadingView,
  parameters: { layout: "fullscreen" },
  args: { status: { game, step: "address" }, onCancel: fn() },
} satisfies Meta<typeof LoadingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingKnownYet: Story = { args: { status: undefined } };

export const ChecksTheSession: Story = { args: { status: { game, step: "session" } } };

export const MovesTheBalance: Story = { args: { status: { game, step: "balance" } } };

export const WaitsForTheGame: Story = {
  play: async ({ args, canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "Opening Jade Koi River" });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Starting the game");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel and go back" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: phone,
};

export const ALongName: Story = {
  args: {
    status: {
      game: {
        ...game,
        name: "The Lantern Keeper's Most Unlikely Midnight Journey",
        providerName: "Harbourline and Daughters",
      },
      step: "balance",
    },
  },
  globals: phone,
};

const onAct = fn();

/** The provider has returned the player. */
export const Ended: Story = {
  render: () => (
    <EndMessage title="close.title" text="close.text" action="close.home" onAct={onAct} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button"));
    await expect(onAct).toHaveBeenCalledOnce();
  },
};

export const InChinese: Story = { globals: { locale: "zh_CN" } };
