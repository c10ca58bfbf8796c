import { useLocale } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Confirms } from "@naluma/ui/confirms";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { PlayRestriction } from "../play/play.codes.ts";
import { notifyRestriction } from "./notify-restriction.ts";

interface StoryProps {
  by: PlayRestriction["by"];
  onLimits: () => void;
}

function Page({ by, onLimits }: StoryProps) {
  const store = useStore();
  const locale = useLocale();
  const until = new Date("2026-11-24T04:00:00.000Z");
  return (
    <>
      <Button onClick={() => void notifyRestriction(store, locale, { by, until }, onLimits)}>
        Play
      </Button>
      <Confirms />
    </>
  );
}

const meta = {
  title: "player-messages/restriction",
  component: Page,
  args: { by: "loss-limit", onLimits: fn() },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  return within(await screen.findByRole("alertdialog"));
};

/** Shows the reason, the end of the restriction, and the way to the limits. */
export const LossLimit: Story = {
  play: async ({ args }) => {
    const dialog = await press();
    await dialog.findByText("You’ve reached your loss limit");
    await dialog.findByText(/^You can play again from Nov 24, 2026/);
    await userEvent.click(dialog.getByRole("button", { name: "Limits and breaks" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onLimits).toHaveBeenCalledOnce();
  },
};

export const SessionLimit: Story = {
  args: { by: "session-limit" },
  play: async () => {
    await (await press()).findByText("You’ve reached your time limit");
  },
};

/** Closing it leaves the member on the same page. */
export const TimeOut: Story = {
  args: { by: "time-out" },
  play: async ({ args }) => {
    const dialog = await press();
    await dialog.findByText("You’re on a time-out");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onLimits).not.toHaveBeenCalled();
  },
};

export const LossLimitInBurmese: Story = {
  globals: { ...phone, locale: "my_MM" },
  play: async () => void (await press()),
};
