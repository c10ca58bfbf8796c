import { lost, type Reply } from "@naluma/api-client/api.fake";
import { ownMoney } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { GameNow } from "../return-all/return-all.machine.ts";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { wayToReceiptsAtom } from "../wallet-service.ts";
import { WalletPanel } from "./wallet-panel.tsx";
import WalletSheet from "./wallet-sheet.mobile.tsx";

interface StoryProps {
  wallet?: () => Reply | Promise<Reply>;
  game?: GameNow;
  signedIn?: boolean;
  unreturned?: string;
  sheet?: boolean;
  withReceipts?: boolean;
  /** A currency that only the site's file describes. */
  ownCurrency?: keyof typeof ownMoney.describedCurrencies;
  /** Whether the list of games, which has the providers' names, has loaded; without it, ids are shown. */
  names?: "loading" | "loaded" | "failed";
}

const namesFor = {
  loading: () => undefined,
  loaded: (provider: string) => `${provider} Studios`,
  failed: (provider: string) => provider,
} as const;

function Page(props: StoryProps) {
  const { wallet, game = "none", signedIn = true, unreturned, sheet, withReceipts } = props;
  const { ownCurrency, names } = props;
  const site = useSite();
  const providerName = names && namesFor[names];
  const [page] = useState(() => {
    const made = fakeWallet({
      signedIn,
      replies: { "/member/profile/my_cash": wallet ?? (() => ({ data: walletOnWire })) },
    });
    if (ownCurrency) made.session.signIn({ currency: ownCurrency });
    made.setGame(game);
    if (withReceipts) made.wallet.ports.store.set(wayToReceiptsAtom, { show: () => undefined });
    if (unreturned) made.wallet.markUnreturned(unreturned);
    return made;
  });
  return (
    <SiteContext value={{ ...site, settings: { ...site.settings, ...(ownCurrency && ownMoney) } }}>
      <WalletFrame of={page}>
        {sheet ? (
          <WalletSheet onClose={() => undefined} providerName={providerName} />
        ) : (
          <section className="popover wallet">
            <WalletPanel providerName={providerName} />
          </section>
        )}
      </WalletFrame>
    </SiteContext>
  );
}

