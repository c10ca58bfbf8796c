import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Chip } from "./chip.tsx";
import { CaretDownIcon } from "./icon.ts";
import { phone } from "./testing/story.ts";

const lists = ["All", "Recently played", "Favourites", "Trending", "New"];

function Filters() {
  const [chosen, setChosen] = useState("All");
  return (
    <fieldset className="filters" aria-label="List">
      {lists.map((list) => (
        <Chip key={list} pressed={list === chosen} onClick={() => setChosen(list)}>
          {list}
        </Chip>
      ))}
      <Chip>
        All providers
        <CaretDownIcon size="s" />
      </Chip>
    </fieldset>
  );
}

const meta = { component: Filters } satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Trending" }));
    await expect(canvas.getByRole("button", { name: "Trending", pressed: true })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "All", pressed: false })).toBeVisible();
  },
};

export const OnMobile: Story = {
  globals: phone,
};
