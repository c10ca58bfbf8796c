import { ApiContext } from "@naluma/api-client/react";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { platform } from "../fakes/story-platform.ts";
import { Floats } from "./floats.tsx";

const service = { href: "https://help.example/en", name: "Customer service", caption: "Service" };
const placed = [
  { id: 1, name: "Play safe", url: "https://safe.example/", photo_path: "" },
  { id: 2, name: "Nowhere", url: "/no-such-page", photo_path: "" },
  { id: 3, name: "Home", url: "/", photo_path: "" },
];
const delivers = (list: object[]) => ({ api: platform(() => ({ list })) });

const meta = {
  component: Floats,
  args: { service },
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
      "ServiceCustomer service",
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

export const NothingFloats: Story = {
  args: { service: undefined },
  parameters: delivers([]),
};
