import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { ChipRail, Chip } from "./chip.tsx";
import { phone } from "./testing/story.ts";

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

/** The rail is one Tab stop; arrow keys move from chip to chip and scroll the last one into view. */
export const OneStop: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chip = (name: string) => canvas.getByRole("button", { name });
    const stops = () =>
      [...canvasElement.querySelectorAll<HTMLElement>(".chip-rail button")]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent);
    await userEvent.tab();
    await expect(chip("Harbourline")).toHaveFocus();
    await waitFor(() => expect(stops()).toEqual(["Harbourline"]));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(chip("Kestrel")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(chip("Kestrel")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(chip("Harbourline")).toHaveFocus();
    await userEvent.keyboard("{End}");
    const last = chip("Foxglove Court");
    await expect(last).toHaveFocus();
    await waitFor(() => expect(stops()).toEqual(["Foxglove Court"]));
    const rail = canvas.getByRole("toolbar", { name: "Providers" }).getBoundingClientRect();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(rail.right);
    await userEvent.keyboard("{Home}");
    await expect(chip("Harbourline")).toHaveFocus();
  },
};

export const OnMobile: Story = {
  globals: phone,
};
