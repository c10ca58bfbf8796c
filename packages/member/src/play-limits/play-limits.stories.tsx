import { lost, type Reply, type Sent } from "@naluma/api-client/api.fake";
import type { Capability } from "@naluma/site/capabilities";
import { siteWithout } from "@naluma/site/settings.fake";
import { SiteContext, useSite } from "@naluma/site/use-site";
import { Confirms } from "@naluma/ui/confirms";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember, type FakeMember } from "../member.fake.ts";
import { afterTomorrow, limitsOnWire } from "./play-limits.fake.ts";
import { PlayLimitsPage } from "./play-limits.tsx";

interface StoryProps {
  read?: () => Reply | Promise<Reply>;
  /** The response to changing or keeping a limit, or to a break. */
  change?: (sent: Sent) => Reply | Promise<Reply>;
  /** The services that the platform lacks. */
  without?: readonly Capability[];
}

/** The page of the current story. */
let page: FakeMember;

const none = () => ({ data: limitsOnWire() });

function Page({ read = none, change = read, without = [] }: StoryProps) {
  const [made] = useState(() => {
    const path = "/services/v1/member/limits";
    page = fakeMember({
      replies: {
        [path]: read,
        [`${path}/set`]: change,
        [`${path}/keep`]: change,
        [`${path}/time-out`]: change,
        [`${path}/self-exclusion`]: change,
      },
    });
    return page;
  });
  return (
    <MemberFrame of={made}>
      <On without={without}>
        <main>
          <PlayLimitsPage service="https://service.example/" />
        </main>
        <Confirms />
      </On>
    </MemberFrame>
  );
}

function On({ without, children }: { without: readonly Capability[]; children: ReactNode }) {
  const site = useSite();
  return (
    <SiteContext
      value={{
        ...site,
        settings: siteWithout(...without),
      }}
    >
      {children}
    </SiteContext>
  );
}

const meta = { title: "play-limits/play-limits", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const lossDay = { name: /: Loss limits, Per day$/ };

const some = {
  "loss day": { size: "50.00", used: "12.35" },
  "loss month": {
    size: "400.00",
    used: "-8.00",
    pending: { size: "500.00", from: afterTomorrow },
  },
  "deposit week": { size: "100.00", used: "0.00", pending: { size: null, from: afterTomorrow } },
  "session day": { size: "90", used: "45" },
};
const withSome = () => ({ data: limitsOnWire(some) });

/** No limit is set yet; the first one takes effect immediately. */
export const NoLimits: Story = {
  args: { change: () => ({ data: limitsOnWire({ "loss day": { size: "50.00" } }) }) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", lossDay));
    const dialog = within(await screen.findByRole("dialog", { name: "Loss limits · Per day" }));
    const field = dialog.getByLabelText("Limit");
    await userEvent.type(field, "0");
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    await dialog.findByText("Enter an amount above zero without commas, such as 25 or 25.50.");
    await userEvent.clear(field);
    await userEvent.type(field, "50");
    await dialog.findByText("This limit applies at once.");
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    await screen.findByText("Your limit applies from now on.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(page.api.sent.at(-1)?.body).toEqual({
      kind: "loss",
      period: "day",
      size: "50.00",
    });
    await screen.findByText("$50.00");
    await waitFor(() => expect(screen.getByRole("button", lossDay)).toHaveFocus());
  },
};

/** Limits that are partly used, and one with a pending change. */
export const SomeLimits: Story = {
  args: { read: withSome, change: none },
  play: async () => {
    await screen.findByText(/^\$12\.35 of \$50\.00 used/);
    await screen.findByText(/^\$0\.00 of \$400\.00 used/);
    await screen.findByText(/^45 min of 90 min used/);
    await screen.findByText(/^\$500\.00 from Nov 25, 2026/);
    const [keep] = screen.getAllByRole("button", { name: "Keep current limit" });
    if (keep) await userEvent.click(keep);
    await screen.findByText("Your current limit stays.");
    await expect(page.api.sent.at(-1)?.body).toEqual({ kind: "deposit", period: "week" });
  },
};

