import { RefusedError } from "@naluma/api-client";
import { accepting, platform, timeout } from "@naluma/api-client/platform.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import { Toaster } from "@naluma/ui/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { catalogueAnswer } from "../catalogue/catalogue.fake.ts";
import FavouriteToggle from "./favourite-toggle.tsx";

/** The catalogue, which contains the favourites, fails to load the first time. */
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
        <div className="tile-art">
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

let endSession = () => {};

/** The end of a session has its own message from the logout; any other refusal shows the platform's message. */
export const SessionEnded: Story = {
  beforeEach: ({ parameters }) => {
    const ended = Promise.withResolvers<typeof timeout>();
    endSession = () => ended.resolve({ ...timeout, message: "Signed out.", status: 401 });
    const refusals = [ended.promise, timeout];
    parameters["api"] = {
      ...platform(catalogueAnswer),
      send: async () => ({ ok: false, refusal: await refusals.shift() }),
    };
  },
  render: (args) => (
    <>
      <FavouriteToggle {...args} />
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={(times) => `${times} times`} />
    </>
  ),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole("button", { name: "Favourite: Midnight Fox" });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    endSession();
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
    await userEvent.click(heart);
    await canvas.findByText("Too slow.");
    await expect(canvas.queryByText("Signed out.")).toBeNull();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

const tabs = ["one tab", "another tab", "a tab of another member"] as const;

/** Each has its own cache, as tabs do. */
export const InAnotherTab: Story = {
  parameters: { api: accepting(platform(catalogueAnswer)) },
  render: (args) => (
    <>
      {tabs.map((tab, place) => (
        <QueryClientProvider key={tab} client={createQueryClient()}>
          <fieldset aria-label={tab}>
            <FavouriteToggle {...args} memberId={place < 2 ? 7 : 8} />
          </fieldset>
        </QueryClientProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [one, another, stranger] = await Promise.all(
      tabs.map((name) =>
        within(canvas.getByRole("group", { name })).findByRole("button", { pressed: false }),
      ),
    );
    if (one) await userEvent.click(one);
    await waitFor(() => expect(another).toHaveAttribute("aria-pressed", "true"));
    await expect(stranger).toHaveAttribute("aria-pressed", "false");
    if (another) await userEvent.click(another);
    await waitFor(() => expect(one).toHaveAttribute("aria-pressed", "false"));
  },
};
