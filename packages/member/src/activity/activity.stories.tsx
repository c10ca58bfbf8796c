import "../later.css";
import { refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import { ActivityStatement } from "./activity-statement.tsx";
import { activityReply, emptyActivity } from "./activity.fake.ts";

interface StoryProps {
  reply?: (sent: Sent) => Reply | Promise<Reply>;
  isOffered?: boolean;
  hidden?: boolean;
}

function Page({ reply = activityReply, isOffered = true, hidden = false }: StoryProps) {
  const [made] = useState(() => fakeMember({ replies: { "/services/v1/member/activity": reply } }));
  return (
    <MemberFrame of={made}>
      <On isOffered={isOffered}>
        <main className="centre-page">
          <ActivityStatement
            hidden={hidden}
            service="https://service.example/"
            serviceLabel="Customer service"
          />
        </main>
      </On>
    </MemberFrame>
  );
}

function On({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, settings: isOffered ? openSite : siteWithout("activity") }}>
      {children}
    </SiteContext>
  );
}

const meta = { title: "member/activity", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The table shows the same as the chart: a heading, the totals and the days with activity. */
export const Daily: Story = {
  play: async () => {
    const table = await screen.findByRole("table");
    await expect(within(table).getAllByRole("row")).toHaveLength(4);
    await expect(within(table).getByText("-$12.00")).toBeVisible();
    await expect(within(table).getByText("1 h 49 min")).toBeVisible();
  },
};

/** The chart is one Tab stop; the arrow keys move from bar to bar. */
export const ByKeyboard: Story = {
  play: async () => {
    const last = await screen.findByRole("button", { name: "Nov 23, 2026: $44.50" });
    last.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(screen.getByRole("button", { name: "Nov 22, 2026: -$12.00" })).toHaveFocus();
    await expect(screen.getByText("Nov 22, 2026: -$12.00")).toBeVisible();
    await userEvent.keyboard("{Home}");
    const first = screen.getByRole("button", { name: "Nov 10, 2026: $0.00" });
    await expect(first).toHaveFocus();
    await expect(
      screen.getAllByRole("button", { name: /2026: / }).filter((bar) => bar.tabIndex === 0),
    ).toEqual([first]);
  },
};

export const Monthly: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: "Monthly" }));
    await screen.findByText("Nov 1, 2026 – Nov 30, 2026");
  },
};

/** Cards replace a table that would not fit. */
export const OnAPhone: Story = {
  globals: phone,
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(3));
    await expect(screen.queryByRole("table")).toBeNull();
  },
};

export const EarlierAndBack: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Earlier" }));
    await screen.findByText("No activity in this period");
    await expect(screen.queryByRole("button", { name: "Earlier" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Later" }));
    await screen.findByRole("table");
  },
};

export const None: Story = {
  args: { reply: emptyActivity },
  play: async () => void (await screen.findByText("No activity in this period")),
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async () => {
    await screen.findByRole("table");
    await expect(screen.queryByText("-$12.00")).toBeNull();
  },
};

export const Loading: Story = { args: { reply: () => new Promise<Reply>(() => undefined) } };

/** The first request is refused. */
export const Failed: Story = {
  render: () => {
    let refusals = 1;
    const reply = (sent: Sent) => {
      refusals -= 1;
      return refusals >= 0 ? refused("999") : activityReply(sent);
    };
    return <Page reply={reply} />;
  },
  play: async () => {
    await screen.findByText("We couldn’t load your activity. Your money is not affected.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
  },
};

/** An operator that keeps no such records. */
export const NotKept: Story = {
  args: { isOffered: false },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /Customer service/ })).toBeVisible();
  },
};
