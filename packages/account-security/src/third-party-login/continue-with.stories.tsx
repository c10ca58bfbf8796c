import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ContinueWith } from "./continue-with.tsx";

const lantern = { name: "Lantern ID", address: "https://id.example/" };

function WithIcons({ children }: { children: ReactNode }) {
  const site = useSite();
  const settings = useMemo(() => ({ ...openSite, iconService: "/no-icons" }), []);
  return (
    <SiteContext value={useMemo(() => ({ ...site, settings }), [site, settings])}>
      {children}
    </SiteContext>
  );
}

const meta = {
  title: "login/continue-with",
  component: ContinueWith,
  args: { logins: [lantern], onContinue: fn(() => true) },
} satisfies Meta<typeof ContinueWith>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneCompany: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with Lantern ID" }));
    await expect(args.onContinue).toHaveBeenCalledWith(lantern);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The service has no sign of that name: its place stays empty, and the button works. */
export const WithoutItsSign: Story = {
  args: { logins: [{ ...lantern, icon: "none" }] },
  decorators: [
    (Story) => (
      <WithIcons>
        <Story />
      </WithIcons>
    ),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue with Lantern ID" });
    await expect(button.querySelector("img")).toBeNull();
  },
};

export const WindowBlocked: Story = {
  args: { onContinue: fn(() => false) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with Lantern ID" }));
    await canvas.findByText(/Your browser blocked the window/);
  },
};

export const LongNames: Story = {
  args: {
    logins: [
      { name: "The Amalgamated Brotherhood of Harbour Pilots", address: "https://a.example/" },
      { name: "Donaudampfschifffahrtsgesellschaft", address: "https://b.example/" },
    ],
  },
  globals: phone,
};
