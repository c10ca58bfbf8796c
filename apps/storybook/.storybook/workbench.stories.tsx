import { useApi } from "@naluma/api-client/react";
import { Jackpot } from "@naluma/lobby";
import { visitor } from "@naluma/site/who";
import { exampleMember } from "@naluma/site/who.fake";
import { walletQuery } from "@naluma/wallet";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQuery } from "@tanstack/react-query";
import { expect } from "storybook/test";

/** The default responses for a component without any setup, and the effect of the toolbar on it. */
const meta = { title: "answers", render: () => <Jackpot /> } satisfies Meta;
export default meta;

type Story = StoryObj;

/** The first example of `docs/wire/openapi.yaml`, through the real transport. */
export const OfTheContract: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Jackpot $48,213,977.35");
  },
};

export const OfTheStory: Story = {
  parameters: { answers: { "/v2/get_jackpot": { data: { jackpot_amount_total: "12.50" } } } },
  play: async ({ canvas }) => {
    await canvas.findByText("Jackpot $12.50");
  },
};

export const Slow: Story = {
  globals: { network: "slow" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Jackpot $48,213,977.35")).toBeNull();
    await canvas.findByText("Jackpot $48,213,977.35");
  },
};

export const Failing: Story = {
  globals: { network: "failing" },
  play: async ({ canvas }) => {
    await canvas.findByText("Jackpot amount unavailable right now");
  },
};

interface Props {
  /** Set by the toolbar for every component that has this prop. */
  memberId?: number | undefined;
}

function Balance({ memberId }: Props) {
  const who = memberId === undefined ? visitor : exampleMember;
  const { data } = useQuery(walletQuery(useApi(), who));
  if (memberId === undefined) return <p>A visitor has no wallet</p>;
  return <p>{data && `Total ${data.total}`}</p>;
}

export const Member: StoryObj<Props> = {
  args: { memberId: undefined },
  globals: { member: "member" },
  render: (args) => <Balance {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Total \d/);
  },
};

export const Visitor: StoryObj<Props> = {
  ...Member,
  args: { memberId: 7 },
  globals: { member: "visitor" },
  play: async ({ canvas }) => {
    await canvas.findByText("A visitor has no wallet");
  },
};

export const OfAnotherSite: Story = {
  globals: { site: "halcyon" },
  play: async () => {
    const colours = getComputedStyle(document.documentElement);
    await expect(["#8fc4ff", "#0b5394"]).toContain(colours.getPropertyValue("--accent"));
  },
};
