import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLedger } from "../testing/read-ledger.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const [desktop, phone] = [1, 2];
const site = { site_id: 1, currency: "USD", house: "" };

const gameOf = (gp_id: string) =>
  sandbox.services.catalogue.gamesOf(gp_id, 2).find(({ demo }) => demo)?.game_code;

const open = (
  gp_id: string,
  { device = desktop, token }: { device?: number; token?: string } = {},
) =>
  sandbox.api(
    "/demo/play",
    { ...site, device, gp_id, game_type: 2, game_code: gameOf(gp_id) },
    token === undefined ? {} : { token },
  );

const listed = async (gp_id: string, device: number) => {
  const body = { ...site, device, gp_id, game_type_id: 2 };
  const { data } = await sandbox.api("/demo/gp_games", body);
  return v.parse(v.array(v.looseObject({ gp_id: v.string(), game_code: v.string() })), data);
};

/** Opens the demo page and plays a round in it, as the page does. */
const playAt = async (address: string) => {
  const { origin, searchParams } = new URL(address);
  const ticket = searchParams.get("ticket") ?? "";
  const post = (path: string, body: object) =>
    fetch(`${origin}/demo/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${ticket}` },
      body: JSON.stringify(body),
    });
  expect((await post("session", { ticket })).status).toBe(200);
  return (await post("rounds", { roundId: "round-0001", stake: "2.00" })).status;
};

describe("a demo", () => {
  test("[LOBBY-67] a visitor opens a demo and plays it without an account", async () => {
    const { code, data } = await open("GPHL");
    expect(code).toBe("100");
    expect(await playAt(String(data["game_url"]))).toBe(200);
  });

  test("[LOBBY-68] a member opens a demo, and the ledger has nothing of it", async () => {
    const { token } = await sandbox.login("player21");
    const before = await readLedger(sandbox.origin);
    const { code, data } = await open("GPHL", { token });
    expect(code).toBe("100");
    expect(await playAt(String(data["game_url"]))).toBe(200);
    expect(await readLedger(sandbox.origin)).toEqual(before);
  });

  test("an expired token opens no demo", async () => {
    expect((await open("GPHL", { token: "s_1.made-up" })).status).toBe(401);
  });

  test.each(["GPR8", "GPJD", "GPFC", "GPJL"])(
    "[LOBBY-70] a demo of %s is listed and opened on a desktop alone",
    async (provider) => {
      expect((await listed(provider, desktop)).length).toBeGreaterThan(0);
      expect((await open(provider)).code).toBe("100");
      expect(await listed(provider, phone)).toEqual([]);
      expect((await open(provider, { device: phone })).code).toBe("999");
    },
  );

  test("a demo of any other provider is for phones, too", async () => {
    expect(await listed("GPHL", phone)).toEqual(await listed("GPHL", desktop));
    expect((await open("GPHL", { device: phone })).code).toBe("100");
  });

  test("a demo opens only for a game that is listed", async () => {
    const { catalogue } = sandbox.services;
    const withoutDemo = catalogue.gamesOf("GPHL", 2).find(({ demo }) => !demo);
    const shown = await listed("GPHL", desktop);
    expect(shown.map(({ game_code }) => game_code)).not.toContain(withoutDemo?.game_code);
    const right = { ...site, device: desktop, gp_id: "GPHL", game_type: 2 };
    for (const [body, code] of [
      [{ ...right, game_code: gameOf("GPHL") }, "100"],
      [{ ...right, game_code: withoutDemo?.game_code }, "999"],
      [{ ...right, game_code: gameOf("GPHL"), game_type: 3 }, "999"],
      [{ ...right, game_code: gameOf("GPHL"), gp_id: "GPKS" }, "999"],
      [{ ...right, game_code: gameOf("GPHL"), currency: "BRL" }, "999"],
    ] as const)
      expect((await sandbox.api("/demo/play", body)).code).toBe(code);
  });

  test("demos are offered by type: on a phone by no provider whose demos are for desktops", async () => {
    const types = async (support_device: number) => {
      const body = { site_id: 1, currency: "USD", support_device, template: "H5_1" };
      const { data } = await sandbox.api("/demo/gt_games", body);
      const list = v.object({ gp_list: v.array(v.object({ gp_id: v.string() })) });
      return v.parse(v.array(list), data).map(({ gp_list }) => gp_list.map(({ gp_id }) => gp_id));
    };
    const [onDesktop, onPhone] = [await types(desktop), await types(phone)];
    expect(onDesktop.flat()).toEqual(expect.arrayContaining(["GPR8", "GPHL"]));
    expect(onPhone.flat()).toContain("GPHL");
    for (const provider of ["GPR8", "GPJD", "GPFC", "GPJL"])
      expect(onPhone.flat()).not.toContain(provider);
  });

  test("a site that is a demo site itself has no demos", async () => {
    const { data } = await sandbox.operator("GET", "/settings");
    const [first] = v.parse(v.array(v.object({ settings: v.looseObject({}) })), data);
    const settings = { ...first?.settings, isDemo: true };
    expect((await sandbox.operator("POST", "/settings/1", settings)).status).toBe(200);
    const opened = await open("GPHL");
    await sandbox.operator("POST", "/settings/1", first?.settings);
    expect([opened.code, (await open("GPHL")).code]).toEqual(["999", "100"]);
  });

  test.each(["maintenance", "refusing"])("a demo of a provider in %s is refused", async (state) => {
    await sandbox.operator("POST", "/providers/GPKS", { state });
    expect((await open("GPKS")).code).toBe("999");
    await sandbox.operator("POST", "/providers/GPKS", { state: "open" });
    expect((await open("GPKS")).code).toBe("100");
  });
});
