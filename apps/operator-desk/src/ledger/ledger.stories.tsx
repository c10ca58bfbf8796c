import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { deskStories } from "../testing/desk-page.tsx";
import { ledgerAnswers, ledgerPage, sound } from "./ledger.fake.ts";

const meta = {
  ...deskStories,
  args: { at: "/ledger", answers: ledgerAnswers },
} satisfies Meta<typeof deskStories.component>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AddsUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /703 operator house house 2\.34 USD$/ });
    await canvas.findByRole("row", { name: /provider-wallet GPHL 1,234,567\.80 USD$/ });
    await userEvent.click(
      await canvas.findByText("The ledger adds up: 12 accounts, 704 transactions"),
    );
    await canvas.findByText("1,000,000.00 held, 1,000,000.00 minted");
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Entries" })).toHaveTextContent(
      /SitenalumaAccountmainAmount-2\.34 USD/,
    );
  },
};

export const Filtered: Story = {
  args: { at: "/ledger?member=player21" },
  play: async ({ canvas }) => {
    await canvas.findByText("1,234,582.48 in, 2.34 out, 4 lines");
    await canvas.findByText("1,000 in, 0 out, 1 line");
  },
};

export const NothingFits: Story = {
  args: {
    at: "/ledger?member=nobody",
    answers: { ...ledgerAnswers, "GET /sandbox/ledger/lines": ledgerPage([]) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("No entries match these filters");
  },
};

export const Broken: Story = {
  args: {
    answers: {
      ...ledgerAnswers,
      "GET /sandbox/ledger/check": { ...sound, broken: ["Transaction 700 has one side."] },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Transaction 700 has one side.");
  },
};
