import { refused, type Reply } from "@naluma/api-client/api.fake";
import type { Capability } from "@naluma/site/capabilities";
import { openSite, siteWithout } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember, layoutOnWire } from "../member.fake.ts";
import { BankAccountPage } from "./bank-account-page.tsx";
import { accountOnWire, accountReplies, withdrawPassword } from "./bank-accounts.fake.ts";

interface StoryProps {
  accounts?: readonly string[];
  most?: number;
  hasPassword?: boolean;
  mustBind?: boolean;
  answers?: "held" | "refused once";
  /** The member service that the platform does without. */
  without?: Capability;
}

function Page({
  accounts = ["Harbour Bank", "Northwind Savings"],
  most = 5,
  hasPassword = true,
  mustBind,
  answers,
  without,
}: StoryProps) {
  const [made] = useState(() => {
    let refusals = answers === "refused once" ? 1 : 0;
    const replies = accountReplies(
      accounts.map((bank, place) => accountOnWire(place + 1, bank, place === 0 ? 1 : 0)),
      most,
    );
    const common = {
      ...layoutOnWire("9214.05").member_common_layout,
      need_bank_account_deposit_verified: mustBind ? 1 : 0,
    };
    return fakeMember({
      replies: {
        ...replies,
        "/services/v1/member/bank-accounts": (): Reply | Promise<Reply> => {
          if (answers === "held") return new Promise<Reply>(() => undefined);
          refusals -= 1;
          return refusals >= 0 ? refused("999") : replies["/services/v1/member/bank-accounts"]();
        },
        "/member/profile/common/layout": () => ({ data: { member_common_layout: common } }),
        "/member/profile": () => ({
          data: {
            member_profile: {
              id: 7,
              member_account: "player01",
              member_name: "Ana Lima",
              member_currency: "USD",
              is_withdraw_password: hasPassword ? 1 : 0,
            },
          },
        }),
      },
    });
  });
  return (
    <MemberFrame of={made}>
      <On without={without}>
        <main>
          <BankAccountPage service="https://service.example/">
            The withdraw password’s own card.
          </BankAccountPage>
        </main>
      </On>
    </MemberFrame>
  );
}

function On({ without, children }: { without: Capability | undefined; children: ReactNode }) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, settings: without ? siteWithout(without) : openSite }}>
      {children}
    </SiteContext>
  );
}

const meta = { title: "bank accounts", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const rows = async () => within(await screen.findByRole("list", { name: "Your bank accounts" }));
const newOne = async () =>
  within(await screen.findByRole("region", { name: "Add a bank account" }));

async function add(holder?: string, password = withdrawPassword) {
  const form = await newOne();
  await userEvent.type(form.getByLabelText("Bank"), "Lighthouse Trust");
  if (holder !== undefined) {
    await userEvent.clear(form.getByLabelText("Bank account holder"));
    await userEvent.type(form.getByLabelText("Bank account holder"), holder);
  }
  await userEvent.type(form.getByLabelText("Bank account number"), "DE12 3456 7890");
  await userEvent.type(form.getByLabelText("Withdrawal password"), password);
  await userEvent.click(form.getByRole("button", { name: "Add a bank account" }));
}

/** The name from the profile is prefilled. */
export const Added: Story = {
  play: async () => {
    await expect((await newOne()).getByLabelText("Bank account holder")).toHaveValue("Ana Lima");
    await add();
    await screen.findByText("Bank account added.");
    await expect((await rows()).getAllByRole("listitem")).toHaveLength(3);
    await expect((await newOne()).getByLabelText("Withdrawal password")).toHaveValue("");
  },
};

export const AddedOnAPhone: Story = { ...Added, globals: phone };

export const NothingTyped: Story = {
  play: async () => {
    const form = await newOne();
    await userEvent.click(form.getByRole("button", { name: "Add a bank account" }));
    await screen.findByText("Enter the bank’s name.");
    await waitFor(() => expect(form.getByLabelText("Bank")).toHaveFocus());
  },
};

export const SomebodyElse: Story = {
  play: async () => {
    await add("Somebody Else");
    await screen.findByText(/must match the name in your profile/);
    await waitFor(async () =>
      expect((await newOne()).getByLabelText("Bank account holder")).toHaveFocus(),
    );
  },
};

/** The first withdrawal password is wrong; afterwards the focus returns to where it was. */
export const AnotherDefault: Story = {
  play: async () => {
    const name = "Make default: Northwind Savings •••• 7002";
    await userEvent.click((await rows()).getByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog", { name }));
    const password = dialog.getByLabelText("Withdrawal password");
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard("0000{Enter}");
    await dialog.findByText("Incorrect withdrawal password.");
    await userEvent.clear(password);
    await userEvent.type(password, `${withdrawPassword}{Enter}`);
    await screen.findByText("Default bank account changed.");
    const [first] = (await rows()).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/Northwind Savings.*Default/);
  },
};

export const Removed: Story = {
  args: { accounts: ["Harbour Bank"] },
  globals: phone,
  play: async () => {
    await userEvent.click(
      (await rows()).getByRole("button", { name: "Remove Harbour Bank •••• 7001" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await dialog.findByText("Enter all 4 digits.");
    await userEvent.type(dialog.getByLabelText("Withdrawal password"), withdrawPassword);
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await screen.findByText("Bank account removed.");
    await screen.findByText("No bank accounts yet");
  },
};

export const NoWithdrawPassword: Story = {
  args: { hasPassword: false, accounts: [], mustBind: true },
  play: async () => {
    await screen.findByText("Set a withdrawal password first.");
    await screen.findByText(/haven’t verified a bank account/);
    await expect(screen.getByText("The withdraw password’s own card.")).toBeVisible();
  },
};

/** Where nobody can set a withdrawal password, nobody is told to. */
export const NoWithdrawPasswordToSet: Story = {
  args: { hasPassword: false, accounts: [], without: "withdrawPassword" },
  play: async () => {
    await screen.findByText("To add a bank account, contact customer service.");
    await expect(screen.getByRole("link", { name: /ustomer service/ })).toBeVisible();
    await expect(screen.queryByText("Set a withdrawal password first.")).toBeNull();
  },
};

export const AsManyAsThereMayBe: Story = {
  args: { most: 2 },
  play: async () => {
    await screen.findByText("You can add up to 2 bank accounts.");
  },
};

const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(3);

export const VeryLongNames: Story = {
  args: { accounts: [long, long] },
  globals: phone,
  play: async () => {
    await rows();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnItsWay: Story = { args: { answers: "held" } };

export const CannotBeRead: Story = {
  args: { answers: "refused once" },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await rows();
  },
};

/** An operator without such calls. */
export const NotOffered: Story = {
  args: { without: "bankAccounts", mustBind: true },
  play: async () => {
    await screen.findByText("Verify a bank account before you deposit.");
    await expect(screen.getByRole("link", { name: /Customer service/ })).toBeVisible();
  },
};
