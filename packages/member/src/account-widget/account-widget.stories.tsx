import type { SignedIn } from "@naluma/site/who";
import { Confirms } from "@naluma/ui/confirms";
import { lazyView } from "@naluma/ui/lazy-view";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { useMainBalance } from "../layout/use-layout.ts";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import { AccountButton } from "./account-button.tsx";
import type { AccountLinksProps } from "./account-menu.tsx";
import { AccountWidget as DesktopWidget } from "./account-widget.desktop.tsx";
import { AccountWidget as MobileWidget } from "./account-widget.mobile.tsx";

const onRegister = fn();

interface StoryProps {
  signedIn?: boolean;
  mobile?: boolean;
  gameActive?: boolean;
}

const noLinks = () => undefined;
let linksCame = Promise.withResolvers<void>();

/** Links whose code loads when the story resolves it. */
const lateLinks = () => {
  linksCame = Promise.withResolvers();
  return lazyView<AccountLinksProps>(async () => {
    await linksCame.promise;
    return {
      default: ({ children }) => (
        <>
          <button type="button">Member centre</button>
          {children}
        </>
      ),
    };
  });
};

let links: () => ReturnType<typeof lateLinks> | undefined = noLinks;

/** The shell's own part also has the wallet; this one has only the amount. */
function MemberPart({ who }: { who: SignedIn }) {
  const [Links] = useState(links);
  return (
    <>
      <span className="number balance-amount">{useMainBalance().cash}</span>
      <AccountButton who={who} Links={Links} />
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
        <header className="mobile-header">
          <span className="grow" />
          <MobileWidget MemberPart={MemberPart} onRegister={onRegister} />
        </header>
      ) : (
        <header className="header">
          <div className="page-width">
            <span className="grow" />
            <DesktopWidget MemberPart={MemberPart} onRegister={onRegister} />
          </div>
        </header>
      )}
      <Confirms />
    </MemberFrame>
  );
}

/** The element fades in, so it is not visible at once. */
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

/** The menu waits for its links before it opens, so that nothing in it moves under the pointer. */
export const OpensWhole: Story = {
  beforeEach: () => {
    links = lateLinks;
    return () => (links = noLinks);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Account menu" }));
    await expect(screen.queryByRole("button", { name: "Log out" })).toBeNull();
    linksCame.resolve();
    const logOut = await screen.findByRole("button", { name: "Log out" });
    await seenFully(screen.getByRole("button", { name: "Member centre" }));
    await userEvent.click(logOut);
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
