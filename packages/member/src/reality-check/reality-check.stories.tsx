import "../later.css";
import { refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { sessionKeys } from "@naluma/site/stored";
import { Button } from "@naluma/ui/button";
import { Confirms } from "@naluma/ui/confirms";
import { Dialog } from "@naluma/ui/dialog";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember, type FakeMember } from "../member.fake.ts";
import { notifyByToast } from "../user-message.ts";
import {
  createRealityCheck,
  deviceKeeper,
  platformKeeper,
  SessionLine,
  type RealityCheck,
} from "./index.ts";
import { RealityChecks } from "./reality-checks.tsx";
import { sessionReply } from "./session.fake.ts";
import { storeCheck, storedCheck, type StoredCheck } from "./stored-check.ts";

const minutes = (count: number) => count * 60_000;

/** The page of the current story, whose clock the story advances. */
let page: FakeMember;
let isBusy = false;
let seenInAnotherTab = () => {};

interface StoryProps {
  /** The stored settings in this browser. */
  stored?: StoredCheck;
  /** Minutes of the session before the page was loaded. */
  before?: number;
  /** Without a reply, the platform has no such calls. */
  reply?: (sent: Sent) => Reply | Promise<Reply>;
  /** A game covers the lobby. */
  inGame?: boolean;
  hidden?: boolean;
  onActivity?: () => void;
  /** Called when the other tabs are notified. */
  onSettled?: () => void;
}

function Page(props: StoryProps) {
  const { stored, before = 0, reply, inGame, hidden = false, onActivity, onSettled } = props;
  const [made] = useState(() => {
    const frame = fakeMember({
      replies: reply
        ? { "/services/v1/member/session": reply, "/services/v1/member/reality-check": reply }
        : {},
    });
    page = frame;
    isBusy = false;
    const { ports } = frame.member;
    const { clock } = frame;
    if (stored) storeCheck(ports.local, stored);
    ports.tab?.setItem(sessionKeys.playingSince, String(clock.now() - minutes(before)));
    const keeper = reply ? platformKeeper(ports.api) : deviceKeeper({ ...ports, clock });
    const check: RealityCheck = createRealityCheck({
      ...ports,
      clock,
      notify: notifyByToast(ports.store, ports.locale),
      keeper: () => keeper,
      isBusy: () => isBusy,
      openActivity: () => onActivity?.(),
      leaveFullScreen: () => Promise.resolve(),
      askToLogOut: () => frame.member.askToLogOut(),
      tabs: { say: () => onSettled?.(), onSaid: (run) => void (seenInAnotherTab = run) },
    });
    return { frame, check };
  });
  return (
    <MemberFrame of={made.frame}>
      <main>
        {reply && <SessionLine hidden={hidden} />}
        <Button onClick={() => void made.check.choose()}>Reality check</Button>
      </main>
      {inGame && (
        <Dialog open onClose={() => undefined} title="Jade Koi River">
          <p>The game.</p>
        </Dialog>
      )}
      <Confirms />
      <RealityChecks />
    </MemberFrame>
  );
}

