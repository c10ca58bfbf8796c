import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letter } from "../letters/schema.ts";
import { listen } from "../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

interface Letter {
  id: number;
  is_read: number;
  title: string;
  content: string;
  created_at: string;
}

const firstPage = {
  active: 1,
  count: 50,
  language: "en_US",
  page: 1,
  site_id: 1,
  sort_field: "created_at",
  sort_order: "desc",
};

const lettersOf = async (token: string, other: object = {}) => {
  const { data } = await sandbox.api(
    "/arks/web/member/letter",
    { ...firstPage, ...other },
    { token },
  );
  const list = data["list"] as Letter[];
  return { list, total: data["total_count"], unread: data["unread_count"] };
};

const read = (token: string, id: number) =>
  sandbox.api("/arks/web/member/letter/read", { id }, { token });

const destroy = (token: string, id: number, other: object = {}) =>
  sandbox.api("/arks/web/member/letter/destroy", { ...firstPage, ...other, id }, { token });

const write = async (member: string, title: string, content = "<p>Text</p>") => {
  const { data } = await sandbox.operator("POST", "/letters", {
    member,
    title: { en_US: title, th_TH: `${title} ไทย` },
    content: { en_US: content },
  });
  return data["id"] as number;
};

test("the newest letter is first, in the requested language, or in English if that is missing", async () => {
  const { token } = await sandbox.login("player21");
  await write("player21", "First");
  await write("player21", "Second");
  expect((await lettersOf(token)).list.map(({ title }) => title)).toEqual(["Second", "First"]);
  const inThai = await lettersOf(token, { language: "th_TH" });
  expect(inThai.list[0]).toMatchObject({ title: "Second ไทย", content: "<p>Text</p>", is_read: 0 });
  const oldest = await lettersOf(token, { sort_order: "asc", sort_field: "id" });
  expect(oldest.list[0]?.title).toBe("First");
  expect((await lettersOf(token, { active: 0 })).total).toBe(0);
});

test("a letter is dated in the site's time, which is yesterday in the first hours of a UTC day", async () => {
  const { token } = await sandbox.login("player27");
  const id = await write("player27", "Late");
  const createdAt = Date.parse("2026-11-20T03:59:59Z");
  await sandbox.services.db.update(letter).set({ createdAt }).where(eq(letter.id, id));
  expect((await lettersOf(token)).list).toMatchObject([{ created_at: "2026-11-19 23:59:59" }]);
});

test("120 letters make three pages of 50 at most, none of them twice", async () => {
  const { token } = await sandbox.login("player31");
  const pages = await Promise.all([1, 2, 3, 4].map((page) => lettersOf(token, { page })));
  expect(pages.map(({ list }) => list.length)).toEqual([50, 50, 20, 0]);
  expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(120);
  expect(pages[0]).toMatchObject({ total: 120, unread: 105 });
});

test("a letter is read once; every window is notified of it, and not of a second time", async () => {
  const player = await sandbox.login("player22");
  const id = await write("player22", "Read me");
  const listener = await listen(sandbox, player);
  expect((await read(player.token, id)).code).toBe("100");
  expect((await listener.next("letter.read")).data).toEqual({ id });
  expect((await read(player.token, id)).code).toBe("100");
  const later = await write("player22", "Later");
  expect((await listener.next("letter.sent")).data).toEqual({ id: later });
  expect(listener.heard.filter(({ event }) => event === "letter.read")).toEqual([]);
  expect(await lettersOf(player.token)).toMatchObject({ total: 2, unread: 1 });
  listener.close();
});

test("a deleted letter is gone, and deleting it again is refused in the player's language", async () => {
  const player = await sandbox.login("player23");
  const id = await write("player23", "Gone soon");
  const listener = await listen(sandbox, player);
  expect((await destroy(player.token, id)).code).toBe("100");
  expect((await listener.next("letter.delete")).data).toEqual({ id });
  expect((await lettersOf(player.token)).total).toBe(0);
  expect(await destroy(player.token, id)).toMatchObject({
    code: "999",
    message: "This message doesn’t exist.",
  });
  listener.close();
});

test("nobody reads or deletes another member's letters, or requests them from another site", async () => {
  const { token: other } = await sandbox.login("player25");
  const { token } = await sandbox.login("player24");
  const id = await write("player24", "Mine");
  expect((await read(other, id)).code).toBe("100");
  expect((await destroy(other, id)).code).toBe("999");
  expect((await lettersOf(other)).list.map(({ title }) => title)).not.toContain("Mine");
  expect(await lettersOf(token)).toMatchObject({ total: 1, unread: 1 });
  const elsewhere = await sandbox.api(
    "/arks/web/member/letter",
    { ...firstPage, site_id: 2 },
    { token },
  );
  expect(elsewhere.code).toBe("999");
  expect((await destroy(token, id, { site_id: 2 })).code).toBe("999");
});

test("active content is removed from a letter, and a letter to nobody is refused", async () => {
  const { token } = await sandbox.login("player26");
  await write("player26", "Safe", '<p onclick="x()">Hello</p><script>steal()</script>');
  expect((await lettersOf(token)).list[0]?.content).toBe("<p>Hello</p>");
  const toNobody = { member: "nobody", title: { en_US: "T" }, content: { en_US: "C" } };
  expect((await sandbox.operator("POST", "/letters", toNobody)).status).toBe(404);
  expect(
    (await sandbox.operator("POST", "/letters", { ...toNobody, title: { zh_CN: "题" } })).status,
  ).toBe(400);
});

test("the initial account has unread letters", async () => {
  const { token } = await sandbox.login("player01");
  expect(await lettersOf(token)).toMatchObject({ total: 6, unread: 2 });
});
