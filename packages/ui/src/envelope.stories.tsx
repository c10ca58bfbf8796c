import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { EnvelopeDialog } from "./envelope-dialog.tsx";
import { phone } from "./testing/story.ts";

/** A clock that never advances. */
const clock = { now: () => 0, setTimeout: () => () => undefined };

function Page({ onClosed }: { onClosed: () => void }) {
  const [shown, setShown] = useState(false);
  const [opened, setOpened] = useState(false);
  const close = () => {
    setShown(false);
    onClosed();
  };
  return (
    <>
      <Button onClick={() => setShown(true)}>Red envelope</Button>
      <EnvelopeDialog
        open={shown}
        onClose={close}
        closeLabel="Close"
        title={opened ? "It is yours" : "You’ve got a red envelope"}
        text={opened ? "Added to your main wallet." : "It can be opened until the clock ends."}
        envelope={
          opened
            ? { at: "open", received: "You received", amount: "$18.88", win: "big" }
            : {
                at: "closed",
                until: 866_000,
                units: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
                announce: (seconds) => `${seconds} seconds left`,
                clock,
              }
        }
        action={
          opened
            ? { label: "Done", onPress: close }
            : { label: "Open it", onPress: () => setOpened(true) }
        }
      />
    </>
  );
}

const meta = { component: Page, args: { onClosed: fn() } } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const show: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Red envelope" }));
  const dialog = await screen.findByRole("dialog", { name: "You’ve got a red envelope" });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Closed: Story = {
  play: async (context) => {
    await show(context);
    await expect(screen.getByText("866 seconds left")).toHaveRole("status");
    await expect(screen.getByText("14")).toBeVisible();
  },
};

export const Opened: Story = {
  play: async (context) => {
    await show(context);
    await userEvent.click(screen.getByRole("button", { name: "Open it" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "It is yours" })).toBeVisible());
    await expect(screen.getByRole("status")).toHaveTextContent("$18.88");
  },
};

/** A centred card, on a phone as well. */
export const OpenedOnMobile: Story = {
  ...Opened,
  globals: phone,
};

export const Done: Story = {
  play: async (context) => {
    await Opened.play?.(context);
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(context.args.onClosed).toHaveBeenCalledOnce();
  },
};
