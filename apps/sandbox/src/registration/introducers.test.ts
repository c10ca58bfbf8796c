import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { member } from "../ground/db/schema.ts";
import { siteWithId } from "../sites/sites.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { agentDomain } from "./agent-domains.ts";
import { findIntroducer, type NamedIntroducer } from "./introducers.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const agent = (id: string): NamedIntroducer => ({ kind: "agent", id });
const friend = (code: string): NamedIntroducer => ({ kind: "friend", code });

const found = async (named: NamedIntroducer, currency = "USD", siteId = 1) => {
  const site = siteWithId(siteId);
  if (!site) throw new Error("no such site");
  const { db, clock } = sandbox.services;
  const one = await findIntroducer(db, site, named, { currency, now: clock() });
  return one.refused ?? one.member.account;
};

describe("an introducer", () => {
  test.each([
    [agent("1017"), "player17"],
    [agent("9999"), "no such agent"],
    [agent("1001"), "no such agent"],
    [agent("2017"), "no such agent"],
    [agent("player17"), "no such agent"],
    [agent("1045"), "agent disabled"],
    [friend("FRIEND36"), "player36"],
    [friend("friend36"), "player36"],
    [friend("CLOSED33"), "recommendation closed"],
    [friend("PAUSED34"), "recommendation disabled"],
    [friend("VOIDED46"), "code withdrawn"],
    [friend("FROZEN06"), "introducer unusable"],
    [friend("NOSUCH12"), "no such code"],
    [friend("GONE0005"), "introducer gone"],
  ] as const)("the introducer %o is %s", async (named, result) => {
    expect(await found(named)).toBe(result);
  });

  test("an agent introduces only members of the agent's currency", async () => {
    expect(await found(agent("1017"), "VND")).toBe("introducer of another currency");
  });

  test("a member invites friends only on a site with friend rewards", async () => {
    expect(await found(friend("FRIEND36"), "USD", 2)).toBe("recommendation closed");
  });

  test("a self-excluded member introduces nobody", async () => {
    const { token } = await sandbox.login("player30");
    const { data } = await sandbox.beyond("/api/services/v1/member/invitation", {}, { token });
    expect(await found(friend(String(data["code"])))).toBe("player30");
    const length = "6-months";
    await sandbox.api("/services/v1/member/limits/self-exclusion", { length }, { token });
    expect(await found(friend(String(data["code"])))).toBe("introducer unusable");
  });
});

describe("the calls that ask for introducers", () => {
  test("valid_message accepts valid details", async () => {
    const ask = async (body: object) =>
      (await sandbox.api("/register/valid_message", { site_id: 1, ...body })).data;
    expect(await ask({ agent_id: 1017 })).toEqual({ is_valid: 1 });
    expect(await ask({ agent_id: 1045 })).toEqual({ is_valid: 0 });
    expect(await ask({ recommend_code: "FRIEND36" })).toEqual({ is_valid: 1 });
    expect(await ask({ recommend_code: "VOIDED46" })).toEqual({ is_valid: 0 });
    // Only for the requesting site.
    expect(await ask({ site_id: 2, agent_id: 1017 })).toEqual({ is_valid: 0 });
    expect(await ask({ site_id: 2, agent_id: 2017 })).toEqual({ is_valid: 1 });
    expect(await ask({ site_id: 2, recommend_code: "FRIEND36" })).toEqual({ is_valid: 0 });
  });

  test("valid_message accepts an agent of any currency: none is chosen yet", async () => {
    const { memberId } = await sandbox.login("player08");
    const facts = { agentType: 1, agentActive: true };
    await sandbox.services.db.update(member).set({ facts }).where(eq(member.id, memberId));
    const { data } = await sandbox.api("/register/valid_message", {
      site_id: 1,
      agent_id: memberId,
    });
    expect(data).toEqual({ is_valid: 1 });
    expect(await found(agent(String(memberId)))).toBe("introducer of another currency");
  });

  test("member_info returns the currency of valid agents alone", async () => {
    expect(await sandbox.api("/member_info", { id: 2017 })).toMatchObject({
      code: "100",
      data: { currency: "USD" },
    });
    for (const id of [1001, 1045, 999_999])
      expect(await sandbox.api("/member_info", { id })).toMatchObject({ code: "999", data: null });
  });

  test("an agent domain locks what the table says, with any port and in any case", async () => {
    const ask = async (host: string, site_id = 1) =>
      (await sandbox.api("/arks/web/check-agent-domain", { host, site_id })).data;
    expect(await ask("VIP.localhost:4321")).toEqual({
      is_valid: 1,
      currency: "USD",
      agent_id: 1017,
    });
    expect(await ask("partner.localhost")).toEqual({ is_valid: 1, currency: null, agent_id: 1017 });
    expect(await ask("vietnam.localhost")).toEqual({
      is_valid: 1,
      currency: "VND",
      agent_id: null,
    });
    const none = { is_valid: 0, currency: null, agent_id: null };
    expect(await ask("localhost:4000")).toEqual(none);
    expect(await ask("partner.localhost", 2)).toEqual(none);
    expect(agentDomain(2, "brasil.localhost")?.currency).toBe("BRL");
  });
});

test("an event from a site without a tracking route of its own is shown to the operator", async () => {
  const event = {
    eventName: "CompleteRegistration",
    eventTime: 1_795_188_610,
    eventID: "reg-1",
    userData: {},
    customData: { currency: "USD" },
  };
  await sandbox.api("/fb_tracking", event);
  expect(await sandbox.operator("GET", "/tracking")).toMatchObject({
    data: [{ kind: "event", body: event }],
  });
});