/** The element fades in, so it is not visible at once. */
const seenFully = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = { title: "wallet/wallet", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

export const InEuros: Story = {
  args: { ownCurrency: "EUR" },
  play: async () => {
    await screen.findByText("€12,480.55");
  },
};

export const InPesosWithoutDecimals: Story = {
  args: { ownCurrency: "CLP" },
  play: async () => {
    await screen.findByText("$12,480");
    await expect(screen.queryByText(/\.\d/)).toBeNull();
  },
};

export const InAnInventedCurrency: Story = {
  args: { ownCurrency: "GLD" },
  play: async () => {
    await screen.findByText("⊙12,480.5");
  },
};

const back = () => screen.findByRole("button", { name: /Return all to main wallet/ });

const seen: Play = async () => {
  await screen.findByText("$12,480.55");
  await seenFully(screen.getByText("$9,214.05"));
};

/** Available providers first, then the others. */
export const Balances: Story = { play: seen };

export const InASheet: Story = {
  args: { sheet: true },
  globals: phone,
  play: seen,
};

export const Loading: Story = {
  args: { wallet: () => new Promise<Reply>(() => undefined) },
  play: async () => {
    await expect((await screen.findAllByText("--")).length).toBe(2);
    await expect(await back()).toHaveAttribute("aria-disabled", "true");
  },
};

export const Failed: Story = {
  args: { wallet: () => lost },
  play: async () => {
    await screen.findByText("We couldn’t load your balances. Your money is not affected.");
  },
};

export const Hidden: Story = {
  play: async (context) => {
    await seen(context);
    await userEvent.click(screen.getByRole("button", { name: "Hide balances" }));
    await expect(screen.queryByText("$12,480.55")).toBeNull();
    await seenFully(screen.getByRole("button", { name: "Show balances" }));
  },
};

export const Countdown: Story = {
  play: async (context) => {
    await seen(context);
    await userEvent.click(await back());
    await screen.findByRole("button", { name: "Return all to main wallet (0:10)" });
    await screen.findByText("All balances were returned to your main wallet.");
    await userEvent.click(await back(), { pointerEventsCheck: 0 });
    await screen.findByText("Please wait a moment before returning your balances again.");
  },
};

export const GameOpen: Story = {
  args: { game: "open" },
  play: async (context) => {
    await seen(context);
    await expect(await back()).toHaveAttribute("aria-disabled", "true");
    await screen.findByText("You have a game open. Quit it first, then return your balances.");
  },
};

export const Unreturned: Story = {
  args: { unreturned: "Kestrel" },
  play: async (context) => {
    await seen(context);
    await seenFully(screen.getByText("Not returned yet"));
    const again = screen.getByRole("button", { name: "Try again: Kestrel" });
    await userEvent.click(again);
    await screen.findByText("All balances were returned to your main wallet.");
    await waitFor(() => expect(again).toHaveTextContent("Try again(0:01)"));
  },
};

const long = "900719925474099301.99";

export const LongAmounts: Story = {
  args: {
    wallet: () => ({
      data: {
        my_cash_list: [
          {
            gp_id: "A provider with a name that goes on and on",
            is_light: 1,
            icon_dark: "",
            cash: long,
          },
          { gp_id: "NG", is_light: 0, icon_dark: "", cash: "0.01" },
        ],
        total: "1801439850948198604.00",
      },
    }),
  },
  play: async () => {
    await screen.findByText("$1,801,439,850,948,198,604.00");
    await seenFully(screen.getByText("$900,719,925,474,099,302.00"));
  },
};

export const DarkProviders: Story = {
  args: {
    wallet: () => ({
      data: {
        my_cash_list: walletOnWire.my_cash_list.map((row) => ({ ...row, is_light: 0 })),
        total: "12480.55",
      },
    }),
  },
  play: async () => {
    await expect((await screen.findAllByText("Unavailable")).length).toBe(3);
    await userEvent.click(screen.getByRole("button", { name: "2 providers without a balance" }));
    await expect((await screen.findAllByText("Unavailable")).length).toBe(5);
  },
};

/** Most wallets are like this: the button is visible and says that there is nothing to return. */
export const NothingHeld: Story = {
  args: {
    wallet: () => ({
      data: {
        my_cash_list: Array.from({ length: 24 }, (_, index) => ({
          gp_id: `GP${index}`,
          is_light: 1,
          icon_dark: "",
          cash: "0.00",
        })),
        total: "12480.55",
      },
    }),
  },
  play: async () => {
    await seenFully(await screen.findByText("24 providers without a balance"));
    await expect(await back()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await back(), { pointerEventsCheck: 0 });
    await screen.findByText("There is no balance to return.");
  },
};

const rowHeights = () =>
  screen.getAllByRole("listitem").map((row) => Math.round(row.getBoundingClientRect().height));

/** Amounts are there at once; instead of the ids of the providers there are placeholders of the same size. */
const namesAreLoading: Play = async () => {
  await seenFully(await screen.findByText("$1,860.00"));
  await expect(screen.queryByText("Harbourline")).toBeNull();
  const [main, ...providers] = rowHeights();
  await expect(providers.slice(0, 3)).toEqual([main, main, main]);
  for (const row of screen.getAllByRole("listitem").slice(1, 4))
    await expect(row).toHaveAttribute("aria-busy", "true");
};

const namesHaveLoaded: Play = async () => {
  await seenFully(await screen.findByText("Harbourline Studios"));
  const [main, ...providers] = rowHeights();
  await expect(providers.slice(0, 3)).toEqual([main, main, main]);
};

const namesHaveFailed: Play = async () => {
  await seenFully(await screen.findByText("Harbourline"));
};

export const NamesLoading: Story = { args: { names: "loading" }, play: namesAreLoading };
export const NamesLoaded: Story = { args: { names: "loaded" }, play: namesHaveLoaded };
export const NamesFailed: Story = { args: { names: "failed" }, play: namesHaveFailed };

export const NamesLoadingInASheet: Story = {
  args: { names: "loading", sheet: true },
  globals: phone,
  play: namesAreLoading,
};

export const NamesLoadedInASheet: Story = {
  args: { names: "loaded", sheet: true },
  globals: phone,
  play: namesHaveLoaded,
};

export const NamesFailedInASheet: Story = {
  args: { names: "failed", sheet: true },
  globals: phone,
  play: namesHaveFailed,
};

/** The link to the receipts has its name from the first render on. */
export const WithReceipts: Story = {
  args: { withReceipts: true },
  play: async (context) => {
    await seen(context);
    await seenFully(screen.getByRole("button", { name: "Game history" }));
  },
};

export const Visitor: Story = {
  args: { signedIn: false },
  play: async () => {
    await seenFully(await screen.findByText("Log in to see your wallet."));
  },
};
