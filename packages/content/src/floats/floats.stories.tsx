import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Floats } from "./floats.tsx";

const service = { href: "https://help.example/en", name: "Customer service", caption: "Support" };
const placed = [
  { id: 1, name: "Play safe", url: "https://safe.example/", photo_path: "" },
  { id: 2, name: "Nowhere", url: "/no-such-page", photo_path: "" },
  { id: 3, name: "Home", url: "/", photo_path: "" },
];
const delivers = (list: object[]) => ({ api: platform(() => ({ list })) });

const meta = {
  component: Floats,
  args: { service, useFirst: () => null },
  parameters: delivers(placed),
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <Story />
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof Floats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfTheOperator: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Play safe" })).toHaveAttribute(
      "href",
      "https://safe.example/",
    );
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Play safePlay safe",
      "HomeHome",
      "SupportCustomer service",
    ]);
  },
};

export const SentAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hide shortcuts" }));
    await waitFor(() => expect(canvas.queryByRole("link")).toBeNull());
  },
};

export const OnPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Play safe" });
    await expect(canvas.queryByRole("link", { name: "Customer service" })).toBeNull();
  },
};

/** If they cannot be loaded, a small button retries; customer service stays available. */
export const Failed: Story = {
  beforeEach: ({ parameters }) => {
    let asked = 0;
    parameters["api"] = platform(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new RefusedError(timeout)) : { list: placed };
    });
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole("button", { name: /^The shortcuts could not be loaded/ });
    await expect(canvas.getByRole("link", { name: "Customer service" })).toBeVisible();
    await userEvent.click(again);
    await canvas.findByRole("link", { name: "Play safe" });
    await expect(canvas.queryByRole("button", { name: /Try again$/ })).toBeNull();
  },
};

export const FailedOnPhone: Story = {
  globals: phone,
  parameters: { api: platform(() => Promise.reject(new RefusedError(timeout))) },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^The shortcuts could not be loaded/ });
  },
};

export const NothingFloats: Story = {
  args: { service: undefined },
  parameters: delivers([]),
};
