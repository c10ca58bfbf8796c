import "../../later.css";
import "@naluma/member/later.css";
import { platform } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { MemberContext, SessionContext } from "@naluma/member";
import { localKeys } from "@naluma/site/stored";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import { WalletContext } from "@naluma/wallet";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Provider } from "jotai";
import { useState, type ReactNode } from "react";
import { expect, fn, screen, userEvent, within, waitFor } from "storybook/test";
import { storyApp } from "../app/app.fake.ts";
import { AppContext } from "../app/use-app.ts";
import MeSheet from "./me-sheet.mobile.tsx";

const member: Record<string, string> = {
  [localKeys.token]: "token",
  [localKeys.memberId]: "1001",
  [localKeys.memberAccount]: "player01",
  [localKeys.currency]: "USD",
};

const footer = [
  { id: 1, name: "Terms and conditions", url: "main/3", photo_path: "" },
  { id: 2, name: "Responsible gaming", url: "main/2", photo_path: "" },
];

const api = platform((path) => (path.endsWith("footer") ? { list: footer } : undefined));

interface FrameProps {
  isMember: boolean;
  hiddenLinks: readonly string[];
  children: ReactNode;
}

function Frame({ isMember, hiddenLinks, children }: FrameProps) {
  const site = useSite();
  const settings = { ...site.settings, hiddenLinks };
  const [app] = useState(() => {
    if (isMember)
      for (const [key, value] of Object.entries(member)) localStorage.setItem(key, value);
    return storyApp({ settings, template: "mobile", locale: "en_US", currency: "USD" });
  });
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <ApiContext value={api}>
          <SiteContext value={{ ...site, settings }}>
            <SessionContext value={app.session}>
              <MemberContext value={app.live.member}>
                <WalletContext value={app.live.wallet}>{children}</WalletContext>
              </MemberContext>
            </SessionContext>
          </SiteContext>
        </ApiContext>
      </Provider>
    </AppContext>
  );
}

const meta = {
  component: MeSheet,
  args: { onClose: fn() },
  globals: phone,
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <Frame
        isMember={parameters["isMember"] === true}
        hiddenLinks={parameters["isHiding"] === true ? ["Deposit", "applyAgent"] : []}
      >
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof MeSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole("dialog", { name: "Profile" }));

/** The links that a member needs most come first, visible without scrolling; news and languages follow. */
export const Member: Story = {
  parameters: { isMember: true },
  play: async () => {
    const me = await sheet();
    await me.findByRole("button", { name: "Member centre" });
    await me.findByRole("button", { name: "English" });
    const buttons = me.getAllByRole("button").map(({ textContent }) => textContent);
    const first = [
      "Member centre",
      "Top up balance",
      "Activity",
      "Reality check",
      "Log out",
      "News",
    ];
    const places = first.map((name) => buttons.findIndex((text) => text === name));
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(places).not.toContain(-1);
    await expect(buttons.indexOf("English")).toBeGreaterThan(places.at(-1) ?? 0);
    const { bottom } = me.getByRole("button", { name: "Log out" }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

/** Links that the site hides are not listed here. */
export const OfASiteThatHidesLinks: Story = {
  parameters: { isMember: true, isHiding: true },
  play: async () => {
    const me = await sheet();
    await me.findByRole("button", { name: "Member centre" });
    await me.findByRole("button", { name: "Activity" });
    await expect(me.queryByRole("button", { name: "Top up balance" })).toBeNull();
    await expect(me.queryByRole("button", { name: "Agent account" })).toBeNull();
  },
};

/** Terms, questions and responsible play can be reached without the footer, which is far below a long list. */
export const Visitor: Story = {
  play: async ({ args }) => {
    const me = await sheet();
    await me.findByRole("button", { name: "Log in" });
    const terms = await me.findByRole("link", { name: "Terms and conditions" });
    for (const name of ["Responsible gaming", "Promotions", "FAQ"])
      await waitFor(() => expect(me.getByRole("link", { name })).toBeVisible());
    await expect(me.getByText("For players aged 18 and over.")).toBeVisible();
    await userEvent.click(terms);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
