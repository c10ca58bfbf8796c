import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginLink } from "../../db/schema.ts";
import { encLifetime, issueEnc } from "../../members/login-links.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const link = v.object({ address: v.string(), ends_at: v.string() });

/** What the operator sends a member. */
const linkFor = async (member: string) => {
  const { address } = v.parse(
    link,
    (await sandbox.operator("POST", "/login-links", { member })).data,
  );
  return new URL(address).searchParams.get("enc") ?? "";
};

const exchange = (enc: string) => sandbox.api("/get_info_data", { enc });

const login = v.object({
  tk: v.string(),
  member_id: v.number(),
  member_account: v.string(),
  member_currency: v.string(),
});

test("[AUTH-98] an enc is exchanged for a session of its member, as JSON in text, once", async () => {
  const enc = await linkFor("player21");
  const answer = await exchange(enc);
  expect(answer.code).toBe("100");
  const given = v.parse(v.pipe(v.string(), v.parseJson(), login), answer.data);
  expect(given).toMatchObject({
    member_id: 1021,
    member_account: "player21",
    member_currency: "USD",
  });
  expect((await sandbox.api("/member/profile/common/layout", {}, { token: given.tk })).code).toBe(
    "100",
  );
  expect(await exchange(enc)).toMatchObject({ status: 200, code: "999", data: null });
});

test("of twenty who come with one enc at once, one is logged in", async () => {
  const enc = await linkFor("player22");
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(enc)));
  expect(answers.filter(({ code }) => code === "100")).toHaveLength(1);
});

test("an enc that nobody was given, one that is over and one of a member who is disabled say the same", async () => {
  const { services } = sandbox;
  const late = await issueEnc(
    { db: services.db, clock: () => services.clock() - encLifetime },
    1021,
  );
  const answers = await Promise.all(
    ["nobody's", late.enc, await linkFor("player05")].map(exchange),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ code: "999", message: answers[0]?.message, data: null });
});

test("what is stored of an enc does not log anybody in", async () => {
  const enc = await linkFor("player23");
  const rows = await sandbox.services.db.select().from(loginLink);
  expect(JSON.stringify(rows)).not.toContain(enc);
});
