import { lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import type { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember, layoutOnWire } from "../member.fake.ts";
import {
  BankAccountPage,
  DepositPage,
  FastPaymentPage,
  InfoPage,
  WalletPage,
  WithdrawalPage,
} from "./index.ts";

const service = "https://service.example/";

const pages = {
  wallet: <WalletPage service={service}>What the wallet says.</WalletPage>,
  info: <InfoPage service={service} />,
  bank: <BankAccountPage service={service} />,
  deposit: <DepositPage service={service} />,
  withdrawal: <WithdrawalPage service={service} />,
  fast: <FastPaymentPage service={service} />,
};

interface StoryProps {
  page: keyof typeof pages;
  layout?: Record<string, unknown>;
  profile?: Record<string, unknown>;
  /** The response of every call that has none of its own. */
  all?: "held" | "refused";
  topUp?: (sent: Sent) => Reply;
  /** Whether the cash surplus is active. */
  surplus?: boolean;
  settings?: Partial<typeof openSite>;
}

const profileOnWire = {
  id: 7,
  member_account: "player20",
  member_name: "Ana Lima",
  member_birthday: "1990-05-17",
  member_email: "a***@example.com",
  member_currency: "USD",
  member_phone: "",
  member_zalo: "ana.lima",
  is_withdraw_password: 1,
};

/** The calls that the page has made to other features. */
let asked: readonly string[] = [];

function Page({ page, layout, profile, all, topUp, surplus, settings }: StoryProps) {
  const [made] = useState(() => {
    const common = { ...layoutOnWire("9214.05").member_common_layout, ...layout };
    let refusals = all === "refused" ? 1 : 0;
    const reply = (data: unknown) => (): Reply | Promise<Reply> => {
      if (all === "held") return new Promise<Reply>(() => undefined);
      if (refusals > 0) {
        refusals -= 1;
        return refused("999");
      }
      return { data };
    };
    const member = fakeMember({
      replies: {
        "/member/profile/common/layout": reply({ member_common_layout: common }),
        "/arks/web/cash_surplus/check": reply({ active: surplus ? 1 : 0 }),
        "/member/profile": reply({ member_profile: { ...profileOnWire, ...profile } }),
        ...(topUp && { "/services/v1/member/top-up": topUp }),
      },
    });
    asked = member.log;
    return member;
  });
  return (
    <MemberFrame of={made}>
      <Of settings={settings}>
        <main>{pages[page]}</main>
      </Of>
    </MemberFrame>
  );
}

/** Overrides settings of the site that surrounds every story. */
function Of({ settings, children }: { settings: StoryProps["settings"]; children: ReactNode }) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, settings: { ...site.settings, ...settings } }}>
      {children}
    </SiteContext>
  );
}

const meta = {
  title: "centre/pages",
  component: Page,
  args: { page: "info" },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

export const Info: Story = {
  play: async () => {
    await heading("Personal info");
    await expect(await screen.findByText("Ana Lima")).toBeVisible();
    await expect(screen.getAllByText("Not provided")).toHaveLength(2);
  },
};

export const InfoOnAPhone: Story = { ...Info, globals: phone };

/** Of the platform's services, none sets a withdrawal password. */
export const InfoWithoutWithdrawalPasswords: Story = {
  args: { settings: { capabilities: [] } },
  play: async () => {
    await screen.findByText("Ana Lima");
    await expect(screen.queryByText("Withdrawal password")).toBeNull();
  },
};

export const InfoOnItsWay: Story = {
  args: { all: "held" },
  play: async () => {
    await heading("Personal info");
    await expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  },
};

export const InfoThatCannotBeRead: Story = {
  args: { all: "refused" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("Ana Lima")).toBeVisible();
  },
};

const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(6);

export const VeryLongTexts: Story = {
  args: {
    profile: { member_name: long, member_email: `${long}@example.com`, member_others: long },
  },
  globals: phone,
  play: async () => {
    await expect((await screen.findAllByText(long))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Wallet: Story = {
  args: { page: "wallet" },
  play: async () => {
    await heading("My wallet");
    await expect(screen.getByText("What the wallet says.")).toBeVisible();
  },
};

export const WalletWithCashSurplus: Story = {
  args: { page: "wallet", surplus: true },
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: "Cash surplus" });
  },
};

export const Deposit: Story = {
  args: { page: "deposit", topUp: () => ({ data: { cash: "1000.00" } }) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Top up balance" }));
    await expect(await screen.findByText("Your balance has been topped up.")).toBeVisible();
    await expect(asked).toContain("refresh wallet");
  },
};