export const SomeLimitsOnPhone: Story = { args: { read: withSome }, globals: phone };

export const SomeLimitsInTamil: Story = {
  args: { read: withSome },
  globals: { ...phone, locale: "ta_IN" },
};

export const SomeLimitsInBurmese: Story = {
  args: { read: withSome },
  globals: { ...phone, locale: "my_MM", theme: "light" },
};

/** Before a higher limit, or none, is sent, the dialog says that it takes effect later. */
export const Higher: Story = {
  args: {
    read: withSome,
    change: () => ({
      data: limitsOnWire({
        "loss day": { size: "50.00", pending: { size: "80.00", from: afterTomorrow } },
      }),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", lossDay));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByLabelText("Limit");
    await expect(field).toHaveValue("50.00");
    await userEvent.clear(field);
    await userEvent.type(field, "80");
    await dialog.findByText(/only after 24 hours\. Until then/);
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    await screen.findByText(/^Your change applies from Nov 25, 2026/);
  },
};

export const Removed: Story = {
  args: {
    read: withSome,
    change: () => ({
      data: limitsOnWire({
        "session day": { size: "90", pending: { size: null, from: afterTomorrow } },
      }),
    }),
  },
  play: async () => {
    const change = { name: "Change limit: Time limits, Per day" };
    await userEvent.click(await screen.findByRole("button", change));
    const dialog = within(await screen.findByRole("dialog", { name: "Time limits · Per day" }));
    await expect(dialog.getByLabelText("Limit in minutes")).toHaveValue("90");
    await userEvent.click(dialog.getByRole("button", { name: "Remove limit" }));
    await screen.findByText(/^No limit from Nov 25, 2026/);
  },
};

/** If the platform refuses the change, the dialog stays open with the entered value. */
export const NotSaved: Story = {
  args: { change: () => ({ refusal: { code: "500", status: 500 } }) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", lossDay));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Limit"), "50");
    await userEvent.click(dialog.getByRole("button", { name: "Save limit" }));
    await screen.findByText("That didn’t work and nothing has changed. Try again.");
    await expect(dialog.getByLabelText("Limit")).toHaveValue("50");
  },
};

/** A logout shows its own message, so the page adds none. */
export const LoggedOutMeanwhile: Story = {
  args: { read: withSome, change: () => ({ refusal: { code: "401", status: 401 } }) },
  play: async () => {
    const [keep] = await screen.findAllByRole("button", { name: "Keep current limit" });
    if (keep) await userEvent.click(keep);
    await waitFor(() => expect(keep).toBeEnabled());
    await expect(page.api.sent.at(-1)?.path).toBe("/services/v1/member/limits/keep");
    await expect(
      screen.queryByText("That didn’t work and nothing has changed. Try again."),
    ).toBeNull();
  },
};

const chooseAndStart = async (length: string, start: string) => {
  const button = await screen.findByRole("button", { name: start });
  await userEvent.click(button);
  await screen.findByText("Choose how long.");
  await userEvent.click(screen.getByRole("radio", { name: length }));
  await userEvent.click(button);
  return within(await screen.findByRole("alertdialog"));
};

/** A confirmation explains what will happen and until when. */
export const TimeOut: Story = {
  args: { change: () => ({ data: limitsOnWire({}, "2026-11-30T12:00:00.000Z") }) },
  play: async () => {
    const dialog = await chooseAndStart("1 week", "Start time-out");
    await dialog.findByText(/You can’t play or deposit until May 23, 2027/);
    await userEvent.click(dialog.getByRole("button", { name: "Start time-out" }));
    await screen.findByText(/^You’re on a time-out until Nov 30, 2026/);
    await expect(page.api.sent.at(-1)?.body).toEqual({ length: "1-week" });
    await expect(page.log.filter((what) => what === "refresh wallet")).toHaveLength(1);
  },
};

