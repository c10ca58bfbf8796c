import type { PlatformAnswer } from "@naluma/api-client/wire-platform.fake";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { logIn } from "../testing/log-in.ts";
import { openSite } from "../testing/open-site.tsx";

const list = "/arks/web/member/letter";
const read = "/arks/web/member/letter/read";
const destroy = "/arks/web/member/letter/destroy";
const channel = "private-member.7";

const letter = (id: number, title: string) => ({
  id,
  is_read: 0,
  title,
  content: `<p>What <b>${title}</b> says.</p>`,
  created_at: "2026-11-01 20:14:05",
});

/** A letter box with the platform's behaviour: read letters stay read, and deleted ones are gone. */
function letterBox(...titles: string[]) {
  let letters = titles.map((title, at) => letter(at + 1, title));
  const idOf = (body: unknown) =>
    typeof body === "object" && body !== null && "id" in body ? body.id : undefined;
  const answers: Record<string, PlatformAnswer> = {
    [list]: () => ({
      data: {
        list: letters,
        total_count: letters.length,
        unread_count: letters.filter(({ is_read }) => is_read === 0).length,
      },
    }),
    [read]: ({ body }) => {
      markRead(idOf(body));
      return { data: null };
    },
    [destroy]: ({ body }) => {
      remove(idOf(body));
      return { data: null };
    },
  };
  const markRead = (id: unknown) => {
    letters = letters.map((one) => (one.id === id ? { ...one, is_read: 1 } : one));
  };
  const remove = (id: unknown) => {
    letters = letters.filter((one) => one.id !== id);
  };
  const add = (title: string) => {
    letters = [letter(letters.length + 1, title), ...letters];
  };
  return { answers, markRead, remove, add };
}

const heading = (level: 1 | 2, name: string) => page.getByRole("heading", { level, name });
const linkTo = (name: RegExp) => page.getByRole("link", { name });

test("[AUTH-14] [AUTH-16] after a login the letters and the member's bulletins are requested", async () => {
  const site = await openSite("/sponsor");
  await expect.poll(site.socket.joined).toContain("board");
  expect(site.calls(list)).toHaveLength(0);
  await logIn();
  // Possibly requested once more after the channels are joined, to make up for missed events.
  await expect.poll(() => site.calls(list)).not.toHaveLength(0);
  await expect.poll(() => site.calls("/arks/web/bulletin/member")).not.toHaveLength(0);
});

test("[AUTH-17] [AUTH-107] [AUTH-108] after a login the wheel and the red envelope are requested", async () => {
  const site = await openSite("/sponsor");
  const asked = () =>
    ["roulette", "red_envelope_promotion"].map(
      (name) => site.calls(`/arks/web/activity/${name}`).length > 0,
    );
  expect(asked()).toEqual([false, false]);
  await logIn();
  await expect.poll(asked).toEqual([true, true]);
});

test("[MEMBER-09] [MEMBER-12] a letter is marked as read once when it is opened, and the count follows", async () => {
  const box = letterBox("Older", "Newer");
  const site = await openSite("/user/Letter", { member: true, answers: box.answers });
  await expect.element(page.getByText("2 unread of 2")).toBeVisible();
  await linkTo(/Newer/).click();
  await expect.element(heading(2, "Newer")).toHaveFocus();
  await expect.element(page.getByRole("article")).toMatchTextContent(/What Newer says/);
  await expect.element(page.getByText("1 unread of 2")).toBeVisible();
  await linkTo(/Older/).click();
  await expect.element(page.getByText("0 unread of 2")).toBeVisible();
  await linkTo(/Newer/).click();
  await expect.element(heading(2, "Newer")).toHaveFocus();
  expect(site.calls(read).map(({ body }) => body)).toEqual([{ id: 2 }, { id: 1 }]);
});

