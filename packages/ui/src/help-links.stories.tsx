import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onCard } from "./field/on-card.fake.tsx";
import { HelpLinks } from "./help-links.tsx";

const meta = {
  component: HelpLinks,
  decorators: [onCard],
  args: {
    title: "Free and confidential help",
    links: [
      { name: "GamCare", url: "https://www.gamcare.org.uk/" },
      { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org/" },
    ],
  },
} satisfies Meta<typeof HelpLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["GamCare", "Gambling Therapy"]);
    for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
  },
};

export const Nobody: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Free and confidential help")).toBeNull();
  },
};
