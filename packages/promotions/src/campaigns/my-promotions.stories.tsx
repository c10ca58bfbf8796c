import "../later.css";
import { fakeApi, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { wantedRouletteAtom } from "../roulette/wheel.ts";
import { campaignsOnWire, campaignsReply, noCampaigns } from "./campaigns.fake.ts";
import { Invitation, MyPromotions } from "./my-promotions.tsx";

interface PageProps {
  onLogIn?: () => void;
  reply?: (sent: Sent) => Reply | Promise<Reply>;
}

function Page({ reply = campaignsReply }: PageProps) {
  const [api] = useState(() => fakeApi({ "/services/v1/member/promotions": reply }));
  const site = useSite();
  return (
    <ApiContext value={api}>
      <SiteContext value={{ ...site, settings: openSite }}>
        <main className="page page-wide">
          <h1 className="page-heading">Promotions</h1>
          <MyPromotions memberId={7} />
          <Wanted />
        </main>
      </SiteContext>
    </ApiContext>
  );
}

/** Stands in for the dialogs. */
const Wanted = () => useAtomValue(wantedRouletteAtom) && <output>The roulette is wanted</output>;

const meta = {
  title: "promotions/campaigns",
  component: Page,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Running campaigns can be opened, upcoming ones cannot, and the terms are one press away. */
export const RunningComingAndWon: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "View prize wheel" }));
    await screen.findByText("The roulette is wanted");
    const [, wheel] = screen.getAllByRole("article").map((card) => within(card));
    await expect(wheel?.getByRole("table")).toBeVisible();
    await userEvent.click(wheel?.getByText("Terms") ?? document.body);
    await expect(screen.getByText("$2.00 per spin")).toBeVisible();
    await expect(screen.getByText("3 times a day")).toBeVisible();
    await expect(screen.getByRole("row", { name: "A cap No cash prize 25%" })).toBeVisible();
    await expect(screen.getByRole("row", { name: "Eighteen $18.00 12.5%" })).toBeVisible();
    const [, , coming] = screen.getAllByRole("article");
    await expect(coming).toHaveTextContent("$8.88");
    await expect(coming?.querySelector("button")).toBeNull();
    const won = within(screen.getByRole("region", { name: "What you’ve won" }));
    await expect(won.getAllByRole("row")).toHaveLength(3);
  },
};

/** A message replaces the button of a campaign that was used up. */
export const AllTaken: Story = {
  args: {
    reply: () => ({
      data: {
        campaigns: campaignsOnWire.campaigns.map((campaign) => ({ ...campaign, left: 0 })),
        won: [],
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByText("Opened")).toBeVisible();
    await expect(screen.getByText("No spins left")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "View red envelope" })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: async () => {
    await screen.findByRole("button", { name: "View red envelope" });
    await expect(screen.queryByRole("columnheader", { name: "Date" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const long = "எல்லாவற்றையும்".repeat(14);

/** Nothing is wider than a small phone, however long an operator's texts are. */
export const VeryLongTexts: Story = {
  globals: { ...phone, locale: "ta_IN" },
  args: {
    reply: () => ({
      data: {
        campaigns: campaignsOnWire.campaigns.map((campaign) => ({
          ...campaign,
          name: long,
          condition: long,
          most: "888888888888.88",
          prizes: campaign.prizes.map((prize) => ({ ...prize, prize_name: long })),
        })),
        won: campaignsOnWire.won.map((winning) => ({ ...winning, name: long })),
      },
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await screen.findAllByText(long);
    for (const terms of canvasElement.querySelectorAll("details")) terms.open = true;
    const [main] = screen.getAllByRole("main");
    await expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0);
  },
};

export const Nothing: Story = {
  args: { reply: noCampaigns },
  play: async () => {
    await screen.findByText("No red envelope or prize wheel is running right now.");
    await expect(screen.queryByText("Coming soon")).toBeNull();
    await expect(screen.getByText("No winnings yet")).toBeVisible();
  },
};

export const Loading: Story = { args: { reply: () => new Promise<Reply>(() => undefined) } };

/** The first request is refused. */
export const Failed: Story = {
  render: () => {
    let refusals = 1;
    const reply = () => {
      refusals -= 1;
      return refusals >= 0 ? refused("999") : campaignsReply();
    };
    return <Page reply={reply} />;
  },
  play: async () => {
    await screen.findByText("We couldn’t load your promotions. Your money is not affected.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Daily wheel" });
  },
};

export const ForVisitors: Story = {
  args: { onLogIn: fn() },
  render: ({ onLogIn = () => undefined }) => <Invitation onLogIn={onLogIn} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Log in" }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