test("the letters button on another page follows what is sent, read and deleted elsewhere", async () => {
  const box = letterBox("First");
  const site = await openSite("/sponsor", { member: true, answers: box.answers });
  await expect.poll(site.socket.joined).toContain(channel);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expect.element(button("Messages: 1 unread")).toBeVisible();
  box.add("Second");
  site.socket.say(channel, "letter.sent", {});
  await expect.element(button("Messages: 2 unread")).toBeVisible();
  box.markRead(1);
  site.socket.say(channel, "letter.read", {});
  await expect.element(button("Messages: 1 unread")).toBeVisible();
  box.remove(2);
  site.socket.say(channel, "letter.delete", {});
  await expect.element(button("Messages")).toBeVisible();
});

test("[MEMBER-11] an arriving letter is shown at once, and is deleted after a question", async () => {
  const box = letterBox();
  const site = await openSite("/user/Letter", { member: true, answers: box.answers });
  await expect.poll(site.socket.joined).toContain(channel);
  await expect.element(page.getByText("No messages yet")).toBeVisible();
  box.add("Just now");
  site.socket.say(channel, "letter.sent", {});
  await linkTo(/Just now/).click();

  const remove = page.getByRole("button", { name: "Delete" });
  const question = page.getByRole("alertdialog", { name: "Delete this message?" });
  await remove.click();
  await question.getByRole("button", { name: "Keep" }).click();
  await expect.element(remove).toHaveFocus();
  expect(site.calls(destroy)).toHaveLength(0);
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Message deleted.")).toBeVisible();
  await expect.element(page.getByText("No messages yet")).toBeVisible();
  expect(site.calls(destroy).map(({ body }) => body)).toMatchObject([
    { active: 1, count: 50, page: 1, id: 1 },
  ]);
});

test("[MEMBER-08] 120 letters are three pages of 50, and the badge stops at 99+", async () => {
  const many = Array.from({ length: 120 }, (_, at) => letter(at + 1, `Letter ${at + 1}`));
  const pageOf = (body: unknown) =>
    Number(Object.entries(body ?? {}).find(([name]) => name === "page")?.[1]);
  await openSite("/user/Letter", {
    member: true,
    answers: {
      [list]: ({ body }) => ({
        data: {
          list: many.slice(50 * (pageOf(body) - 1), 50 * pageOf(body)),
          total_count: 120,
          unread_count: 120,
        },
      }),
    },
  });
  await expect.element(page.getByText("99+").first()).toBeVisible();
  await expect.element(page.getByText("1–50 of 120")).toBeVisible();
  await linkTo(/Next page/).click();
  await expect.element(page.getByText("51–100 of 120")).toBeVisible();
  await linkTo(/Next page/).click();
  await expect.element(page.getByText("101–120 of 120")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  history.back();
  await expect.element(page.getByText("51–100 of 120")).toBeVisible();

  // After deleting a letter, the member continues on the page that listed it.
  await linkTo(/Letter 51\b/).click();
  await expect.element(heading(2, "Letter 51")).toHaveFocus();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Message deleted.")).toBeVisible();
  await expect.poll(() => location.search).toBe("?page=2");
});

test("on a phone the tab Me shows unread letters; the list comes first, then the letter, and back", async () => {
  const box = letterBox("For the phone");
  await openSite("/sponsor", { host: "mobile", member: true, answers: box.answers });
  await page.getByRole("button", { name: /^Profile\b.*1 unread/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Messages/ })
    .click();
  await expect.poll(() => location.pathname).toBe("/user/Letter");
  await expect.element(page.getByText("1 unread of 1")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await linkTo(/For the phone/).click();
  await expect.element(heading(1, "For the phone")).toHaveFocus();
  await expect.element(page.getByRole("article")).toMatchTextContent(/What For the phone says/);
  await expect.element(page.getByRole("button", { name: "Profile", exact: true })).toBeVisible();
  history.back();
  await expect.element(heading(1, "Messages")).toBeVisible();
  await expect.element(page.getByText("0 unread of 1")).toBeVisible();
});
