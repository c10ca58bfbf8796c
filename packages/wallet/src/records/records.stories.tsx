import { refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { entry, pageOnWire, recordsReply } from "./records.fake.ts";
import { Records } from "./records.tsx";

interface StoryProps {
  of?: "all" | "payments";
  list?: string | undefined;
  reply?: (sent: Sent) => Reply | Promise<Reply>;
  isOffered?: boolean;
  hidden?: boolean;
}

function Page({
  of = "all",
  list = "money",
  reply = recordsReply,
  isOffered = true,
  hidden,
}: StoryProps) {
  const [made] = useState(() => {
    const wallet = fakeWallet({ replies: { "/services/v1/member/records": reply } });
    if (hidden) wallet.wallet.eye.toggle();
    return wallet;
  });
  return (
    <WalletFrame of={made}>
      <On isOffered={isOffered}>
        <main className="centre-page">
          <Records
            of={of}
            list={list}
            service="https://service.example/"
            serviceLabel="Customer service"
          />
        </main>
      </On>
    </WalletFrame>
  );
}

function On({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, settings: isOffered ? openSite : siteWithout("records") }}>
      {children}
    </SiteContext>
  );
}

const meta = { title: "wallet/records", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const asked = fn<(sent: Sent) => Reply>(recordsReply);

const seen = (text: string | RegExp) => screen.findByText(text);

export const Transactions: Story = {
  play: async () => {
    const table = await screen.findByRole("table");
    await expect(within(table).getAllByRole("row")).toHaveLength(5);
    await expect(within(table).getByText("-$2.00")).toBeVisible();
    await expect(screen.getAllByText("$1,010.50")).toHaveLength(2);
  },
};

/** Appends a page to the list; changing the order starts again with a single page. */
export const ShowMore: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(6));
    await expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Oldest first");
    await screen.findByRole("button", { name: "Show more" });
    await expect(screen.getAllByRole("row")).toHaveLength(5);
  },
};

/** Rounds are shown first, unless the address names another list. */
export const Rounds: Story = {
  args: { list: "" },
  play: async () => {
    await seen("Jade Koi River");
    await expect(screen.getAllByRole("tab")[0]).toHaveTextContent("Rounds");
    await expect(screen.getByRole("columnheader", { name: "Stake" })).toBeVisible();
  },
};

/** The totals of rounds have the names of the columns; those of payments have their own. */
export const Sums: Story = {
  play: async () => {
    const names = () => screen.getAllByRole("term").map(({ textContent }) => textContent);
    await screen.findByRole("table");
    await expect(names().slice(0, 2)).toEqual(["Money in", "Money out"]);
    for (const list of ["Rounds", "Sessions"]) {
      await userEvent.click(screen.getByRole("tab", { name: list }));
      await seen("Jade Koi River");
      await expect(names().slice(0, 2)).toEqual(["Win", "Stake"]);
    }
  },
};

/**
 * Cards replace a table that would not fit, and the filters are collapsed into one line that shows how many are set.
 */
export const OnAPhone: Story = {
  globals: phone,
  play: async () => {
    const [first] = await screen.findAllByRole("listitem");
    await expect(screen.getAllByRole("listitem")).toHaveLength(4);
    await expect(screen.queryByRole("table")).toBeNull();
    await expect(first?.getBoundingClientRect().top).toBeLessThan(400);
    await expect(screen.queryByLabelText("From")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    await userEvent.selectOptions(screen.getByLabelText("Type"), "Transfer to game");
    await expect(await screen.findByRole("button", { name: "Filters (1)" })).toBeVisible();
  },
};

/** The two halves of each transfer to and from a game are omitted, unless all kinds are selected. */
export const WithoutOwnTransfers: Story = {
  args: { reply: asked },
  play: async () => {
    await screen.findByRole("table");
    await expect(JSON.stringify(asked.mock.lastCall)).not.toContain("to-game");
    await userEvent.selectOptions(screen.getByLabelText("Type"), "All types");
    await waitFor(() => expect(JSON.stringify(asked.mock.lastCall)).not.toContain("kinds"));
  },
};

export const DepositsAndWithdrawals: Story = {
  args: { of: "payments" },
  play: async () => {
    await screen.findByRole("table");
    await expect(screen.queryByRole("tab")).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async () => {
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Type" }),
      "Withdrawal",
    );
    await userEvent.click(await screen.findByRole("button", { name: "Reset filters" }));
    await screen.findByRole("table");
  },
};

export const None: Story = {
  args: { reply: () => pageOnWire([]) },
  play: async () => {
    await seen("No records yet");
  },
};

export const Loading: Story = { args: { reply: () => new Promise<Reply>(() => undefined) } };

const longName = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);

export const LongNames: Story = {
  globals: phone,
  args: {
    reply: () =>
      pageOnWire([
        entry({
          kind: "to-game",
          gp_id: "GPHL",
          provider_name: longName,
          amount: "-98765432109876.54",
          balance: "98765432109876543.21",
        }),
      ]),
  },
  play: async () => {
    await seen(new RegExp(longName));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The first request is refused. */
export const Failed: Story = {
  render: () => {
    let refusals = 1;
    const reply = (sent: Sent) => {
      refusals -= 1;
      return refusals >= 0 ? refused("999") : recordsReply(sent);
    };
    return <Page reply={reply} />;
  },
  play: async () => {
    await seen("We couldn’t load your records. Your money is not affected.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("table");
  },
};

export const WrongDays: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText("From"), "2026-11-20");
    await userEvent.type(screen.getByLabelText("To"), "2026-11-19");
    await seen("The end date can’t be before the start date.");
  },
};

/**
 * While 2026 is typed, the incomplete year is not requested; one that stays is reported at its field until corrected.
 */
export const YearBeingTyped: Story = {
  args: { reply: asked },
  play: async () => {
    const from = await screen.findByLabelText<HTMLInputElement>("From");
    await screen.findByRole("table");
    for (const day of ["0002-03-14", "0020-03-14", "0202-03-14"])
      await fireEvent.change(from, { target: { value: day } });
    await expect(from.value).toBe("0202-03-14");
    await expect(screen.queryByText("Enter a valid date.")).toBeNull();
    await userEvent.click(from);
    await userEvent.tab();
    await seen("Enter a valid date.");
    await fireEvent.change(from, { target: { value: "2026-03-14" } });
    await waitFor(() => expect(JSON.stringify(asked.mock.lastCall)).toContain("2026-03-14"));
    await expect(JSON.stringify(asked.mock.calls)).not.toMatch(/0(002|020|202)-03-14/);
    await expect(screen.queryByText("Enter a valid date.")).toBeNull();
  },
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async () => {
    await screen.findByRole("table");
    await expect(screen.queryByText("-$2.00")).toBeNull();
  },
};

/** An operator that keeps no records. */
export const NotKept: Story = {
  args: { isOffered: false },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /Customer service/ })).toBeVisible();
  },
};
