import { sessionKeys } from "@naluma/site/stored";
import { Button } from "@naluma/ui/button";
import { Confirms } from "@naluma/ui/confirm";
import { phone } from "@naluma/ui/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember, type FakeMember } from "../member.fake.ts";
import { storeReminder, type Reminder } from "./reminder.ts";

const minutes = (count: number) => count * 60_000;

/** The one on screen; the story moves its time. */
let page: FakeMember;

interface StoryProps {
  stored?: Reminder;
  /** Minutes that the member has been here before the page was loaded. */
  before?: number;
}

function Page({ stored, before = 0 }: StoryProps) {
  const [made] = useState(() => {
    page = fakeMember();
    const { local, tab } = page.member.ports;
    if (stored) storeReminder(local, stored);
    tab?.setItem(sessionKeys.playingSince, String(page.clock.now() - minutes(before)));
    page.member.prepare();
    return page;
  });
  return (
    <MemberFrame of={made}>
      <Button onClick={() => made.member.askForBreaks()}>Break reminder</Button>
      <Confirms />
    </MemberFrame>
  );
}

const meta = { title: "breaks/breaks", component: Page } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Break reminder" }));
  return within(await screen.findByRole("dialog", { name: "Remind me to take a break" }));
};
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** First how often, then with which words. */
export const Asked: Story = {
  play: async () => {
    let dialog = await ask();
    const field = dialog.getByLabelText("Minutes between reminders");
    await type(field, "often");
    await userEvent.click(dialog.getByRole("button", { name: "Next" }));
    await dialog.findByText("Enter a number from 5 to 240.");
    await type(field, "4");
    await waitFor(() => expect(dialog.getAllByText(/5 to 240 minutes/)).toHaveLength(2));
    await type(field, "5");
    await userEvent.click(dialog.getByRole("button", { name: "Next" }));

    const own = await screen.findByLabelText("Reminder message (optional)");
    await type(own, "Tea is ready");
    dialog = within(screen.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("You will be reminded every 5 minutes.");
    await gone("dialog");

    await page.clock.pass(minutes(5));
    await screen.findByText("You’ve been playing for 5 minutes. Tea is ready");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await gone("alertdialog");
    await page.clock.pass(minutes(5));
    await screen.findByText("You’ve been playing for 10 minutes. Tea is ready");
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(page.member.session.current().role).toBe("visitor"));
    await page.clock.pass(minutes(60));
    await gone("alertdialog");
  },
};

export const AskedOnPhone: Story = {
  globals: phone,
  play: async () => void (await ask()),
};

/** An empty field takes the reminder away. */
export const NoMore: Story = {
  args: { stored: { minutes: 5, words: "" } },
  play: async () => {
    const dialog = await ask();
    const field = dialog.getByLabelText("Minutes between reminders");
    await expect(field).toHaveValue("5");
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole("button", { name: "Next" }));
    await screen.findByText("Break reminders are off.");
    await gone("dialog");
    await page.clock.pass(minutes(60));
    await gone("alertdialog");
  },
};

/** The time from before a reload counts. */
export const Reminded: Story = {
  args: { stored: { minutes: 15, words: "" }, before: 14 },
  play: async () => {
    await page.clock.pass(minutes(1));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Time for a break" }));
    await expect(dialog.getByText("You’ve been playing for 15 minutes.")).toBeInTheDocument();
  },
};
