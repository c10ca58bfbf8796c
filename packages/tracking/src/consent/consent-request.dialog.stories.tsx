import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, type ReactNode } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ConsentDialog } from "./consent-request.tsx";

const script = { address: "https://pixel.example/en.js", id: "1", integrity: "" };

function Tracked({ children }: { children: ReactNode }) {
  const site = useSite();
  const tracked = useMemo(
    () => ({ ...site, settings: { ...openSite, tracking: { en_US: script } } }),
    [site],
  );
  return <SiteContext value={tracked}>{children}</SiteContext>;
}

const meta = {
  component: ConsentDialog,
  args: { consent: { answer: "unasked", isTracking: false }, onAnswer: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <Tracked>
        <Story />
      </Tracked>
    ),
  ],
} satisfies Meta<typeof ConsentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = Date.UTC(2026, 10, 20, 12);
const dialog = async () => within(await screen.findByRole("dialog"));

/**
 * It explains what is shared with which company; both answers have the same size and style, and can be reached by
 * keyboard.
 */
export const Unasked: Story = {
  play: async ({ args }) => {
    const inside = await dialog();
    await inside.findByText(/pixel\.example/);
    const [refuse, accept] = inside.getAllByRole("button");
    await expect([refuse?.textContent, accept?.textContent]).toEqual(["Decline", "Accept"]);
    await expect(refuse?.className).toBe(accept?.className);
    const [one, two] = [refuse, accept].map((button) => button?.getBoundingClientRect());
    await expect([one?.height, one?.top]).toEqual([two?.height, two?.top]);
    await expect(Math.abs((one?.width ?? 0) - (two?.width ?? 0))).toBeLessThan(2);

    refuse?.focus();
    await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAnswer).toHaveBeenCalledWith("accepted");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onAnswer).toHaveBeenLastCalledWith("refused");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A player who opens the cookie settings later sees the current answer, and can close them without changing it. */
export const Accepted: Story = {
  args: { consent: { answer: "accepted", at, isTracking: true } },
  play: async ({ args }) => {
    const inside = await dialog();
    await inside.findByText("You accepted on November 20, 2026.");
    await userEvent.click(inside.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { consent: { answer: "refused", at, isTracking: false } },
  play: async () => {
    await (await dialog()).findByText("You declined on November 20, 2026.");
  },
};

/** The browser has already opted out before any question. */
export const OptedOut: Story = {
  args: { consent: { answer: "refused", isTracking: false } },
  play: async () => {
    await (await dialog()).findByText(/asks sites not to track you/);
  },
};

export const OnAPhone: Story = { globals: phone };

const fits = async () => {
  await dialog();
  const box = screen.getByRole("dialog");
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  for (const button of within(box).getAllByRole("button"))
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
};

/** The longest texts, on the narrowest screen. */
export const InTamil: Story = { globals: { ...phone, locale: "ta_IN" }, play: fits };
export const InBurmese: Story = {
  globals: { template: "mobile", locale: "my_MM", viewport: { value: "narrow", isRotated: false } },
  parameters: {
    viewport: {
      options: { narrow: { name: "Narrow 320", styles: { width: "320px", height: "640px" } } },
    },
  },
  play: fits,
};
