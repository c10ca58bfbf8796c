import "../../later.css";
import { MemberContext, SessionContext } from "@naluma/member";
import { defaultLocale, isLocale, locales } from "@naluma/site/locale";
import { openSite } from "@naluma/site/settings.fake";
import { localKeys } from "@naluma/site/stored";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyApp } from "../../page/app/app.fake.ts";
import { AppContext } from "../../page/app/use-app.ts";
import { PreferencesPanel } from "./preferences-panel.tsx";
import PreferencesPopover from "./preferences-popover.desktop.tsx";
import PreferencesSheet from "./preferences-sheet.mobile.tsx";

const settings = { ...openSite, languages: locales };

const stored: Record<string, string> = {
  [localKeys.token]: "token",
  [localKeys.memberId]: "1001",
  [localKeys.memberAccount]: "player01",
  [localKeys.currency]: "VND",
};

interface FrameProps {
  locale: unknown;
  isMember: boolean;
  children: ReactNode;
}

/** An app that has not made any request yet. */
function Frame({ locale, isMember, children }: FrameProps) {
  const [app] = useState(() => {
    if (isMember)
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const current = typeof locale === "string" && isLocale(locale) ? locale : defaultLocale;
    const page = { settings, template: "desktop", locale: current, currency: "USD" } as const;
    return storyApp(page);
  });
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <SessionContext value={app.session}>
          <MemberContext value={app.live.member}>{children}</MemberContext>
        </SessionContext>
      </Provider>
    </AppContext>
  );
}

const meta = {
  component: PreferencesPanel,
  args: { onChosen: fn() },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame locale={globals["locale"]} isMember={parameters["isMember"] === true}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof PreferencesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each language is listed by its own name; the current language and currency are marked. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    const languages = await canvas.findByRole("region", { name: "Language" });
    await expect(within(languages).getAllByRole("button")).toHaveLength(locales.length);
    const english = within(languages).getByRole("button", { name: "English" });
    await expect(english).toHaveAttribute("aria-current", "true");
    await expect(within(languages).getByRole("button", { name: "ไทย" })).toHaveAttribute(
      "lang",
      "th-TH",
    );
    const currencies = within(canvas.getByRole("region", { name: "Currency" }));
    await expect(currencies.getAllByRole("button")).toHaveLength(settings.currencies.length);
    const dollars = currencies.getByRole("button", { name: "USD" });
    await expect(dollars).toHaveAttribute("aria-pressed", "true");
  },
};

/** The chosen appearance is stored for the next visit. */
export const AnotherAppearance: Story = {
  play: async ({ canvas }) => {
    const light = await canvas.findByRole("button", { name: "Light" });
    await expect(light).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(light);
    await expect(light).toHaveAttribute("aria-pressed", "true");
    await expect(localStorage.getItem(localKeys.theme)).toBe("light");
  },
};

/** An account has a single currency. */
export const Member: Story = {
  parameters: { isMember: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/VND/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "USD" })).toBeNull();
  },
};

export const InPopover: Story = {
  render: ({ onChosen }) => <Anchored onClose={onChosen} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("region", { name: "Language" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onChosen).toHaveBeenCalled());
  },
};

export const InSheet: Story = {
  globals: phone,
  render: ({ onChosen }) => <PreferencesSheet onClose={onChosen} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("region", { name: "Language" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onChosen).toHaveBeenCalled());
  },
};

/** The language with the longest names and the tallest lines. */
export const InBurmese: Story = { globals: { ...phone, locale: "my_MM" } };

function Anchored({ onClose }: { onClose: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* The anchor stays while the popover waits for texts, because React clears the ref of a hidden element. */}
      <button type="button" ref={(button) => void (button && setAnchor(button))}>
        EN / USD
      </button>
      {anchor && <PreferencesPopover anchor={anchor} onClose={onClose} />}
    </>
  );
}
