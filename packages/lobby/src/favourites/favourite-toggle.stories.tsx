import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { catalogueAnswer } from "../catalogue/catalogue.fake.ts";
import FavouriteToggle from "./favourite-toggle.tsx";

/** The catalogue, which tells the favourites, cannot be had the first time. */
const refusedOnce = () => {
  let asked = 0;
  return platform((path) => {
    asked += 1;
    return asked === 1 ? Promise.reject(new RefusedError(timeout)) : catalogueAnswer(path);
  });
};

const meta = {
  component: FavouriteToggle,
  args: { gameId: 102, name: "Midnight Fox", memberId: 7 },
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <div className="tile-a">
          <Story />
        </div>
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof FavouriteToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotToBeHad: Story = {
  beforeEach: ({ parameters }) => {
    parameters["api"] = refusedOnce();
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole("button", { name: /^Your favourites could not/ });
    await userEvent.click(again);
    const heart = await canvas.findByRole("button", { name: "Favourite: Midnight Fox" });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const NotToBeHadOnAPhone: Story = { ...NotToBeHad, globals: phone };
