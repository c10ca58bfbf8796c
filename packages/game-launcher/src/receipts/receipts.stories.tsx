import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { useState } from "react";
import { expect, fn, mocked, screen, userEvent, waitFor } from "storybook/test";
import { memory } from "../runner/launch.runner.fake.ts";
import {
  createReceiptBox,
  endedLaunchAtom,
  openReceiptsAtom,
  receiptBoxAtom,
} from "./receipt-box.ts";
import type { Receipt, ToldReceipt } from "./receipt.ts";
import { receiptOf, toldReceipt } from "./receipts.fake.ts";
import { Receipts } from "./receipts.tsx";

interface StoryProps {
  /** Newest first. */
  receipts?: readonly Receipt[];
  hidden?: boolean;
  as?: "modal" | "sheet";
  /** The platform's receipts; undefined if it keeps none. */
  told?: readonly ToldReceipt[];
  /** A game has just ended; otherwise the receipts are open. */
  ended?: boolean;
}

function Page(props: StoryProps) {
  const { receipts = [receiptOf()], hidden = false, as = "modal", ended, told } = props;
  const [store] = useState(() => {
    const made = createStore();
    const box = createReceiptBox({
      store: made,
      local: memory(),
      owner: () => "1:7",
      fromPlatform: async () => told,
    });
    for (const receipt of receipts.toReversed()) box.keep("1:7", receipt);
    made.set(receiptBoxAtom, box);
    if (ended) made.set(endedLaunchAtom, receipts[0]?.launchId);
    else made.set(openReceiptsAtom, {});
    return made;
  });
  return (
    <Provider store={store}>
      <Receipts as={as} hidden={hidden} />
    </Provider>
  );
}

const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const seen = async (text: string | RegExp) => {
  const element = await screen.findByText(text);
  await waitFor(() => expect(element).toBeVisible());
};

const older = receiptOf({ launchId: "older", game: "Midnight Fox", moneyOut: "0.00" });

export const StoredReceipts: Story = {
  args: { receipts: [receiptOf(), older] },
  play: async () => {
    await seen("$1,012.34");
    await userEvent.click(screen.getByText("Midnight Fox", { selector: "summary *" }));
    await seen("$0.00");
  },
};

export const OnAPhone: Story = {
  args: { as: "sheet", receipts: [receiptOf(), older] },
  globals: phone,
  play: () => seen("$1,012.34"),
};

/** Played on another device: the platform also reports its rounds and its result. */
export const FromThePlatform: Story = {
  args: { receipts: [], told: [toldReceipt({ rounds: 12, result: "-12.34" })] },
  play: async () => {
    await seen("Your last 50 games, on all your devices.");
    await seen("-$12.34");
  },
};

export const None: Story = {
  args: { receipts: [] },
  play: () => seen("No game history yet"),
};

/** Facts that the platform has not sent are shown as unknown. */
export const NotKnown: Story = {
  args: { receipts: [receiptOf({ end: null, moneyIn: null, moneyOut: null, back: "unknown" })] },
  play: async () => {
    await expect((await screen.findAllByText("Unknown")).length).toBe(2);
    await seen("Not recorded yet");
  },
};

/** The browser crashed or the page was reloaded: the next page load ended the game. */
export const FoundLate: Story = {
  args: { receipts: [receiptOf({ isFoundLate: true, moneyOut: null })] },
  play: () => seen(/when you next opened the site/),
};

export const NotReturned: Story = {
  args: { receipts: [receiptOf({ moneyOut: null, back: "not-yet" })] },
  play: () => seen("Not returned yet"),
};

export const Hidden: Story = {
  args: { hidden: true },
  play: async () => {
    await expect((await screen.findAllByText("•••••")).length).toBe(2);
    await expect(screen.queryByText("$1,012.34")).toBeNull();
  },
};

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });

const write = fn();

export const Copied: Story = {
  beforeEach: () => {
    withClipboard(mocked(write).mockResolvedValue(undefined));
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Copy for support" }));
    await seen("Copied.");
    await expect(write).toHaveBeenCalledWith(expect.stringContaining("Moved to game: $1,000.00"));
  },
};

/** In a browser that does not allow copying, the text can be copied by hand. */
export const CopiedByHand: Story = {
  beforeEach: () => {
    withClipboard(mocked(write).mockRejectedValue(new DOMException("no", "NotAllowedError")));
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Copy for support" }));
    const text = await screen.findByRole("textbox", { name: "Copy for support" });
    await expect(text).toHaveDisplayValue(/Session ID: 8f14e45f/);
  },
};

export const LongNames: Story = {
  args: {
    as: "sheet",
    receipts: [
      receiptOf({
        game: "The Extraordinarily Long Journey of the Seven Lantern Keepers Deluxe",
        providerName: "A provider with a name that goes on and on",
        moneyIn: "900719925474099301.99",
        moneyOut: "900719925474099301.99",
      }),
    ],
  },
  globals: phone,
};

export const HasEnded: Story = {
  args: { ended: true },
  play: async () => {
    await seen("$1,012.34 was returned to your wallet.");
    await userEvent.click(screen.getByRole("button", { name: "Details" }));
    await screen.findByRole("dialog", { name: "Game history" });
    await expect(screen.queryByText("Jade Koi River has ended")).toBeNull();
  },
};

export const HasEndedNotReturned: Story = {
  args: { ended: true, receipts: [receiptOf({ moneyOut: null, back: "not-yet" })] },
  play: async () => {
    await seen("Its balance hasn’t been returned yet. Check your wallet.");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(screen.queryByText("Jade Koi River has ended")).toBeNull();
  },
};

export const HasEndedInARound: Story = {
  args: { ended: true, receipts: [receiptOf({ rounds: 1, result: "0.00", openStake: "2.00" })] },
  globals: phone,
  play: async () => {
    await seen("A round is open: $2.00 stays in it until you come back.");
    await userEvent.click(screen.getByRole("button", { name: "Details" }));
    await seen("In an open round");
    await seen("$2.00");
  },
};

export const HasEndedHidden: Story = {
  args: { ended: true, hidden: true },
  globals: phone,
  play: async () => {
    await screen.findByText("Jade Koi River has ended");
    await expect(screen.queryByText(/was returned/)).toBeNull();
  },
};
