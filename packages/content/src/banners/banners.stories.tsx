import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext, useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { bannersQuery } from "../content-queries.ts";
import { Banners, type BannersProps } from "./banners.tsx";

const scene = (ground: string, moon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500" viewBox="0 0 1200 500"><path d="M0 0H1200V500H0Z" fill="${ground}"/><circle cx="890" cy="230" r="190" fill="${moon}"/></svg>`;

const game = { currency: "USD", gt_id: 2, gp_id: "GPHL", gp_gt_name: "Slots", customized: 0 };
const banner = (id: number, title: string, more: object) => ({
  id,
  title,
  url: "",
  link_type: 1,
  link_method: 0,
  photo_path: "",
  game_link_parameter: null,
  ...more,
});

const koi = banner(1, "Jade Koi River\nKoi and lotus on a moonlit pond.", {
  link_type: 2,
  game_link_parameter: game,
});
const outside = { link_type: 0, url: "https://partner.example/cup", link_method: 1 };
const cup = banner(2, "Striker Cup", outside);
const home = banner(3, "Back to the start", { url: "/" });

const delivers = (...list: object[]) => ({
  api: platform(() => ({ web_carousel_picture_list: list })),
});

const meta = {
  component: Banners,
  args: { onGames: fn() },
  parameters: delivers(koi, cup, home),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <main>
          <h1 className="visually-hidden">Home</h1>
          <Story />
        </main>
      </ApiContext>
    ),
  ],
  // The real pictures come from the platform; these are stand-ins.
  beforeEach: () => {
    const style = document.createElement("style");
    style.textContent = `.carousel { background: url("data:image/svg+xml,${encodeURIComponent(scene("#123236", "#F6E7CF"))}") right / cover }`;
    document.head.append(style);
    return () => style.remove();
  },
} satisfies Meta<typeof Banners>;
export default meta;

type Story = StoryObj<typeof meta>;

const link = (name: string) => within(document.body).findByRole("link", { name });

/** A game link leads to the hall; an external address opens as the banner specifies. */
export const ThreeKindsOfLinks: Story = {
  play: async ({ args, canvas }) => {
    const games = await link("See the games Jade Koi River");
    await expect(games).toHaveAttribute("href", "#slot");
    await userEvent.click(games);
    await expect(args.onGames).toHaveBeenCalledWith(
      expect.objectContaining({ type: 2, providerId: "GPHL" }),
    );
    await userEvent.click(await canvas.findByRole("tab", { name: "Striker Cup" }));
    const partner = await link("Learn more Striker Cup");
    await expect(partner).toHaveAttribute("href", "https://partner.example/cup");
    await expect(partner).toHaveAttribute("target", "_blank");
    await expect(partner).toHaveAccessibleDescription("Opens in a new window");
    await userEvent.click(canvas.getByRole("tab", { name: "Back to the start" }));
    await expect(await link("Learn more Back to the start")).toHaveAttribute("href", "/");
  },
};

/** A game link for another currency, a page that does not exist, and an address that must not be followed. */
export const LeadNowhere: Story = {
  parameters: delivers(
    { ...koi, game_link_parameter: { ...game, currency: "VND" } },
    banner(2, "No such page", { url: "/no-such-page" }),
    banner(3, "No address", { link_type: 0, url: "javascript:alert(1)" }),
  ),
  play: async ({ canvas }) => {
    for (const tab of await canvas.findAllByRole("tab")) {
      await userEvent.click(tab);
      await expect(canvas.queryByRole("link")).toBeNull();
    }
  },
};

/** The page was rendered with banners meant for players of another currency. */
function DrawnForAnotherCurrency(args: BannersProps) {
  const client = useQueryClient();
  const { queryKey } = bannersQuery(useApi(), useSite(), useLocale());
  useState(() =>
    client.setQueryData(queryKey, [
      {
        id: 1,
        title: "Jade Koi River",
        line: "",
        leads: "game",
        url: "",
        game: { currency: "VND", type: 2, providerId: "GPHL", name: "Slots", customized: false },
        inNewWindow: false,
        picture: "",
      },
    ]),
  );
  return <Banners {...args} />;
}

/** The client fetches the banners again, and then their links work. */
export const ForAnotherCurrency: Story = {
  render: (args) => <DrawnForAnotherCurrency {...args} />,
  play: async () => {
    await expect(await link("See the games Jade Koi River")).toBeVisible();
  },
};

/** Without a title the picture speaks for itself; a screen reader announces its number. */
export const Untitled: Story = {
  parameters: delivers(banner(1, "", outside), cup),
  play: async ({ canvas }) => {
    await canvas.findByRole("tab", { name: "Banner 1" });
    await expect(canvas.queryByRole("heading", { level: 2 })).toBeNull();
    await link("Learn more Banner 1");
  },
};

export const Loading: Story = {
  parameters: { api: platform(() => new Promise<never>(() => undefined)) },
};

let isRefused = true;

export const Failed: Story = {
  parameters: {
    api: platform(() => {
      if (isRefused) throw new RefusedError(timeout);
      return { web_carousel_picture_list: [koi, cup] };
    }),
  },
  beforeEach: () => {
    isRefused = true;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("The banners could not be loaded.");
    await expect(canvasElement.querySelector(".carousel")).toBeNull();
    isRefused = false;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("tab", { name: "Striker Cup" });
  },
};

export const FailedOnAPhone: Story = {
  globals: phone,
  parameters: { api: platform(() => Promise.reject(new RefusedError(timeout))) },
};

export const OnAPhone: Story = {
  globals: phone,
};
