import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endCampaign, makeCampaign, redEnvelope, roulette } from "../../testing/campaigns.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const shape = v.object({
  campaigns: v.array(v.looseObject({ id: v.number() })),
  won: v.array(v.looseObject({ kind: v.string() })),
});

const ask = async (account: string, lang = "en_US") => {
  const { token } = await sandbox.login(account);
  const { data } = await sandbox.beyond("/api/services/v1/member/promotions", {}, { token, lang });
  return v.parse(shape, data);
};

test("a member gets the terms of current and coming campaigns, and past prizes", async () => {
  const name = { en_US: "A dollar", th_TH: "หนึ่งดอลลาร์" };
  const envelope = await makeCampaign(
    sandbox,
    redEnvelope({ name, condition: "deposit", times: 2, per: "day" }, "5.00"),
  );
  const wheel = await makeCampaign(sandbox, roulette());
  const { token } = await sandbox.login("player24");
  await sandbox.api("/arks/web/activity/roulette/spin", {}, { token });

  const { campaigns, won } = await ask("player24", "th_TH");
  expect(campaigns.find(({ id }) => id === envelope.id)).toMatchObject({
    kind: "red_envelope",
    name: "หนึ่งดอลลาร์",
    state: "running",
    cost: "0.00",
    currency: "USD",
    times: 2,
    per: "day",
    left: 2,
    least: "1.00",
    most: "1.00",
    condition: "เติมเงินจำลองหรือฝากอย่างน้อย $5.00 ระหว่างโปรโมชันนี้",
    prizes: [],
  });
  expect(campaigns.find(({ id }) => id === wheel.id)).toMatchObject({
    kind: "roulette",
    left: 2,
    least: "1.88",
    most: "88.00",
    condition: "",
    prizes: [
      { prize_name: "88.00", amount: "88.00", chance: "0.1" },
      { prize_name: "1.88", amount: "1.88", chance: "0.5" },
      { prize_name: "Try again", amount: null, chance: "0.4" },
    ],
  });
  // A wheel that stops on a blank leaves nothing to list.
  expect(won.length).toBeLessThanOrEqual(1);
  for (const one of won) expect(one).toMatchObject({ kind: "roulette", currency: "USD" });

  await endCampaign(sandbox, wheel.id);
  await endCampaign(sandbox, envelope.id);
  expect((await ask("player24")).campaigns).toMatchObject(
    [envelope, wheel].map(({ id }) => ({ id, state: "ended", left: 0 })).toReversed(),
  );
});

test("nobody sees what is for others, in another currency, or during a break from playing", async () => {
  const { id } = await makeCampaign(sandbox, redEnvelope({ members: ["player21"] }));
  const isTold = async (account: string) =>
    (await ask(account)).campaigns.some((one) => one.id === id);
  expect(await isTold("player21")).toBe(true);
  expect(await isTold("player22")).toBe(false);
  await endCampaign(sandbox, id);

  const open = await makeCampaign(sandbox, redEnvelope());
  expect((await ask("player08")).campaigns).toEqual([]);
  expect((await ask("player43")).campaigns).toEqual([]);
  const { token } = await sandbox.login("player43");
  const claim = await sandbox.api("/arks/web/activity/red_envelope", { id: open.id }, { token });
  expect(claim.code).toBe("102");
  await endCampaign(sandbox, open.id);

  const wheel = await makeCampaign(sandbox, roulette());
  const ofWheel = (part: string) =>
    sandbox.api(`/arks/web/activity/roulette${part}`, {}, { token });
  expect((await ofWheel("")).data).toEqual({ detail: null });
  expect((await ofWheel("/info")).code).toBe("2095101");
  expect((await ofWheel("/spin")).code).toBe("2093101");
  await endCampaign(sandbox, wheel.id);
});
