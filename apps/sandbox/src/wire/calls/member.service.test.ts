import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { favourite, member, type MemberFacts } from "../../db/schema.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

test.each<[string, keyof MemberFacts, string, string]>([
  ["member_email", "email", "lotus88@example.com", "l******@example.com"],
  // One letter is not told by its length either.
  ["member_email", "email", "a@example.com", "a*@example.com"],
  ["member_email", "email", "", ""],
  ["member_phone", "phone", "15550142233", "********233"],
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

test("the games that were played last come first, each once, when it is played again too", async () => {
  const { token } = await sandbox.login("player24");
  const [a, b, c] = sandbox.services.catalogue.gamesOf("GPHL", 2);
  const ids: unknown[] = [];
  for (const game of [a, b, c, a]) {
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
  expect(ids).toEqual([[first], [second, first], [third, second, first], [first, third, second]]);
});

test("of a game that is named twice the last mark counts; one that nobody has is left out", async () => {
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
