import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { catalogueAnswer, longName } from "../catalogue/catalogue.fake.ts";
import { demoAtom, demoGateAtom, demoListAtom, type Demo } from "./demo.ts";
import Demos from "./demos.tsx";

const fox: Demo = {
  game: {
    id: 102,
    providerId: "GP1",
    type: 2,
    gameCode: "G102",
    names: { en_US: "Midnight Fox" },
    house: "",
    customized: false,
    picture: "",
    favourite: false,
    extra: undefined,
  },
  name: "Midnight Fox",
  providerName: "Harbourline",
};

const never = () => new Promise<never>(() => undefined);
const without = (path: string, answer: () => unknown) =>
  platform((asked) => (asked === path ? answer() : catalogueAnswer(asked)));

const meta = {
  component: Demos,
  args: { onPlay: fn() },
  parameters: { api: platform(catalogueAnswer), demo: undefined, list: false },
  decorators: [
    (Story, { parameters }) => {
      const store = createStore();
      store.set(demoGateAtom, { pass: (_, begin) => begin() });
      store.set(demoAtom, parameters["demo"]);
      store.set(demoListAtom, parameters["list"] === true);
      return (
        <Provider store={store}>
          <ApiContext value={parameters["api"]}>
            <Story />
          </ApiContext>
        </Provider>
      );
    },
  ],
} satisfies Meta<typeof Demos>;
export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = { globals: phone } as const;
const dialog = () => within(document.body).findByRole("dialog");

/** The page must not frame this address: it says so and offers the real game. */
export const NotToBeFramed: Story = {
  parameters: { demo: fox },
  play: async ({ args }) => {
    const open = within(await dialog());
    await open.findByText("The demo could not be opened.");
    await userEvent.click(open.getByRole("button", { name: "Play" }));
    await expect(args.onPlay).toHaveBeenCalledWith(fox.game, "Midnight Fox", "Harbourline");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
  },
};

export const Opening: Story = {
  parameters: { demo: fox, api: without("/demo/play", never) },
  play: async () => {
    await within(await dialog()).findByText("Opening the Midnight Fox demo");
  },
};

export const OpeningOnAPhone: Story = { ...Opening, ...onAPhone };

export const Refused: Story = {
  parameters: {
    demo: { ...fox, name: longName },
    api: without("/demo/play", () =>
      Promise.reject(new RefusedError({ ...timeout, message: "This game has no demo." })),
    ),
  },
  play: async () => {
    const open = within(await dialog());
    await open.findByText("This game has no demo.");
    await open.findByRole("button", { name: "Try again" });
  },
};

export const RefusedOnAPhone: Story = { ...Refused, ...onAPhone };

/** Choosing a game in the list replaces the list by its demo. */
export const List: Story = {
  parameters: { list: true },
  play: async () => {
    const list = within(await dialog());
    await userEvent.click(await list.findByRole("button", { name: "Midnight Fox demo" }));
    await within(document.body).findByRole("dialog", { name: "Midnight Fox" });
  },
};

export const ListOnAPhone: Story = {
  ...onAPhone,
  parameters: { list: true },
  play: async () => {
    await within(await dialog()).findByRole("button", { name: "Midnight Fox demo" });
  },
};

export const NoDemos: Story = {
  parameters: { list: true, api: without("/demo/gt_games", () => []) },
  play: async () => {
    await within(await dialog()).findByText("There are no demos right now.");
  },
};

export const ListFailed: Story = {
  parameters: {
    list: true,
    api: without("/demo/gt_games", () => Promise.reject(new RefusedError(timeout))),
  },
  play: async () => {
    await within(await dialog()).findByRole("button", { name: "Try again" });
  },
};

export const ListFailedOnAPhone: Story = { ...ListFailed, ...onAPhone };
