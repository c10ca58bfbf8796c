import { refused, type Reply } from "@naluma/api-client/api.fake";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { HeaderBalance as DesktopBalance } from "./header-balance.desktop.tsx";
import { HeaderBalance as MobileBalance } from "./header-balance.mobile.tsx";

interface StoryProps {
  mobile?: boolean;
  total?: string;
  /** The platform does not respond. */
  held?: boolean;
  /** The platform's first response is invalid. */
  refusedOnce?: boolean;
}

const main = { cash: "9214.05", isFailed: false, refreshing: false };

function Page({ mobile, total = walletOnWire.total, held, refusedOnce }: StoryProps) {
  const [page] = useState(() => {
    let asked = 0;
    const answer = (): Reply | Promise<Reply> => {
      asked += 1;
      if (held) return new Promise(() => undefined);
      return refusedOnce && asked === 1 ? refused("999") : { data: { ...walletOnWire, total } };
    };
    const made = fakeWallet({ replies: { "/member/profile/my_cash": answer } });
    if (held) made.wallet.refresh();
    return made;
  });
  return (
    <WalletFrame of={page}>
      {mobile ? (
        <header className="mobile-header">
          <span className="grow" />
          <MobileBalance main={main} />
        </header>
      ) : (
        <header className="header">
          <div className="page-width">
            <span className="grow" />
            <DesktopBalance main={main} />
          </div>
        </header>
      )}
    </WalletFrame>
  );
}

/** The element fades in, so it is not visible at once. */
const seenFully = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = { title: "wallet/header-balance", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await screen.findByText("$12,480.55");
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
    await screen.findByText("$12,480.55");
  },
};

export const WalletOpened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Wallet" }));
    const wallet = await screen.findByRole("dialog", { name: "Wallet" });
    await seenFully(wallet);
    await within(wallet).findByText("$12,480.55");
  },
};

export const UnreadableOnAPhone: Story = {
  ...Unreadable,
  args: { refusedOnce: true, mobile: true },
  globals: phone,
};

export const OnAPhone: Story = {
  args: { mobile: true, total: "12345678.90" },
  globals: phone,
  play: async () => {
    await screen.findByText("$12,345,678.90");
    await userEvent.click(screen.getByRole("button", { name: "Wallet" }));
    await seenFully(await screen.findByRole("dialog", { name: "Wallet" }));
  },
};
