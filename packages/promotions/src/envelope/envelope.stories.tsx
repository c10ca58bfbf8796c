import "../later.css";
import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { Floats } from "@naluma/ui/float";
import { phone } from "@naluma/ui/story";
import { Toaster } from "@naluma/ui/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { campaignsOnWire } from "../campaigns/campaigns.fake.ts";
import { EnvelopeFloat, EnvelopeView } from "./red-envelope.tsx";

type Answer = (sent: Sent) => Reply | Promise<Reply>;

interface PageProps {
  /** The offers, one per response; the last one repeats. */
  offers?: readonly (() => Reply | Promise<Reply>)[];
  claim?: Answer;
  terms?: Answer;
  onMoney: () => void;
}

/** Site time, this many seconds from now. */
const endAt = (seconds: number) =>
  new Date(Date.now() - 4 * 3_600_000 + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace("T", " ");
const offer = (seconds: number) => () => ({
  data: { envelope: { id: 77, end_at: endAt(seconds) } },
});
const none = () => ({ data: { envelope: null } });
const pays = (cash: string) => () => ({ data: { cash } });
const never = () => new Promise<Reply>(() => undefined);
const range = () => ({ data: { campaigns: campaignsOnWire.campaigns.slice(0, 1), won: [] } });

const sent = fn<(sent: Sent) => void>();

function Page({
  offers = [offer(866), none],
  claim = pays("8.88"),
  terms = range,
  onMoney,
}: PageProps) {
  const [api] = useState(() => {
    let asked = 0;
    return fakeApi(
      {
        "/arks/web/activity/red_envelope_promotion": () =>
          (offers[Math.min(asked++, offers.length - 1)] ?? none)(),
        "/arks/web/activity/red_envelope": claim,
        "/services/v1/member/promotions": terms,
      },
      sent,
    );
  });
  const site = useSite();
  return (
    <ApiContext value={api}>
      <SiteContext value={{ ...site, settings: openSite }}>
        <Floats label="Shortcuts" hide={{ label: "Hide shortcuts", onHide: () => undefined }}>
          <EnvelopeFloat memberId={7} />
        </Floats>
        <EnvelopeView memberId={7} onMoney={onMoney} />
        <Toaster
          label="Notices"
          dismissLabel="Dismiss"
          repeated={(times) => `repeated ${times} times`}
        />
      </SiteContext>
    </ApiContext>
  );
}

const meta = {
  title: "promotions/red envelope",
  component: Page,
  args: { onMoney: fn() },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const claims = () => sent.mock.calls.filter(([{ body }]) => JSON.stringify(body) === '{"id":77}');
const offered = () =>
  sent.mock.calls.filter(([{ path }]) => path.endsWith("/red_envelope_promotion")).length;

const show = async (name = /^Red envelope, 14 minutes left$/) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};
const open = async () => {
  const dialog = await show();
  await userEvent.click(dialog.getByRole("button", { name: "Open it" }));
  return dialog;
};

/** Nothing is shown until the platform has responded. */
export const Loading: Story = {
  args: { offers: [never] },
  play: async () => {
    await waitFor(() => expect(offered()).toBe(1));
    await expect(screen.queryByRole("button")).toBeNull();
  },
};

export const NothingOffered: Story = { ...Loading, args: { offers: [none] } };

/** An envelope that has already ended on arrival is not shown, and not fetched again. */
export const EndedWhenItCame: Story = { ...Loading, args: { offers: [offer(-1)] } };

export const Floating: Story = {
  play: async () => {
    const float = await screen.findByRole("button", { name: "Red envelope, 14 minutes left" });
    await expect(float).toHaveTextContent(/14:2\d/);
    await expect(float.querySelector("svg")?.clientWidth).toBeGreaterThan(24);
  },
};

export const FloatingForDays: Story = {
  args: { offers: [offer(11 * 86_400 + 60)] },
  play: async () => {
    const float = await screen.findByRole("button", { name: "Red envelope, 11 days left" });
    await expect(float).toHaveTextContent("11 days");
  },
};

export const Closed: Story = {
  play: async () => {
    const dialog = await show();
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("You’ve got a red envelope");
    await expect(dialog.getByText("14 minutes left")).toBeInTheDocument();
  },
};

/** The cost, duration, limits and amounts are one press away. */
export const TermsOpen: Story = {
  play: async () => {
    const dialog = await show();
    await userEvent.click(await dialog.findByText("Terms"));
    await waitFor(() => expect(dialog.getByText("$1.00 to $88.00")).toBeVisible());
    await expect(dialog.getByText("Free")).toBeVisible();
  },
};

/** Without terms from the platform, there is no button for them. */
export const WithoutTerms: Story = {
  args: { terms: () => refused("404") },
  play: async () => {
    const dialog = await show();
    await expect(dialog.queryByText("Terms")).toBeNull();
  },
};

/** The dialog can be closed meanwhile; the claim is sent once, and is still pending when the dialog is reopened. */
export const Claiming: Story = {
  args: { claim: never },
  play: async () => {
    const dialog = await open();
    const button = dialog.getByRole("button", { name: "Open it" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await show();
    await expect(again.getByRole("button", { name: "Open it" })).toHaveAttribute("aria-busy");
    await expect(claims()).toHaveLength(1);
  },
};

export const OpenWithLittle: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await expect(await dialog.findByRole("status")).toHaveTextContent("You received$8.88");
    await expect(screen.getByRole("dialog")).toHaveAccessibleName("It’s yours");
    await expect(document.querySelector(".envelope-glints")).toBeNull();
    const before = offered();
    await userEvent.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(offered()).toBe(before + 1));
    await expect(args.onMoney).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  },
};