const meta = { title: "member/reality-check", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = async () => within(await screen.findByRole("alertdialog", { name: "Reality check" }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const choose = async () => {
  await press("Reality check");
  return within(await screen.findByRole("dialog", { name: "Reality check" }));
};

/** Time and result as the platform reports them. */
export const Due: Story = {
  args: { reply: sessionReply({ dueIn: 0, elapsed: minutes(65) }) },
  play: async () => {
    const dialog = await shown();
    await dialog.findByText("You’ve been logged in for 1 h 5 min.");
    await waitFor(() => expect(dialog.getByText("-$12.00")).toBeVisible());
    await waitFor(() => expect(dialog.getByRole("button", { name: "Continue" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

export const DueOnPhone: Story = {
  globals: phone,
  args: {
    reply: sessionReply({ dueIn: 0, elapsed: minutes(65) }),
    stored: { minutes: 0, words: "Tea is ready, and nobody needs a sixtieth character for it." },
  },
  play: async () => void (await shown()),
};

/** The check covers a game, and continuing returns to it. */
export const OverAGame: Story = {
  args: { reply: sessionReply({ dueIn: 0, elapsed: minutes(30) }), inGame: true },
  play: async () => {
    await shown();
    await press("Continue");
    await gone("alertdialog");
    // The game's dialog opens with an animation, which may still be running.
    await waitFor(() =>
      expect(screen.getByRole("dialog", { name: "Jade Koi River" })).toBeVisible(),
    );
    await expect(page.api.sent.map(({ body }) => body)).toContainEqual({ seen: true });
  },
};

/** A check never appears in the middle of a round. */
export const AfterTheRound: Story = {
  args: { stored: { minutes: 15, words: "" }, before: 14 },
  play: async () => {
    isBusy = true;
    await page.clock.pass(minutes(2));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    isBusy = false;
    await page.clock.pass(2_000);
    const dialog = await shown();
    await dialog.findByText("You’ve been logged in for 16 min.");
  },
};

/** A check that was seen in one tab is not shown in another. */
export const SeenInAnotherTab: Story = {
  args: { stored: { minutes: 15, words: "" }, before: 15 },
  play: async () => {
    await shown();
    const now = page.clock.now();
    page.member.ports.tab?.setItem(sessionKeys.playingSince, `${now - minutes(15)},${now}`);
    seenInAnotherTab();
    await gone("alertdialog");
    await page.clock.pass(minutes(14));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await page.clock.pass(minutes(1));
    await shown();
  },
};

export const SeeTheActivity: Story = {
  args: { reply: sessionReply({ dueIn: 0, elapsed: minutes(30) }), onActivity: fn() },
  play: async ({ args }) => {
    await shown();
    await press("See my activity");
    await waitFor(() => expect(args.onActivity).toHaveBeenCalled());
    await gone("alertdialog");
  },
};

export const LogOut: Story = {
  args: { stored: { minutes: 15, words: "" }, before: 15 },
  play: async () => {
    await shown();
    // There is no activity page without a platform that records it.
    await expect(screen.queryByRole("button", { name: "See my activity" })).toBeNull();
    await press("Log out");
    await waitFor(() => expect(page.member.session.current().role).toBe("visitor"));
    await page.clock.pass(minutes(60));
    await gone("alertdialog");
  },
};

/**
 * The member can choose the site's own interval, and cannot choose "never" if the site forbids it. Other tabs adopt
 * the new interval.
 */
export const Choosing: Story = {
  args: {
    reply: sessionReply({ dueIn: minutes(60), minutes: 60, mayBeOff: false }),
    onSettled: fn(),
  },
  play: async ({ args }) => {
    const dialog = await choose();
    await expect(dialog.getByRole("radio", { name: "Every 60 minutes" })).toBeChecked();
    await expect(dialog.queryByRole("radio", { name: "Never" })).toBeNull();
    await userEvent.click(dialog.getByRole("radio", { name: "Every 15 minutes" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("You’ll see a reality check every 15 minutes.");
    await expect(page.api.sent.map(({ body }) => body)).toContainEqual({ minutes: 15 });
    await expect(args.onSettled).toHaveBeenCalledOnce();
  },
};

export const ChoosingOnPhone: Story = {
  globals: phone,
  play: async () => void (await choose()),
};

/** The check uses the interval and the text that the member has chosen. */
export const OwnInterval: Story = {
  play: async () => {
    let dialog = await choose();
    await userEvent.click(dialog.getByRole("radio", { name: "Another interval" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    const field = await screen.findByLabelText("Minutes between reality checks");
    await userEvent.type(field, "often");
    await press("Save");
    await screen.findByText("Enter a number from 5 to 240.");
    await userEvent.clear(field);
    await userEvent.type(field, "5");
    await press("Save");
    await screen.findByText("You’ll see a reality check every 5 minutes.");
    await gone("dialog");

    dialog = await choose();
    await expect(dialog.getByRole("radio", { name: "Every 5 minutes" })).toBeChecked();
    const intervals = dialog.getAllByRole("radio", { name: /^Every/ });
    await expect(intervals.map((radio) => radio.getAttribute("value"))).toEqual([
      "5",
      "15",
      "30",
      "60",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "Add your own note" }));
    await userEvent.type(await screen.findByLabelText("Your note (optional)"), "Tea is ready");
    await press("Save");
    await gone("dialog");
    await expect(storedCheck(page.member.ports.local)).toEqual({
      minutes: 5,
      words: "Tea is ready",
    });
    await page.clock.pass(minutes(5));
    const check = await shown();
    await waitFor(() => expect(check.getByText("Tea is ready")).toBeVisible());
  },
};

export const NoMore: Story = {
  args: { stored: { minutes: 5, words: "" } },
  play: async () => {
    const dialog = await choose();
    await userEvent.click(dialog.getByRole("radio", { name: "Never" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Reality checks are off.");
    await page.clock.pass(minutes(60));
    await gone("alertdialog");
  },
};

export const Unreachable: Story = {
  args: { reply: () => refused("999") },
  play: async () => {
    await press("Reality check");
    await screen.findByText("We couldn’t load or save your reality check. Try again.");
  },
};

export const InTheMenu: Story = {
  args: { reply: sessionReply({ dueIn: minutes(60), elapsed: minutes(42) }) },
  play: async () => {
    await expect(await screen.findByText("42 min")).toBeVisible();
    await expect(screen.getByText("-$12.00")).toBeVisible();
  },
};

let answered = Promise.withResolvers<void>();

/** Nothing below moves under a finger when the response arrives. */
export const InTheMenuAsked: Story = {
  args: {
    reply: async (sent) => {
      await answered.promise;
      return sessionReply({ dueIn: minutes(60), elapsed: minutes(42) })(sent);
    },
  },
  beforeEach: () => {
    answered = Promise.withResolvers();
  },
  play: async () => {
    await screen.findByText("This session");
    const below = screen.getByRole("button", { name: "Reality check" });
    const before = below.getBoundingClientRect().top;
    answered.resolve();
    await screen.findByText("42 min");
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};

export const InTheMenuHidden: Story = {
  args: { reply: sessionReply({ dueIn: minutes(60), elapsed: minutes(42) }), hidden: true },
  play: async () => {
    await screen.findByText("42 min");
    await expect(screen.queryByText("-$12.00")).toBeNull();
  },
};
