import { fakeApi } from "@naluma/api-client/api.fake";
import { openSite } from "@naluma/site/settings.fake";
import { phone } from "@naluma/ui/story";
import { momentOfOpening } from "@naluma/ui/when-idle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createTracking } from "../tracking.ts";
import { ConsentRequest } from "./consent-request.tsx";
import { openCookieSettings } from "./open-cookie-settings.ts";

const script = { address: "https://pixel.example/en.js", id: "1", integrity: "" };
const settings = { ...openSite, tracking: { en_US: script } };

const isFree = () => true;

interface PageProps {
  isGameOn: boolean;
  hasForm: boolean;
  leaveDocument: () => void;
}

/** A page of a site that tracks. It is not a production build, so no script is loaded. */
function Page({ isGameOn, hasForm, leaveDocument }: PageProps) {
  const store = useStore();
  const [tracking] = useState(() =>
    createTracking({
      store,
      api: fakeApi({}),
      settings,
      locale: "en_US",
      isProduction: false,
      search: "",
      win: window,
      nonce: undefined,
      now: Date.now,
      allowScriptsFrom: () => undefined,
      leaveDocument,
    }),
  );
  return (
    <>
      <main>
        <h1>Home</h1>
        {hasForm && (
          <form>
            <label>
              Username <input />
            </label>
          </form>
        )}
      </main>
      <footer>
        <button type="button" onClick={() => openCookieSettings(store)}>
          Cookie settings
        </button>
      </footer>
      <ConsentRequest tracking={tracking} isGameOn={isGameOn} canInterrupt={isFree} />
    </>
  );
}

const forget = () => {
  document.cookie = "tracking_consent=; Path=/; Max-Age=0";
};

const meta = {
  component: Page,
  args: { isGameOn: false, hasForm: false, leaveDocument: fn() },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const openSettings = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Cookie settings" }));
  return within(await screen.findByRole("dialog"));
};

const bar = () => screen.queryByRole("region", { name: "Cookies for advertising" });
const theBar = async () =>
  within(await screen.findByRole("region", { name: "Cookies for advertising" }));

/**
 * The question appears after some seconds of inactivity, takes no focus and blocks nothing; the page's first Tab
 * reaches it. The answer can be changed.
 */
export const ComesByItself: Story = {
  play: async () => {
    await expect(bar()).toBeNull();
    const question = await theBar();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(document.body).toHaveFocus();
    const [refuse, accept] = ["Decline", "Accept"].map((name) =>
      question.getByRole("button", { name }),
    );
    await expect(refuse?.className).toBe(accept?.className);
    await new Promise((resolve) => setTimeout(resolve, momentOfOpening));
    await userEvent.keyboard("{Escape}");
    await expect(document.cookie).not.toContain("tracking_consent");
    await userEvent.tab();
    await expect(question.getByRole("button", { name: "Details" })).toHaveFocus();
    await userEvent.tab();
    await expect(refuse).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(bar()).toBeNull());
    await expect(document.cookie).toContain("tracking_consent=refused.");

    const again = await openSettings();
    await again.findByText(/^You declined on/);
    await userEvent.click(again.getByRole("button", { name: "Accept" }));
    await gone();
    await expect(document.cookie).toContain("tracking_consent=accepted.");
    await expect(screen.getByRole("button", { name: "Cookie settings" })).toHaveFocus();

    // Just looking at the answer again does not change it.
    await openSettings();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(document.cookie).toContain("tracking_consent=accepted.");
  },
};

export const OnAPhone: Story = { globals: phone, play: async () => void (await theBar()) };
export const TamilOnAPhone: Story = {
  globals: { ...phone, locale: "ta_IN" },
  play: async () => void (await screen.findByRole("region")),
};

/** All details are one press away; closing them without an answer counts as a refusal. */
export const Details: Story = {
  play: async () => {
    const question = await theBar();
    await new Promise((resolve) => setTimeout(resolve, momentOfOpening));
    await userEvent.click(question.getByRole("button", { name: "Details" }));
    const details = within(await screen.findByRole("dialog"));
    await details.findByText(/your IP address/);
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(bar()).toBeNull();
    await expect(document.cookie).toContain("tracking_consent=refused.");
  },
};

/** A player who opens the settings first is not asked again by the page. */
export const OpenedByThePlayer: Story = {
  play: async () => {
    const settingsOf = await openSettings();
    await userEvent.click(settingsOf.getByRole("button", { name: "Decline" }));
    await gone();
    await expect(document.cookie).toContain("tracking_consent=refused.");
  },
};

const staysAway: Story["play"] = async () => {
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  await expect(bar()).toBeNull();
  await expect(document.cookie).not.toContain("tracking_consent");
};

export const NotOverAGame: Story = { args: { isGameOn: true }, play: staysAway };
export const NotOverAForm: Story = { args: { hasForm: true }, play: staysAway };
