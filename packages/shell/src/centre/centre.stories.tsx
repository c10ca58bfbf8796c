import "../later.css";
import "@naluma/member/later.css";
import "@naluma/wallet/later.css";
import { ApiContext } from "@naluma/api-client/react";
import {
  layoutQuery,
  MemberContext,
  SessionContext,
  profileQuery,
  type Layout,
} from "@naluma/member";
import { openSite } from "@naluma/site/settings.fake";
import { localKeys } from "@naluma/site/stored";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import { WalletContext, walletQuery } from "@naluma/wallet";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import { useState, type ReactNode } from "react";
import { expect, fn, screen } from "storybook/test";
import { LinksSkeleton } from "../live/responsible-play/play-controls.tsx";
import AccountLinks from "../live/windows/account-links.tsx";
import { storyApp } from "../page/app/app.fake.ts";
import { AppContext } from "../page/app/use-app.ts";
import { PageOutline } from "../page/routes/member-page.tsx";
import DesktopCentre from "./centre.desktop.tsx";
import MobileCentre from "./centre.mobile.tsx";

const layout: Layout = {
  memberId: 1001,
  account: "player01",
  currency: "USD",
  cash: "9214.05",
  memberType: 1,
  agentType: 0,
  agentLevel: 0,
  isAgent: false,
  agentActive: false,
  isPlaying: false,
  cashBack: false,
  walletOpen: true,
  mustChangePassword: false,
  mustBindBankAccount: false,
  agentFastPayment: false,
};

const profile = {
  memberId: 1001,
  account: "player01",
  name: "Ana Lima",
  hasWithdrawPassword: true,
  birthday: "",
  email: "",
  currency: "USD",
  phone: "",
  line: "",
  others: "",
  qq: "",
  skype: "",
  wechat: "",
  fb: "",
  zalo: "",
  telegram: "",
  whatsApp: "",
  identityId: "",
};

const stored: Record<string, string> = {
  [localKeys.token]: "token",
  [localKeys.memberId]: "1001",
  [localKeys.memberAccount]: "player01",
  [localKeys.currency]: "USD",
};

/** A page of the centre in an app whose member data is already cached. */
function Frame({ hiddenLinks, children }: { hiddenLinks: readonly string[]; children: ReactNode }) {
  const site = useSite();
  const settings = { ...openSite, hiddenLinks };
  const [app] = useState(() => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const page = { settings, template: site.template, locale: "en_US", currency: "USD" } as const;
    const made = storyApp(page);
    const who = made.session.current();
    const { queries } = made.queryClient.getDefaultOptions();
    made.queryClient.setDefaultOptions({ queries: { ...queries, refetchOnMount: false } });
    const wallet = { total: "9214.05", main: "9214.05", rows: [] };
    made.queryClient.setQueryData(walletQuery(made.api, who).queryKey, wallet);
    made.queryClient.setQueryData(layoutQuery(made.api, who).queryKey, layout);
    made.queryClient.setQueryData(profileQuery(made.api, who).queryKey, profile);
    return made;
  });
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={app.queryClient}>
          <ApiContext value={app.api}>
            <SiteContext value={{ ...site, settings }}>
              <SessionContext value={app.session}>
                <MemberContext value={app.live.member}>
                  <WalletContext value={app.live.wallet}>{children}</WalletContext>
                </MemberContext>
              </SessionContext>
            </SiteContext>
          </ApiContext>
        </QueryClientProvider>
      </Provider>
    </AppContext>
  );
}

const meta = {
  title: "centre/frame",
  component: DesktopCentre,
  args: { path: "/user/Info" },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <Frame
        hiddenLinks={
          parameters["hidden"] === true
            ? ["Deposit", "Withdrawal", "BindAccount", "applyAgent"]
            : []
        }
      >
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof DesktopCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

const menu = () => screen.findByRole("navigation", { name: "Member centre" });

/** In a window of 1500 by 800: the menu beside the page. */
export const InAWindow: Story = {
  play: async () => {
    await expect(await menu()).toBeVisible();
    await screen.findByText("Ana Lima");
    await expect(screen.getByText("$9,214.05")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: phone,
  render: ({ path }) => (
    <main>
      <MobileCentre path={path} />
    </main>
  ),
  play: async () => {
    await expect(await menu()).toBeVisible();
    await screen.findByText("Ana Lima");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Neither menu nor header. */
export const FastPayment: Story = {
  args: { path: "/fastPayment" },
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: "Fast payment" });
    await expect(screen.queryByRole("navigation")).toBeNull();
  },
};

/** Links that a site hides appear in no menu. */
export const WithHiddenLinks: Story = {
  parameters: { hidden: true },
  play: async () => {
    const links = (await menu()).querySelectorAll("a");
    await expect([...links].map(({ textContent }) => textContent)).toEqual([
      "My wallet",
      "Personal info",
      "Announcements",
      "Messages",
      "Transactions",
      "Deposits and withdrawals",
      "Activity",
      "Limits and breaks",
    ]);
  },
};

/** Shown until it is known whose page it is. */
export const Outline: Story = { render: () => <PageOutline /> };

const onChosen = fn();

/** The links to these pages, in the account menu. */
export const Links: Story = {
  render: () => <AccountLinks onChosen={onChosen} />,
  play: async () => {
    await screen.findByRole("button", { name: "Member centre" });
    await expect(screen.getByRole("button", { name: "Top up balance" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Agent account" })).toBeVisible();
  },
};

/** A placeholder for each link while its text loads. */
export const LinksToCome: Story = {
  render: () => (
    <div className="popover account-menu">
      <LinksSkeleton />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll(".button-line")];
    const widths = lines.map(
      (line) => line.querySelector(".skeleton")?.getBoundingClientRect().width,
    );
    await expect(widths).toHaveLength(8);
    for (const width of widths) await expect(width).toBeGreaterThan(50);
  },
};

export const LinksThatTheSiteShows: Story = {
  ...Links,
  parameters: { hidden: true },
  play: async () => {
    await screen.findByRole("button", { name: "Member centre" });
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(names).toEqual([
      "Member centre",
      "Messages",
      "Activity",
      "Limits and breaks",
      "Reality check",
    ]);
  },
};
