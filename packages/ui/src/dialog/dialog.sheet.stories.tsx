import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button.tsx";
import { TextField } from "../field/index.ts";
import { phone } from "../testing/story.ts";
import { Sheet } from "./dialog.tsx";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Wallet</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Wallet" closeLabel="Close">
        <p>Every amount is in US dollars.</p>
        <TextField label="Amount" inputMode="decimal" />
      </Sheet>
    </>
  );
}

const meta = {
  component: Page,
  globals: phone,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The sheet itself receives the focus, because an input would open the keyboard over it. */
export const Rising: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Wallet" });
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "Wallet" });
    await waitFor(() => expect(sheet).toHaveFocus());
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};

export const Closing: Story = {
  play: async (context) => {
    await Rising.play?.(context);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole("button", { name: "Wallet" })).toHaveFocus(),
    );
  },
};

/** A mouse pointer, which can always be captured. */
const mouse = { pointerId: 1, isPrimary: true };

const pull = async (from: number, to: number) => {
  const handle = document.querySelector(".sheet-handle");
  if (!handle) throw new Error("the sheet has no handle");
  await fireEvent.pointerDown(handle, { ...mouse, clientY: from });
  await fireEvent.pointerMove(handle, { ...mouse, clientY: to });
  return () => fireEvent.pointerUp(handle, { ...mouse, clientY: to });
};

/** Dragged up, the sheet does not move; dragged down, it follows the finger and closes. */
export const Pulled: Story = {
  play: async (context) => {
    await Rising.play?.(context);
    const sheet = screen.getByRole("dialog");
    await (
      await pull(100, 40)
    )();
    await waitFor(() => expect(sheet).toBeVisible());
    const letGo = await pull(100, 260);
    await expect(sheet.style.translate).toBe("0px 160px");
    await letGo();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The handle does not cover any button. */
export const HandleBesideTheButton: Story = {
  play: async (context) => {
    await Rising.play?.(context);
    const close = screen.getByRole("button", { name: "Close" });
    const { left, top, width } = close.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 2);
    await expect(hit && close.contains(hit)).toBe(true);
  },
};
