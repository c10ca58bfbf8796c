import { lost, refused } from "@naluma/api-client/api.fake";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { campaignsOnWire } from "../campaigns/campaigns.fake.ts";
import { RouletteFrame } from "./roulette-frame.fake.tsx";

const meta = {
  title: "promotions/roulette",
  component: RouletteFrame,
  args: { onMoney: fn() },
} satisfies Meta<typeof RouletteFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^Prize wheel/ }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
};

const spin: Play = async (context) => {
  await open(context);
  const button = screen.getByRole("button", { name: "Spin the wheel" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(button);
};

let answerLate: () => void = () => undefined;

const shells = () => document.querySelectorAll(".award-shell").length;

/** The count is shown on the float, and is part of its accessible name. */
export const FloatWithDraws: Story = {
  play: async ({ canvas }) => {
    const float = await canvas.findByRole("button", { name: "Prize wheel, 3 spins left" });
    await expect(float).toHaveTextContent("3");
  },
};

export const Ready: Story = { play: open };

export const ReadyWithTerms: Story = {
  args: { campaigns: campaignsOnWire },
  play: async (context) => {
    await open(context);
    await screen.findByRole("dialog", { name: "Daily wheel" });
    await expect(await screen.findByText("Terms")).toBeVisible();
  },
};

export const ReadyOnPhone: Story = { globals: phone, play: open };

export const InBurmese: Story = {
  globals: { ...phone, locale: "my_MM" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /3/ }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const TwoPrizes: Story = { args: { names: ["88.00", "Try again"] }, play: open };
export const ThreePrizes: Story = { args: { names: ["88.00", "Free spin", "1.88"] }, play: open };
export const TwentyFourPrizes: Story = {
  args: {
    names: Array.from({ length: 24 }, (_, index) => (index % 3 ? `${index}.88` : "Free spin")),
  },
  play: open,
};

/** Truncated on the wheel, complete in the list. */
export const LongTamilNames: Story = {
  globals: { ...phone, locale: "ta_IN" },
  args: {
    names: [
      "வாரயிறுதி இலவச சுழற்சிகள் பத்து",
      "மீண்டும் முயற்சி செய்யவும்",
      "1888.00",
      "முதன்மை வாலட்டுக்கு ரொக்கப் பரிசு",
      "18.00",
      "இலவச சுழற்சி",
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /3/ }));
    const dialog = await screen.findByRole("dialog");
    const summary = dialog.querySelector("summary");
    if (summary) await userEvent.click(summary);
    const whole = screen.getByText("முதன்மை வாலட்டுக்கு ரொக்கப் பரிசு");
    await waitFor(() => expect(whole).toBeVisible());
  },
};

export const NoDraws: Story = {
  args: { draws: 0 },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText("You have no spins left.")).toBeVisible();
    const button = screen.getByRole("button", { name: "Spin the wheel" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

export const NotForThisAccount: Story = {
  args: { info: () => refused("2095101") },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "The prize wheel isn’t available for your account.",
    );
    await expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { spin: () => refused("2093103") },
  play: async (context) => {
    await spin(context);
    await expect(await screen.findByText("This prize wheel has ended.")).toBeVisible();
  },
};

export const Warned: Story = {
  args: { spin: () => refused("2093101"), campaigns: campaignsOnWire },
  play: async (context) => {
    await spin(context);
    await screen.findByRole("alertdialog", { name: "You can’t spin yet" });
  },
};

export const Offline: Story = {
  args: { spin: () => lost },
  play: async (context) => {
    await spin(context);
    await expect(await screen.findByText(/Your spin is safe/)).toBeVisible();
  },
};

/** By keyboard only; the result is announced, and the balance is fetched again. */
export const AwardedLarge: Story = {
  play: async ({ canvas, args }) => {
    const float = await canvas.findByRole("button", { name: /^Prize wheel/ });
    float.focus();
    await userEvent.keyboard("{Enter}");
    const button = await screen.findByRole("button", { name: "Spin the wheel" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog", { name: "You won $88.00" });
    await expect(shells()).toBe(26);
    await expect(args.onMoney).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  },
};

export const AwardedSmall: Story = {
  args: { spin: () => ({ data: { prize_id: 6, remaining_draws: 2 } }) },
  play: async (context) => {
    await spin(context);
    await screen.findByRole("alertdialog", { name: "You won $1.88" });
    await expect(shells()).toBe(9);
  },
};

/** "Try again" is not a win, and is not celebrated. */
export const AwardedNothing: Story = {
  args: { spin: () => ({ data: { prize_id: 4, remaining_draws: 2 } }) },
  play: async (context) => {
    await spin(context);
    await screen.findByRole("alertdialog", { name: "The wheel stopped at Try again" });
    await waitFor(() => expect(screen.getByText("You have 2 spins left.")).toBeVisible());
    await expect(shells()).toBe(0);
  },
};

/** Nothing opens by itself over a game or a half-completed form: the award waits, or is requested. */
export const AwardWaitsForRoom: Story = {
  args: {
    canInterrupt: () => false,
    spin: () =>
      new Promise((answer) => {
        answerLate = () => answer({ data: { prize_id: 6, remaining_draws: 2 } });
      }),
  },
  play: async (context) => {
    await spin(context);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    answerLate();
    const float = await context.canvas.findByRole("button", { name: "Prize wheel, 2 spins left" });
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(float);
    await screen.findByRole("alertdialog", { name: "You won $1.88" });
  },
};

export const AwardedOnPhone: Story = { ...AwardedSmall, globals: phone };
