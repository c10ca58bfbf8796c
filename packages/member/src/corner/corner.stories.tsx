import type { Meta, StoryObj } from "@storybook/react-vite";
import { Confirms } from "@naluma/ui/confirm";
import { phone } from "@naluma/ui/story";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { refused, type Reply } from "../fakes/fake-api.ts";
import { fakeMember, layoutOnWire } from "../fakes/fake-member.ts";
import { MemberFrame } from "../fakes/member-frame.tsx";
import type { GameNow } from "../wallet/one-key-obstacle.ts";
import { MemberCorner as DesktopCorner } from "./member-corner.desktop.tsx";
import { MemberCorner as MobileCorner } from "./member-corner.mobile.tsx";

interface Circumstances {
  signedIn?: boolean;
  mobile?: boolean;
  cash?: string;
  held?: boolean;
  /** The platform's answer cannot be read, the first time. */
  refusedOnce?: boolean;
  game?: GameNow;
}

function Page({
  signedIn = true,
  mobile,
  cash = "9214.05",
  held,
  refusedOnce,
  game = "none",
}: Circumstances) {
  const [page] = useState(() => {
    let refusals = refusedOnce ? 1 : 0;
    const made = fakeMember({
      signedIn,
      replies: {
        "/member/profile/common/layout": () => {
          if (held) return new Promise<Reply>(() => undefined);
          refusals -= 1;
          return refusals >= 0 ? refused("999") : { data: layoutOnWire(cash) };
        },
      },
    });
    made.setGame(game);
    return made;
  });
  return (
    <MemberFrame of={page}>
      {mobile ? (
        <header className="m-hd">
          <span className="grow" />
          <MobileCorner />
        </header>
      ) : (
        <header className="hd">
          <div className="shell">
            <span className="grow" />
            <DesktopCorner />
          </div>
        </header>
      )}
      <Confirms />
    </MemberFrame>
  );
}

/** It fades in. */
const seenFully = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = { title: "corner/corner", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: { signedIn: false },
  play: async () => {
    await seenFully(await screen.findByRole("button", { name: "Log in" }));
  },
};

export const Member: Story = {
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
    const again = await screen.findByRole("button", { name: /^Your balance could not be read/ });
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

export const LogsOut: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account menu" }));
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await seenFully(await screen.findByRole("button", { name: "Log in" }));
  },
};

export const AsksBeforeItEndsAGame: Story = {
  args: { game: "open" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account menu" }));
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await userEvent.click(await screen.findByRole("button", { name: "Stay logged in" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await seenFully(screen.getByRole("button", { name: "Account menu" }));
  },
};

export const VisitorOnAPhone: Story = {
  args: { signedIn: false, mobile: true },
  globals: phone,
  play: async () => {
    await seenFully(await screen.findByRole("button", { name: "Log in" }));
  },
};

export const UnreadableOnAPhone: Story = {
  ...Unreadable,
  args: { refusedOnce: true, mobile: true },
  globals: phone,
};

export const MemberOnAPhone: Story = {
  args: { mobile: true, cash: "12345678.90" },
  globals: phone,
  play: async () => {
    await screen.findByText("$12,345,678.90");
    await userEvent.click(screen.getByRole("button", { name: "Wallet" }));
    await seenFully(await screen.findByRole("dialog", { name: "Wallet" }));
  },
};
