import "../../later.css";
import "@naluma/member/later.css";
import { platform } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { MemberContext, SessionContext } from "@naluma/member";
import { localKeys } from "@naluma/site/stored";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { Dialog } from "@naluma/ui/dialog";
import { phone } from "@naluma/ui/story";
import { WalletContext } from "@naluma/wallet";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { storyApp } from "../../page/app/app.fake.ts";
import { AppContext } from "../../page/app/use-app.ts";
import { PlayMenu } from "./play-menu.tsx";

const member: Record<string, string> = {
  [localKeys.token]: "token",
  [localKeys.memberId]: "1001",
  [localKeys.memberAccount]: "player01",
  [localKeys.currency]: "USD",
};

const session = {
  now: "2026-11-23T15:42:00.000Z",
  began_at: "2026-11-23T15:00:00.000Z",
  currency: "USD",
  staked: "52.00",
  won: "40.00",
  net: "-12.00",
  check: {
    minutes: 60,
    choices: [15, 30, 60],
    least: 5,
    most: 240,
    may_be_off: true,
    next_at: "2026-11-23T16:00:00.000Z",
  },
};

const api = platform((path) => (path === "/services/v1/member/session" ? session : undefined));

function Frame({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const site = useSite();
  const settings = site.settings;
  const [app] = useState(() => {
    if (isMember)
      for (const [key, value] of Object.entries(member)) localStorage.setItem(key, value);
    const { template } = site;
    return storyApp({ settings, template, locale: "en_US", currency: "USD" });
  });
  // The content is requested from the story's platform.
  const shown = { ...app.live.member, ports: { ...app.live.member.ports, api } };
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={app.queryClient}>
          <ApiContext value={api}>
            <SiteContext value={{ ...site, settings }}>
              <SessionContext value={app.session}>
                <MemberContext value={shown}>
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
  title: "shell/play-menu",
  component: PlayMenu,
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <Frame isMember={parameters["isVisitor"] !== true}>
        <main>
          <Story />
        </main>
      </Frame>
    ),
  ],
} satisfies Meta<typeof PlayMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Play responsibly" }));
  return within(await screen.findByRole("dialog", { name: "Play responsibly" }));
};

/** One press away from the game: the session, the activity and the reality check. */
export const Opened: Story = {
  play: async () => {
    const menu = await open();
    await menu.findByText("42 min");
    await waitFor(() => expect(menu.getByText("-$12.00")).toBeVisible());
    for (const name of ["Activity", "Reality check"])
      await expect(menu.getByRole("button", { name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Play responsibly" })).toHaveFocus(),
    );
  },
};

export const OpenedOnAPhone: Story = {
  globals: phone,
  play: async () => void (await open()),
};

/** It opens over a game that is in a dialog. */
export const OverAGame: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} title="Jade Koi River" actions={<PlayMenu />}>
      <p>The game.</p>
    </Dialog>
  ),
  play: async () => {
    const menu = await open();
    await menu.findByText("42 min");
  },
};

/** A visitor playing a demo has no session. */
export const ForAVisitor: Story = {
  parameters: { isVisitor: true },
  play: async () => expect(screen.queryByRole("button")).toBeNull(),
};
