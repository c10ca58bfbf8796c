import { platform } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AppPage } from "./app-page.tsx";
import { SponsorsPage } from "./sponsors-page.tsx";

const sponsor = (id: number, title: string, url: string) => ({
  id,
  title,
  url,
  content: "<p>Main sponsor of the season.</p>",
  photo_path: "",
});

const delivers = (items: object[]) => ({ api: platform(() => ({ list: items })) });

const meta = {
  component: SponsorsPage,
  parameters: delivers([
    sponsor(1, "Autumn cup", "/discount/1"),
    sponsor(2, "Harbour league", "https://harbour.example/"),
    sponsor(3, "A sponsor without a page", "javascript:alert(1)"),
    sponsor(4, "உறுப்பினர்களுக்கான ஆதரவாளர்".repeat(5), ""),
  ]),
  decorators: [
    (Story, { parameters }) => (
      <ApiContext value={parameters["api"]}>
        <Story />
      </ApiContext>
    ),
  ],
} satisfies Meta<typeof SponsorsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sponsors: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("link", { name: "More about Autumn cup" });
    await expect(own).toHaveAttribute("href", "/discount/1");
    await expect(canvas.getByRole("link", { name: "More about Harbour league" })).toHaveAttribute(
      "href",
      "https://harbour.example/",
    );
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const SponsorsOnAPhone: Story = { ...Sponsors, globals: phone };

/** The last sponsor's name has no break opportunity. */
export const LongSponsorsOnAPhone: Story = {
  globals: { ...phone, locale: "ta_IN" },
  play: async ({ canvas }) => {
    await canvas.findByText(/^உறுப்பினர்களுக்கான/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const SponsorsLoading: Story = {
  parameters: { api: platform(() => new Promise(() => undefined)) },
};

export const SponsorsFailed: Story = {
  globals: { network: "failing" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Try again" });
  },
};

export const NoSponsors: Story = {
  parameters: delivers([]),
  play: async ({ canvas }) => {
    await canvas.findByText("There are no sponsors right now.");
  },
};

const apps = { ios: "https://apps.example/naluma", android: "javascript:alert(1)" };

/** An address that must not be followed is not offered. */
export const WithAnApp: Story = {
  parameters: delivers([]),
  render: () => (
    <SiteContext
      value={{
        settings: { ...openSite, apps },
        template: "desktop",
        client: "desktop",
        currency: "USD",
      }}
    >
      <AppPage />
    </SiteContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "App for iPhone and iPad" })).toHaveAttribute(
      "href",
      apps.ios,
    );
    await expect(canvas.queryByRole("link", { name: "App for Android" })).toBeNull();
  },
};

export const WithoutAnApp: Story = {
  render: () => <AppPage />,
  parameters: delivers([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No download needed: play Naluma/)).toBeVisible();
  },
};

export const WithoutAnAppOnAPhone: Story = { ...WithoutAnApp, globals: phone };