const timeOutsSent = () => page.api.sent.filter(({ path }) => path.endsWith("/time-out"));

/** If the answer is lost, a second try repeats the first one; what has been answered is not repeated. */
export const TimeOutUnanswered: Story = {
  render: () => {
    const answers: Reply[] = [lost, { data: limitsOnWire() }];
    return <Page change={() => answers.shift() ?? { data: limitsOnWire() }} />;
  },
  play: async () => {
    const start = async () => {
      const confirm = within(await screen.findByRole("alertdialog"));
      await userEvent.click(confirm.getByRole("button", { name: "Start time-out" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await chooseAndStart("1 week", "Start time-out");
    await start();
    for (const times of [2, 3]) {
      const button = await screen.findByRole("button", { name: "Start time-out" });
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy", "true"));
      await userEvent.click(button);
      await start();
      await waitFor(() => expect(timeOutsSent()).toHaveLength(times));
    }
    const [first, second, third] = timeOutsSent().map(({ key }) => key);
    await expect(first).toMatch(/^[\w-]{8,64}$/);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
};

const endingAt = (until: string) => {
  const limits = limitsOnWire();
  return { ...limits, breaks: limits.breaks.map((one) => ({ ...one, until })) };
};

/** If the member takes a while to decide, the confirmation shows an end calculated at that moment. */
export const TimeOutThoughtOver: Story = {
  render: () => {
    const ends = ["2027-05-23T12:00:00.000Z", "2027-05-24T12:00:00.000Z"];
    return <Page read={() => ({ data: endingAt(ends.shift() ?? "2027-05-25T12:00:00.000Z") })} />;
  },
  play: async () => {
    const dialog = await chooseAndStart("1 week", "Start time-out");
    await expect(await dialog.findByText(/You can’t play or deposit until/)).not.toHaveTextContent(
      "May 23, 2027",
    );
  },
};

export const TimeOutNotTaken: Story = {
  play: async () => {
    const dialog = await chooseAndStart("24 hours", "Start time-out");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(page.api.paths()).not.toContain("/services/v1/member/limits/time-out");
  },
};

/** Afterwards the member is logged out. */
export const SelfExclusion: Story = {
  args: { change: () => ({ data: { until: "2027-05-23T12:00:00.000Z" } }) },
  play: async () => {
    const dialog = await chooseAndStart("6 months", "Exclude myself");
    await dialog.findByText(/can’t log in until May 23, 2027/);
    await userEvent.click(dialog.getByRole("button", { name: "Exclude myself" }));
    await waitFor(() => expect(page.member.session.current().role).toBe("visitor"));
    await expect(page.api.sent).toContainEqual(
      expect.objectContaining({
        path: "/services/v1/member/limits/self-exclusion",
        body: { length: "6-months" },
      }),
    );
    await screen.findByText(/^You’ve excluded yourself from playing here until May 23, 2027/);
  },
};

export const SelfExclusionOnPhone: Story = {
  globals: phone,
  play: async () => void (await chooseAndStart("5 years", "Exclude myself")),
};

export const Loading: Story = { args: { read: () => new Promise<Reply>(() => undefined) } };

export const Failed: Story = {
  args: { read: () => ({ refusal: { code: "500", status: 500 } }) },
  play: async () => {
    await screen.findByText("We couldn’t load your details. Nothing has changed.");
  },
};

/** Nothing is said of limits that cannot be set. */
export const BreaksAlone: Story = {
  args: { without: ["limits", "selfExclusion"] },
  play: async () => {
    await screen.findByRole("heading", { name: "Time-out" });
    await expect(screen.queryByText(/Limit how much you deposit/)).toBeNull();
  },
};

export const NotOffered: Story = {
  args: { without: ["limits", "timeOut", "selfExclusion"] },
  play: async () => {
    await screen.findByText("Limits aren’t available here. Contact customer service.");
    await expect(page.api.sent).toEqual([]);
  },
};
