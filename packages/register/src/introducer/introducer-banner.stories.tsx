import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { IntroducerBanners } from "./introducer-banner.tsx";

const meta = { component: IntroducerBanners } satisfies Meta<typeof IntroducerBanners>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InvitedByAgent: Story = {
  args: { banners: [{ about: "invited", by: "20817", isAgent: true, currency: "USD" }] },
  play: async ({ canvas }) => {
    const who = await canvas.findByText("20817");
    await expect(who.closest("p")).toHaveTextContent(
      "You were invited by agent 20817. Currency is set to US dollars for this invitation.",
    );
  },
};

export const InvitedByFriend: Story = {
  args: { banners: [{ about: "invited", by: "K7RMW2QX", isAgent: false }] },
  play: async ({ canvas }) => {
    const who = await canvas.findByText("K7RMW2QX");
    await expect(who.closest("p")).toHaveTextContent(/^You were invited by K7RMW2QX\.$/);
  },
};

/** [REG-139] */
export const InvalidLink: Story = {
  args: { banners: [{ about: "invalid-link" }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "This invite link isn’t valid. You can still register without it.",
    );
  },
};

export const InvalidLinkOfClosedCurrency: Story = {
  args: { banners: [{ about: "invalid-link" }, { about: "currency-not-open" }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent(
      "Sorry, this currency is not yet open. Choose another one.",
    );
  },
};

export const Nobody: Story = { args: { banners: [] } };

/** The longest possible code, in the longest language. */
export const LongOnMobile: Story = {
  args: {
    banners: [
      {
        about: "invited",
        by: "K7RMW2QXK7RMW2QXK7RMW2QXK7RMW2QX",
        isAgent: false,
        currency: "BDT",
      },
      { about: "currency-not-open" },
    ],
  },
  globals: { ...phone, locale: "ta_IN" },
};
