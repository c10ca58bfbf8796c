import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Chip } from "../chip/index.ts";
import { phone } from "../story/index.ts";
import { ChipRail } from "./index.ts";

const names = [
  "Harbourline",
  "Kestrel",
  "Oxbow",
  "Tessera",
  "Northgate",
  "Lumen Forge",
  "Quarry",
  "Saltwind",
  "Marigold",
  "Fathom",
  "Juniper Lane",
  "Foxglove Court",
];

function Providers() {
  const [chosen, setChosen] = useState("");
  return (
    <ChipRail label="Providers">
      {names.map((name) => (
        <Chip key={name} pressed={name === chosen} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </ChipRail>
  );
}

const meta = { component: Providers } satisfies Meta<typeof Providers>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The keyboard reaches the last chip, which comes into sight. */
export const LastChip: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getByRole("button", { name: "Foxglove Court" });
    for (const _ of names) await userEvent.tab();
    await expect(last).toHaveFocus();
    const rail = canvas.getByRole("group", { name: "Providers" }).getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(rail.right);
  },
};

export const OnMobile: Story = {
  globals: phone,
};