/** A celebration is shown only if the amount is among the largest that the envelope can hold. */
export const OpenWithMuch: Story = {
  args: { claim: pays("88.00") },
  play: async () => {
    const dialog = await open();
    const amount = await dialog.findByText("$88.00");
    await waitFor(() => expect(amount).toBeVisible());
    await expect(document.querySelector(".envelope-glints")).not.toBeNull();
  },
};

export const OpenWithNothing: Story = {
  args: { claim: pays("0.00") },
  play: async () => {
    await open();
    await screen.findByRole("dialog", { name: "Nothing this time" });
    await expect(document.querySelector("[data-win=none]")).not.toBeNull();
    await expect(screen.queryByText("It’s yours")).toBeNull();
  },
};

/** From the float to the amount and back, without a pointer. */
export const ByKeyboard: Story = {
  args: { offers: [offer(866)] },
  play: async () => {
    const float = await screen.findByRole("button", { name: /^Red envelope/ });
    float.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    const button = dialog.getByRole("button", { name: "Open it" });
    for (let tabs = 0; tabs < 5 && document.activeElement !== button; tabs += 1)
      await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await dialog.findByRole("status")).toHaveTextContent("You received$8.88");
    await expect(dialog.getByRole("button", { name: "Done" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Shows the platform's message and clears the envelope. */
export const Over: Story = {
  args: { claim: () => refused("102", "The red envelope has ended.") },
  play: async () => {
    const dialog = await open();
    await dialog.findByText("The red envelope has ended.");
    await waitFor(() => expect(document.querySelector(".float")).toBeNull());
    await expect(dialog.queryByRole("button", { name: "Open it" })).toBeNull();
  },
};

/** Shows the platform's message and keeps the envelope. */
export const Refused: Story = {
  args: { claim: () => refused("199", "Deposit first.") },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Deposit first.");
    await expect(dialog.getByRole("button", { name: "Open it" })).toBeEnabled();
  },
};

/** It is unknown whether it was paid: the next press repeats the same claim. */
export const Offline: Story = {
  args: {
    claim: ({ key }) => (claims().length > 1 ? { data: { cash: key ? "8.88" : "0" } } : lost),
  },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("alert")).toHaveTextContent("it pays out only once");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText("$8.88");
    const [first, second] = claims();
    await expect(second?.[0].key).toBe(first?.[0].key);
  },
};

export const EndedWhileOpen: Story = {
  args: { offers: [offer(2), none] },
  play: async () => {
    await show(/^Red envelope, \d seconds? left$/);
    await screen.findByRole("dialog", { name: "This red envelope has ended" });
    await waitFor(() => expect(document.querySelector(".float")).toBeNull());
    await userEvent.click(screen.getAllByRole("button", { name: "Close" })[1] ?? document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The envelope ends while a claim's response is lost: the result can still be requested. */
export const EndedAfterALostAnswer: Story = {
  args: { offers: [offer(3), none], claim: () => lost },
  play: async () => {
    const dialog = await show(/^Red envelope, \d seconds? left$/);
    await userEvent.click(dialog.getByRole("button", { name: "Open it" }));
    await screen.findByRole("dialog", { name: "This red envelope has ended" });
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const OnPhone: Story = { ...TermsOpen, globals: phone };

export const OpenOnPhone: Story = { ...OpenWithMuch, globals: phone };

/** The longest amounts and texts, on the smallest phone. */
export const LongTexts: Story = {
  globals: { ...phone, locale: "ta_IN" },
  args: { claim: () => refused("199", "முதலில் வைப்புத்தொகை செலுத்த வேண்டும். ".repeat(8)) },
  decorators: [
    (Story) => (
      <div style={{ width: "320px" }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^பரிசு/ }));
    await userEvent.click(await screen.findByRole("button", { name: "திறக்க" }));
    await screen.findByRole("alert");
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const LongAmount: Story = {
  globals: { ...phone, locale: "my_MM" },
  args: { claim: pays("888888888888.88") },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^အန်ပေါင်း/ }));
    await userEvent.click(await screen.findByRole("button", { name: "ဖွင့်ရန်" }));
    const amount = await screen.findByText("$888,888,888,888.88");
    const letter = amount.closest(".envelope-place");
    await expect(amount.getBoundingClientRect().width).toBeLessThanOrEqual(
      letter?.clientWidth ?? 0,
    );
  },
};
