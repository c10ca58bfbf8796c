import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operatorCampaign } from "../promotions/campaign-shapes.ts";
import { brokenRules, readLedger } from "../testing/read-ledger.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { seedPromotions } from "./promotions.ts";

let sandbox: StartedSandbox;
const seedAgain = () => {
  const { db, ledger, clock } = sandbox.services;
  return seedPromotions({ db, ledger, now: clock() });
};
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const list = v.object({ campaigns: v.array(operatorCampaign) });
const campaigns = async (siteId = 1) =>
  v.parse(list, (await sandbox.operator("GET", `/campaigns?site_id=${siteId}`)).data).campaigns;

const activity = async (account: string) => {
  const { token } = await sandbox.login(account);
  return async (path: string, body: unknown = {}) =>
    sandbox.api(`/arks/web/activity/${path}`, body, { token });
};

test("a test stack gives nothing away; a new site does, once", async () => {
  expect(await campaigns()).toEqual([]);
  await seedAgain();
  const first = await campaigns();
  await seedAgain();
  expect(await campaigns()).toEqual(first);
  const of = (state: string, kind: string) =>
    first.filter((one) => one.state === state && one.kind === kind).length;
  expect(of("running", "red_envelope")).toBe(1);
  expect(of("coming", "red_envelope")).toBe(1);
  expect(of("running", "roulette")).toBe(8);
  expect(of("coming", "roulette")).toBe(1);
  expect(brokenRules(await readLedger(sandbox.origin))).toEqual([]);
});

test("every name exists in every language, and no chance of a wheel is missing", async () => {
  for (const one of [...(await campaigns(1)), ...(await campaigns(2))]) {
    for (const { name } of [one, ...one.prizes])
      expect(Object.keys(name).toSorted()).toEqual(locales.toSorted());
    if (one.kind === "roulette")
      expect(one.prizes.reduce((sum, { chance }) => sum + Number(chance), 0)).toBeCloseTo(1, 9);
  }
});

test("each code has its account, as docs/sandbox.md says", async () => {
  const player01 = await activity("player01");
  const { data } = await player01("red_envelope_promotion");
  const { envelope } = v.parse(v.object({ envelope: v.object({ id: v.number() }) }), data);
  const claims = [
    await player01("red_envelope", envelope),
    await player01("red_envelope", envelope),
  ];
  expect(claims.map(({ code }) => code)).toEqual(["100", "102"]);
  const spins: string[] = [];
  for (let draw = 0; draw < 4; draw += 1) spins.push((await player01("roulette/spin")).code);
  expect(spins).toEqual(["100", "100", "100", "2093102"]);

  const codeOf = async (account: string, path: string) =>
    (await (await activity(account))(path)).code;
  expect(await codeOf("player07", "roulette/spin")).toBe("2093101");
  expect(await codeOf("player09", "roulette/spin")).toBe("2093104");
  expect(await codeOf("player13", "roulette/spin")).toBe("2093103");
  expect(await codeOf("player14", "roulette/info")).toBe("2095101");
});
