import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { logIn } from "../testing/log-in.ts";
import { openSite } from "../testing/open-site.tsx";

const list = "/arks/web/member/letter";
const read = "/arks/web/member/letter/read";

const letter = (id: number, title: string) => ({
  id,
  is_read: 0,
  title,
  content: `<p>What ${title} says.</p>`,
  created_at: "2026-11-01 20:14:05",
});

/** A letter box as the platform keeps it: what was read stays read. */
function letterBox(...titles: string[]) {
  const letters = titles.map((title, at) => letter(at + 1, title));
  return {
    [list]: () => ({
      data: {
        list: letters,
        total_count: letters.length,
        unread_count: letters.filter(({ is_read }) => is_read === 0).length,
      },
    }),
  };
}

test("[AUTH-14] [AUTH-16] after a login the letters and the member's bulletins are asked for", async () => {
  const site = await openSite("/sponsor");
  await expect.poll(site.socket.joined).toContain("board");
  expect(site.calls(list)).toHaveLength(0);
  await logIn();
  await expect.poll(() => site.calls(list)).toHaveLength(1);
  await expect.poll(() => site.calls("/arks/web/bulletin/member")).toHaveLength(1);
});

test("a letter is read once when it is opened", async () => {
  const site = await openSite("/user/Letter", {
    member: true,
    answers: letterBox("Older", "Newer"),
  });
  await expect.element(page.getByText("2 unread of 2")).toBeVisible();
  await page.getByRole("link", { name: /Newer/ }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: "Newer" })).toHaveFocus();
  await expect.element(page.getByRole("article")).toMatchTextContent(/What Newer says/);
  expect(site.calls(read).map(({ body }) => body)).toEqual([{ id: 2 }]);
});
