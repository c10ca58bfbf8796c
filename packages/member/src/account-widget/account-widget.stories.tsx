import type { SignedIn } from "@naluma/site/who";
import { Confirms } from "@naluma/ui/confirm";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { useMainBalance } from "../layout/use-main-balance.ts";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import { AccountButton } from "./account-button.tsx";
import { AccountWidget as DesktopWidget } from "./account-widget.desktop.tsx";
import { AccountWidget as MobileWidget } from "./account-widget.mobile.tsx";

const onRegister = fn();

interface StoryProps {
  signedIn?: boolean;
  mobile?: boolean;
  gameActive?: boolean;
}

/** What the shell puts there has the wallet, too; here it is the amount alone. */
function MemberPart({ who }: { who: SignedIn }) {
  return (
    <>
      <span className="num amount">{useMainBalance().cash}</span>
      <AccountButton who={who} />
    </>
  );
}

function Page({ signedIn = true, mobile, gameActive = false }: StoryProps) {
  const [page] = useState(() => {
    const made = fakeMember({ signedIn });
    made.setGameActive(gameActive);
    return made;
  });
  return (
    <MemberFrame of={page}>
      {mobile ? (
        <header className="m-hd">
          <span className="grow" />
          <MobileWidget MemberPart={MemberPart} onRegister={onRegister} />
        </header>
      ) : (
        <header className="hd">
          <div className="shell">
            <span className="grow" />
            <DesktopWidget MemberPart={MemberPart} onRegister={onRegister} />
          </div>
        </header>
      )}
      <Confirms />
    </MemberFrame>
  );
}

/** It fades in. */
const seenFully = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = { title: "account-widget/account-widget", component: Page } satisfies Meta<
  typeof Page
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: { signedIn: false },
  play: async () => {
    await seenFully(await screen.findByRole("button", { name: "Log in" }));
    await userEvent.click(screen.getByRole("button", { name: "Register" }));
    await expect(onRegister).toHaveBeenCalledOnce();
  },
};

export const Member: Story = {
  play: async () => {
    await screen.findByText("9214.05");
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
  args: { gameActive: true },
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
