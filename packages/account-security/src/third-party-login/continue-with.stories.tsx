import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, type ReactNode } from "react";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { ContinueWith } from "./continue-with.tsx";

const lantern = { name: "Lantern ID", address: "https://id.example/" };

function WithIcons({ children }: { children: ReactNode }) {
  const site = useSite();
  const settings = useMemo(() => ({ ...openSite, iconService: "/icons" }), []);
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

const answering = (answer: () => Promise<Response>): Partial<Story> => ({
  args: { logins: [{ ...lantern, icon: "lantern" }] },
  beforeEach: () => void spyOn(window, "fetch").mockImplementation(answer),
  decorators: [
    (Story) => (
      <WithIcons>
        <Story />
      </WithIcons>
    ),
  ],
});

const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0h20v20z"/></svg>';

export const WithItsSign: Story = {
  ...answering(() => Promise.resolve(new Response(sign))),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue with Lantern ID" });
    await waitFor(() => expect(button.querySelector("img")?.naturalWidth).toBe(20));
    await expect(window.fetch).toHaveBeenCalledWith("/icons/lantern.svg", expect.anything());
  },
};

/** The service has no icon of that name: its place stays empty, and the button works. */
export const WithoutItsSign: Story = {
  ...answering(() => Promise.resolve(new Response("", { status: 404 }))),
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue with Lantern ID" });
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    await userEvent.click(button);
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(button.querySelector("img")).toBeNull();
  },
};

/** The button does not wait for a service that never responds. */
export const ServiceThatStalls: Story = {
  ...answering(() => Promise.withResolvers<Response>().promise),
  name: "[SHELL-35] an icon service that stalls keeps nobody waiting",
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue with Lantern ID" });
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    await userEvent.click(button);
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(button.querySelector("img")).toBeNull();
  },
};

/** The message about a blocked window disappears with the press that opens it. */
const opens: boolean[] = [];
export const WindowBlocked: Story = {
  args: { onContinue: fn(() => opens.shift() ?? true) },
  play: async ({ canvas }) => {
    opens.splice(0, Infinity, false);
    const button = await canvas.findByRole("button", { name: "Continue with Lantern ID" });
    await userEvent.click(button);
    const words = await canvas.findByText(/Your browser blocked the window/);
    await userEvent.click(button);
    await waitFor(() => expect(words).not.toBeInTheDocument());
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