/** A press without an answer is repeated as the same one; the next press after an answer is another. */
const pressedAgainAfter = (first: Reply): Story => ({
  render: () => {
    const keys: string[] = [];
    const topUp = ({ key = "" }: Sent): Reply => {
      keys.push(key);
      if (keys.length === 1) return first;
      if (keys.length === 2)
        return key !== "" && key === keys[0] ? { data: { cash: "100.00" } } : refused("999");
      return key === keys[1] ? refused("999") : refused("101", "There is enough in your wallets.");
    };
    return <Page page="deposit" topUp={topUp} />;
  },
  play: async () => {
    const button = await screen.findByRole("button", { name: "Top up balance" });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());
    await expect(asked).not.toContain("refresh wallet");
    await userEvent.click(button);
    await screen.findByText("Your balance has been topped up.");
    await userEvent.click(button);
    await screen.findByText("There is enough in your wallets.");
  },
});

export const DepositWithoutAnAnswer: Story = pressedAgainAfter(lost);

export const DepositThatAGatewayGaveUp: Story = pressedAgainAfter({
  refusal: { code: "unknown", message: "Bad gateway.", status: 502 },
});

export const DepositOnAPhone: Story = { args: { page: "deposit" }, globals: phone };

export const DepositThatIsNotNeeded: Story = {
  args: { page: "deposit", topUp: () => refused("101", "There is enough in your wallets.") },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Top up balance" }));
    await expect(await screen.findByText("There is enough in your wallets.")).toBeVisible();
  },
};

/** The refusal is due to the member's own limit, so the message links to it. */
export const TopUpOverOwnLimit: Story = {
  args: { page: "deposit", topUp: () => refused("324", "This would exceed your deposit limit.") },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Top up balance" }));
    await screen.findByText("This would exceed your deposit limit.");
    const limits = screen.getByRole("link", { name: "Limits and breaks" });
    await expect(limits).toHaveAttribute("href", "/user/PlayLimits");
  },
};

export const DepositOfWhomABankAccountIsAsked: Story = {
  args: { page: "deposit", layout: { need_bank_account_deposit_verified: 1 } },
  globals: phone,
  play: async () => {
    const prompt = within(await screen.findByRole("dialog", { name: "Bank account" }));
    await prompt.findByText(/You can still top up play money without one\./);
    const link = prompt.getByRole("link", { name: "Add a bank account" });
    await expect(link).toHaveAttribute("href", "/user/BindAccount");
    await userEvent.click(prompt.getByRole("button", { name: "Close" }));
    await expect(await screen.findByRole("button", { name: "Top up balance" })).toBeVisible();
  },
};

export const DepositWithTheOperator: Story = {
  args: {
    page: "deposit",
    settings: {
      playMoney: false,
      capabilities: [],
      pages: { Deposit: "https://pay.example/deposit" },
    },
  },
  play: async () => {
    const link = await screen.findByRole("link", { name: "Open page" });
    await expect(link).toHaveAttribute("href", "https://pay.example/deposit");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** The operator's address is an explicit wish, so it comes before a top-up. */
export const DepositWithTheOperatorOnAPhone: Story = {
  args: { page: "deposit", settings: { pages: { Deposit: "https://pay.example/deposit" } } },
  globals: phone,
  play: async () => {
    await heading("Deposit");
    await screen.findByRole("link", { name: "Open page" });
    await expect(screen.queryByRole("button", { name: "Top up balance" })).toBeNull();
  },
};

export const DepositOfNobody: Story = {
  args: { page: "deposit", settings: { playMoney: false, capabilities: [] } },
  play: async () => {
    await heading("Deposit");
    await screen.findByText(/Deposits aren’t available here/);
  },
};

export const DepositThatTheSiteHides: Story = {
  args: { page: "deposit", settings: { hiddenLinks: ["Deposit"] } },
  play: async () => {
    await screen.findByText(/Deposits aren’t available here/);
    await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  },
};

export const Withdrawal: Story = {
  args: { page: "withdrawal" },
  play: async () => {
    await heading("Withdrawal");
    await screen.findByText(/can’t be withdrawn/);
  },
};

export const WithdrawalThatTheSiteHides: Story = {
  args: { page: "withdrawal", settings: { hiddenLinks: ["Withdrawal"] } },
  globals: phone,
  play: async () => {
    await screen.findByText(/Withdrawals aren’t available here/);
  },
};

export const BankAccount: Story = {
  args: {
    page: "bank",
    layout: { need_bank_account_deposit_verified: 1 },
    settings: { playMoney: false, capabilities: [] },
  },
  play: async () => {
    await screen.findByText("Verify a bank account before you deposit.");
  },
};

export const FastPaymentOfAnAgent: Story = {
  args: { page: "fast", layout: { is_agent_fast_payment: 1 } },
  play: async () => {
    await heading("Fast payment");
    await screen.findByText(/Your agent handles your payments/);
  },
};

export const FastPaymentOfNoAgent: Story = {
  args: { page: "fast" },
  globals: phone,
  play: async () => {
    await screen.findByText(/for members whose agent offers it/);
  },
};
