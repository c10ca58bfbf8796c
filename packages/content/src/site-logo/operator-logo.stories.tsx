import { RefusedError } from "@naluma/api-client";
import { platform, timeout } from "@naluma/api-client/platform.fake";
import { ApiContext } from "@naluma/api-client/react";
import { SiteContext, useSite } from "@naluma/site/use-site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useMemo } from "react";
import { expect } from "storybook/test";
import OperatorLogo from "./operator-logo.tsx";

const api = platform(() => Promise.reject(new RefusedError(timeout)));
const missing = "/no-such-logo.svg";

/** A site whose own logo has the address `logo`. */
function OfSite({ logo, children }: { logo: string; children: ReactNode }) {
  const site = useSite();
  const own = useMemo(() => {
    const { settings } = site;
    const brand = { ...settings.brand, logo };
    return { ...site, settings: { ...settings, siteName: "Halcyon", brand } };
  }, [site, logo]);
  return <SiteContext value={own}>{children}</SiteContext>;
}

const meta = {
  component: OperatorLogo,
  args: { others: [] },
  decorators: [
    (Story, { parameters }) => (
      <OfSite logo={String(parameters["logo"])}>
        <ApiContext value={api}>
          <a className="logo" href="#home" aria-label="Halcyon, home">
            <Story />
          </a>
        </ApiContext>
      </OfSite>
    ),
  ],
} satisfies Meta<typeof OperatorLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Neither the call nor any picture of the site loads: the site's name is still shown. */
export const NothingCame: Story = {
  args: { others: ["/no-such-logo-either.svg", "/nor-this-one.svg"] },
  parameters: { logo: missing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Halcyon")).toBeVisible();
  },
};

/** A site without its own picture shows ours. */
export const NoneOfItsOwn: Story = {
  parameters: { logo: "" },
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole("link");
    await expect(logo.querySelector("svg.logo-wordmark")).toBeVisible();
    await expect(canvas.queryByText("Halcyon")).toBeNull();
  },
};
