import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { favourite, member, type MemberFacts } from "../ground/db/schema.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

test.each<[string, keyof MemberFacts, string, string]>([
  ["member_email", "email", "lotus88@example.com", "l******@example.com"],
  // The length must not reveal a single letter either.
  ["member_email", "email", "a@example.com", "a*@example.com"],
  ["member_email", "email", "", ""],
  ["member_phone", "phone", "5550142233", "*******233"],
  ["member_telegram", "telegram", "abc", "abc"],
  ["member_qq", "qq", "123456", "***456"],
  ["member_skype", "skype", "ada.lark", "*****ark"],
  ["member_wechat", "wechat", "ada_lark", "*****ark"],
  ["member_fb", "fb", "ada.lark", "*****ark"],
  ["member_zalo", "zalo", "ada.lark", "*****ark"],
  ["member_whats_app", "whatsApp", "ada.lark", "*****ark"],
  ["member_others", "others", "Call after six", "Call after six"],
  ["new_identity_id", "identityId", "NL4470912", "******912"],
  ["member_name", "name", "Nadia Lumen", "Nadia Lumen"],
])("the profile shows as %s the %s '%s' as '%s'", async (field, fact, kept, shown) => {
  const { token, memberId } = await sandbox.login("player21");
  await sandbox.services.db
    .update(member)
    .set({ facts: { [fact]: kept } })
    .where(eq(member.id, memberId));
  const { data } = await sandbox.api("/member/profile", {}, { token });
  expect(data["member_profile"]).toMatchObject({ [field]: shown });
});

test("the games played last are first, each listed once, even after it is played again", async () => {
  const { token: other } = await sandbox.login("player25");
  const { token: own } = await sandbox.login("player24");
  const [a, b, c] = sandbox.services.catalogue.gamesOf("GPHL", 2);
  const ids: unknown[] = [];
  for (const [token, game] of [
    [other, c],
    [own, a],
    [own, b],
    [own, c],
    [own, a],
  ] as const) {
    const body = {
      gpId: "GPHL",
      game_type: 2,
      game_code: game?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    };
    expect((await sandbox.api("/member/game/play1", body, { token })).code).toBe("100");
    const path = "/arks/web/member-games/last-playing-game";
    ids.push((await sandbox.api(path, {}, { token })).data["list"]);
  }
  const [first, second, third] = [a?.game_id, b?.game_id, c?.game_id];
  expect(ids.shift()).toEqual([third]);
  expect(ids).toEqual([[first], [second, first], [third, second, first], [first, third, second]]);
});

test("of marks for the same game the last counts; one for an unknown game is left out", async () => {
  const { token, memberId } = await sandbox.login("player22");
  const { token: other, memberId: otherId } = await sandbox.login("player23");
  const { catalogue, db } = sandbox.services;
  const [a = 0, b = 0, c = 0] = catalogue.games.map(({ game_id }) => game_id);
  const store = (who: string, marks: readonly (readonly [number, 0 | 1])[]) =>
    sandbox.api(
      "/arks/web/member-games/favorite/store",
      { data: marks.map(([game_id, status]) => ({ game_id, status })) },
      { token: who },
    );
  const of = async (id: number) => {
    const rows = await db.select().from(favourite).where(eq(favourite.memberId, id));
    return rows.map(({ gameId }) => gameId).toSorted((one, two) => one - two);
  };
  await store(other, [[a, 1]]);
  const marks = [
    [a, 1],
    [b, 0],
    [a, 0],
    [b, 1],
    [c, 1],
    [999_999_999, 1],
  ] as const;
  expect((await store(token, marks)).code).toBe("100");
  expect(await of(memberId)).toEqual([b, c]);
  expect((await store(token, [[b, 1]])).code).toBe("100");
  expect((await store(token, [[c, 0]])).code).toBe("100");
  expect([await of(memberId), await of(otherId)]).toEqual([[b], [a]]);
});

test("lists contain what runs on the requesting device, with the requesting member's marks", async () => {
  const { token } = await sandbox.login("player26");
  const { token: other } = await sandbox.login("player27");
  const { games } = sandbox.services.catalogue;
  const desktopOnly = games.find(({ support_device }) => support_device.length === 1);
  const { game_id = 0, gp_id = "", game_type = 0 } = desktopOnly ?? {};
  await sandbox.api(
    "/arks/web/member-games/favorite/store",
    { data: [{ game_id, status: 1 }] },
    { token },
  );
  const entries = v.array(v.object({ game_id: v.number(), is_favorite: v.number() }));
  const site = { site_id: 1, currency: "USD" };
  const ofProvider = async (device: number, who?: string) => {
    const body = { ...site, device, gp_id, game_type_id: game_type, house: "" };
    const sent = who === undefined ? {} : { token: who };
    const { data } = await sandbox.api("/v2/game_label", body, sent);
    return v.parse(entries, data["main"]);
  };
  const all = async (support_device: number) => {
    const { data } = await sandbox.api("/v2/get_template_game_list", { ...site, support_device });
    return v.parse(entries, data["info"]);
  };
  const ids = (list: v.InferOutput<typeof entries>) => list.map((one) => one.game_id);
  for (const list of [ofProvider, all]) {
    expect(ids(await list(1))).toContain(game_id);
    expect(ids(await list(2))).not.toContain(game_id);
  }
  const marked = async (who?: string) =>
    ids((await ofProvider(1, who)).filter(({ is_favorite }) => is_favorite === 1));
  expect([await marked(token), await marked(other), await marked()]).toEqual([[game_id], [], []]);
});

test("the hot games are the first sixty", async () => {
  const site = { site_id: 1, currency: "USD" };
  const { data } = await sandbox.api("/arks/web/member-games/hot-games", { ...site, gt_id: 2 });
  const list = v.parse(v.array(v.object({ game_id: v.number() })), data["list"]);
  const hot = sandbox.services.catalogue.tagged("hot", "slot").map(({ game_id }) => game_id);
  expect(hot.length).toBeGreaterThan(60);
  expect(list.map(({ game_id }) => game_id)).toEqual(hot.slice(0, 60));
});

test("a frame is only for pages of our games, not for an address that begins like theirs", async () => {
  const { providerOrigin } = sandbox.services;
  const addresses = [`${providerOrigin}/quick-bets`, `${providerOrigin}@evil.example/`];
  const answers = addresses.map(async (url) => (await sandbox.api("/check_iframe", { url })).code);
  expect(await Promise.all(answers)).toEqual(["100", "999"]);
});
