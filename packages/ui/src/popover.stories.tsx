import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { Popover } from "./popover.tsx";

function Header() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="row">
      <span className="grow">Naluma</span>
      <Button ref={setAnchor} look="line" aria-expanded={open} onClick={() => setOpen(!open)}>
        Wallet
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label="Wallet"
        className="wallet"
      >
        <p className="wallet-total number">$12,480.55</p>
        <ul>
          <li>
            <span />
            Harbourline<span className="number">$1,860.00</span>
          </li>
        </ul>
        <Button block>Return all to main wallet</Button>
      </Popover>
    </div>
  );
}

const meta = { component: Header } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wallet" }));
    const wallet = await screen.findByRole("dialog", { name: "Wallet" });
    const back = screen.getByRole("button", { name: "Return all to main wallet" });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(wallet).toContainElement(back);
  },
};

export const Escape: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole("button", { name: "Wallet" })).toHaveFocus(),
    );
  },
};

/** The button that opened it also closes it, and does not open it again. */
export const PressedAgain: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Wallet" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
