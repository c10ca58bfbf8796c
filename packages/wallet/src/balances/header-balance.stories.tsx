import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { HeaderBalance as DesktopBalance } from "./header-balance.desktop.tsx";
import { HeaderBalance as MobileBalance } from "./header-balance.mobile.tsx";
import type { MainBalance } from "./use-main-balance.ts";

interface StoryProps {
  mobile?: boolean;
  cash?: string;
  held?: boolean;
  /** The platform's first answer is unreadable. */
  refusedOnce?: boolean;
}

const unread: MainBalance = { cash: undefined, isFailed: false, refreshing: true };

function Page({ mobile, cash = "9214.05", held, refusedOnce }: StoryProps) {
  const answer: MainBalance = { cash, isFailed: false, refreshing: false };
  const [main, setMain] = useState<MainBalance>(
    held ? unread : refusedOnce ? { ...unread, isFailed: true, refreshing: false } : answer,
  );
  const [page] = useState(() => fakeWallet({ readMain: async () => setMain(answer) }));
  return (
    <WalletFrame of={page}>
      {mobile ? (
        <header className="m-hd">
          <span className="grow" />
          <MobileBalance main={main} />
        </header>
      ) : (
        <header className="hd">
          <div className="shell">
            <span className="grow" />
            <DesktopBalance main={main} />
          </div>
        </header>
      )}
    </WalletFrame>
  );
}

/** It fades in. */
const seenFully = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = { title: "wallet/header-balance", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await screen.findByText("$9,214.05");
  },
};

export const Refreshing: Story = {
  args: { held: true },
  play: async () => {
    await screen.findByText("--");
    await expect(screen.getByRole("button", { name: "Refresh balance" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Unreadable: Story = {
  args: { refusedOnce: true },
  play: async () => {
    const again = await screen.findByRole("button", { name: /^We couldn’t load your balance/ });
    await expect(screen.getByText("--")).toBeVisible();
    await userEvent.click(again);
    await screen.findByText("$9,214.05");
  },
};

export const WalletOpened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Wallet" }));
    await screen.findByText("$12,480.55");
    await seenFully(screen.getByRole("dialog", { name: "Wallet" }));
  },
};

export const UnreadableOnAPhone: Story = {
  ...Unreadable,
  args: { refusedOnce: true, mobile: true },
  globals: phone,
};

export const OnAPhone: Story = {
  args: { mobile: true, cash: "12345678.90" },
  globals: phone,
  play: async () => {
    await screen.findByText("$12,345,678.90");
    await userEvent.click(screen.getByRole("button", { name: "Wallet" }));
    await seenFully(await screen.findByRole("dialog", { name: "Wallet" }));
  },
};
