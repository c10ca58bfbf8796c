import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { Table, type Column } from "./table.tsx";
import { phone } from "./testing/story.ts";

interface Day {
  readonly day: string;
  readonly members: number;
  readonly turnover: string;
}

const columns: readonly Column<Day>[] = [
  { key: "day", name: "Day", cell: ({ day }) => day },
  { key: "members", name: "New members", cell: ({ members }) => members, isNumber: true },
  { key: "turnover", name: "Turnover", cell: ({ turnover }) => turnover, isNumber: true },
];

const rows: readonly Day[] = [
  { day: "Nov 20", members: 2, turnover: "$1,210.00" },
  { day: "Nov 21", members: 0, turnover: "$84.50" },
];

const meta = {
  component: Table<Day>,
  args: { label: "Days", columns, rows, keyOf: ({ day }) => day },
} satisfies Meta<typeof Table<Day>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsATable: Story = {
  play: async () => {
    const table = within(screen.getByRole("region", { name: "Days" }));
    await expect(table.getAllByRole("row")).toHaveLength(3);
    await expect(table.getByRole("columnheader", { name: "Turnover" })).toBeVisible();
  },
};

/** Each card has one line per column, with the column's name. */
export const AsCards: Story = {
  args: { as: "cards" },
  globals: phone,
  play: async () => {
    await expect(screen.getAllByRole("listitem")).toHaveLength(2);
    await expect(screen.getAllByText("New members")).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const long = "Wolfeschlegelsteinhausenbergerdorff".repeat(8);

/** The table scrolls, the page does not. */
export const VeryLongTexts: Story = {
  args: { rows: [{ day: long, members: 1, turnover: long }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const VeryLongTextsAsCards: Story = {
  ...VeryLongTexts,
  args: { ...VeryLongTexts.args, as: "cards" },
  globals: phone,
};
