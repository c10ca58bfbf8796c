import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { campaignAnswers, envelope } from "../campaigns/campaigns.fake.ts";
import { contentAnswers, item, pages } from "../content/content.fake.ts";
import { member, memberAnswers } from "../members/members.fake.ts";
import { providerAnswers, providers } from "../providers/providers.fake.ts";
import { naluma, settingsAnswers } from "../settings/settings.fake.ts";
import type { Answers } from "../testing/fake-sandbox.ts";
import { openDesk } from "../testing/open-desk.tsx";

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const confirm = (name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click();
const type = (label: string, text: string) =>
  page.getByLabelText(label, { exact: true }).fill(text);

interface Change {
  readonly at: string;
  readonly answers: Answers;
  /** The call that the screen repeats after the change, and its new response. */
  readonly read: readonly [call: keyof Answers, data: object];
  readonly act: () => Promise<void>;
  readonly said: string;
}

const changes: Readonly<Record<string, Change>> = {
  "the settings of a site": {
    at: "/settings",
    answers: { ...settingsAnswers, "POST /sandbox/settings/1": naluma },
    read: ["GET /sandbox/settings", [naluma]],
    act: () => press("Save the settings of naluma"),
    said: "The settings of naluma are saved.",
  },
  "the state of a provider": {
    at: "/providers",
    answers: { ...providerAnswers, "POST /sandbox/providers/GPHL": {} },
    read: ["GET /sandbox/providers", providers],
    act: async () => {
      await press("Change the state of Harbourline");
      await press("Set the state");
    },
    said: "Harbourline is changed.",
  },
  "a page": {
    at: "/content?kind=page&item=1",
    answers: {
      ...contentAnswers,
      "POST /sandbox/content/items/1": { item: item(1, pages[0]?.value ?? {}), removed: {} },
    },
    read: ["GET /sandbox/content/items", { items: pages }],
    act: () => press("Save"),
    said: "Saved. Open pages update at once.",
  },
  "a page that is removed": {
    at: "/content?kind=page",
    answers: { ...contentAnswers, "POST /sandbox/content/items/1/remove": {} },
    read: ["GET /sandbox/content/items", { items: pages }],
    act: async () => {
      await press("Remove: About us");
      await confirm("Remove");
    },
    said: "Removed.",
  },
  "a campaign": {
    at: "/campaigns?campaign=7",
    answers: { ...campaignAnswers, "POST /sandbox/campaigns/7": envelope },
    read: ["GET /sandbox/campaigns", { campaigns: [envelope] }],
    act: () => press("Save"),
    said: "Saved. Open pages update at once.",
  },
  "a campaign that is ended": {
    at: "/campaigns",
    answers: { ...campaignAnswers, "POST /sandbox/campaigns/7/end": envelope },
    read: ["GET /sandbox/campaigns", { campaigns: [envelope] }],
    act: async () => {
      await press("End now: Harbour evening");
      await confirm("End campaign");
    },
    said: "Ended.",
  },
  "a member's money": {
    at: "/members/1021",
    answers: {
      ...memberAnswers,
      "POST /sandbox/members/1021/money": { cash: "1005.00", currency: "USD" },
    },
    read: ["GET /sandbox/members/1021", member],
    act: async () => {
      await type("Amount", "5.00");
      await page.getByLabelText("Reason").first().fill("A round was settled wrong.");
      await press("Adjust money");
      await confirm("Add money");
    },
    said: "The main wallet of player21 holds 1,005.00 USD.",
  },
  "a member's access": {
    at: "/members/1021",
    answers: { ...memberAnswers, "POST /sandbox/members/1021/log-out": { sessions_ended: 1 } },
    read: ["GET /sandbox/members/1021", member],
    act: async () => {
      await page.getByLabelText("Reason").nth(1).fill("To be sure.");
      await press("Log out everywhere");
      await confirm("Log out everywhere");
    },
    said: `${member.account} is logged out everywhere.`,
  },
};

test.each(Object.entries(changes))(
  "%s is reported as changed once its screen shows the change",
  async (_, { at, answers, read: [call, data], act, said }) => {
    const desk = await openDesk(at, answers);
    await expect.poll(() => desk.asked(call).length).toBeGreaterThan(0);
    const anew = Promise.withResolvers<object>();
    desk.answer({ [call]: () => anew.promise });
    await act();
    await expect.poll(() => desk.asked(call).length).toBeGreaterThan(1);
    await expect.element(page.getByText(said)).not.toBeInTheDocument();
    anew.resolve(data);
    await expect.element(page.getByText(said)).toBeVisible();
  },
);

const covers = (one: Element, other: Element): boolean => {
  const [over, under] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return (
    over.left < under.right &&
    under.left < over.right &&
    over.top < under.bottom &&
    under.top < over.bottom
  );
};

test.each([
  [1440, 900],
  [390, 844],
])(
  "a message in a window of %d by %d covers neither the heading of its screen nor the form that it is about",
  async (width, height) => {
    const { at, answers, act, said } = changes["a member's money"] ?? expect.fail();
    await openDesk(at, answers);
    await page.viewport(width, height);
    await act();
    await expect.element(page.getByText(said)).toBeVisible();
    const [notice] = document.querySelectorAll(".toasts");
    const head = document.querySelectorAll("h1, .desk-head, .desk-menu, main a");
    const form = page.getByRole("region", { name: "Adjust money", exact: true }).element();
    const parts = [...head, ...form.querySelectorAll("h2, input, label")];
    expect(parts.length).toBeGreaterThan(7);
    expect(notice && parts.filter((part) => covers(notice, part))).toEqual([]);
  },
);
