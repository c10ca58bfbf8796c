import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Tabs } from "./tabs.tsx";
import { phone } from "./testing/story.ts";

function Games({ names }: { names: readonly string[] }) {
  const [value, setValue] = useState("0");
  return (
    <Tabs
      label="Games of Tessera"
      value={value}
      onValue={setValue}
      tabs={names.map((name, index) => ({
        value: String(index),
        label: name,
        content: <p>{name} are shown here.</p>,
      }))}
    />
  );
}

const meta = {
  component: Games,
  args: { names: ["All games", "Favourites", "Recently played"] },
} satisfies Meta<typeof Games>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End move between the tabs; Tab moves on to the tab's panel. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "All games" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Favourites" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: "Recently played" })).toHaveTextContent(
      "Recently played are shown here.",
    );
    await userEvent.keyboard("{Home}");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "All games" })).toHaveFocus();
  },
};

export const LongWordsOnMobile: Story = {
  args: { names: ["எல்லா விளையாட்டுகளும்", "பிடித்தவை", "கடைசியாக விளையாடியவை", "புதியவை"] },
  globals: phone,
};
