import { afterAll, beforeAll, expect, test } from "vitest";
import { askForCode, from } from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

// Ten passwords are hashed at once.
/** Realistic limits, but settings that make each registration quick to fill in. */
let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest({ SANDBOX_MODE: "" });
});
afterAll(() => sandbox.remove());

let made = 0;
/** The site's own play-money currency requires a birthday, but no captcha. */
const register = async (address: string, changed: object = {}) => {
  made += 1;
  const account = `limit${String(made).padStart(3, "0")}`;
  const form = {
    site_id: 1,
    member_account: account,
    password: "harvest7",
    member_currency: "GP",
    member_birthday: "1994-3-8",
  };
  return (await sandbox.api("/register", { ...form, ...changed }, from(address))).code;
};

const times = (count: number, ask: () => Promise<string>) =>
  Promise.all(Array.from({ length: count }, ask));

const counted = (codes: readonly string[], code: string) =>
  codes.filter((one) => one === code).length;

test("the eleventh try of an address within a minute is answered 996, even simultaneously", async () => {
  const codes = await times(14, () => register("198.51.100.1", { member_account: "player20" }));
  expect([counted(codes, "102"), counted(codes, "996")]).toEqual([10, 4]);
});

test("an address opens ten accounts a day, then it is answered 997", async () => {
  const address = "198.51.100.2";
  const codes = await times(10, () => register(address));
  expect(counted(codes, "100")).toBe(10);
  await sandbox.services.throttle.forget(`register ${address}`);
  expect(await register(address)).toBe("997");
});

test("the address that counts is the player's, never the gateway's", async () => {
  await times(12, () => register("198.51.100.3", { member_account: "player20" }));
  expect(await register("198.51.100.3")).toBe("996");
  expect(await register("198.51.100.4")).toBe("100");
  expect(
    await sandbox.services.throttle.waitFor("register 127.0.0.1", { max: 1, within: 60_000 }),
  ).toBe(0);
});

test("questions about a field and an introducer are counted by address too", async () => {
  const { most } = { most: 60 };
  const ask = async (address: string) => {
    const body = { site_id: 1, member_currency: "USD", verification: 1, member_name: "Ada" };
    return (await sandbox.api("/register/verification", body, from(address))).code;
  };
  const codes = await times(most + 5, () => ask("198.51.100.5"));
  expect([counted(codes, "100"), counted(codes, "429")]).toEqual([most, 5]);
  expect(await ask("198.51.100.6")).toBe("100");
  const look = async (address: string) =>
    (await sandbox.api("/member_info", { id: 1017 }, from(address))).code;
  const looks = await times(most + 5, () => look("198.51.100.5"));
  expect([counted(looks, "100"), counted(looks, "429")]).toEqual([most, 5]);
});

test("an address gets thirty captchas a minute, then is told how long to wait, and is cut off when it insists", async () => {
  const ask = async (address: string) =>
    sandbox.api("/captcha", { type: 1, site_id: 1 }, from(address));
  const replies = await Promise.all(Array.from({ length: 125 }, () => ask("198.51.100.30")));
  const codes = replies.map(({ code }) => code);
  expect(["100", "101", "429"].map((code) => counted(codes, code))).toEqual([30, 90, 5]);
  expect(replies.find(({ code }) => code === "101")?.data).toEqual({
    wait_seconds: expect.any(Number),
  });
  expect((await ask("198.51.100.31")).code).toBe("100");
});

test("each address waits after three messages to phones, separately, behind one gateway", async () => {
  const ask = async (phone: string, address: string) =>
    (await askForCode(sandbox, phone, {}, from(address))).code;
  const codes = [];
  for (const phone of ["0912340001", "0912340002", "0912340003", "0912340004"])
    codes.push(await ask(phone, "198.51.100.20"));
  expect(codes).toEqual(["100", "100", "100", "102"]);
  expect(await ask("0912340005", "198.51.100.21")).toBe("100");
});

test("simultaneous registrations open no more accounts than the address has left of its ten", async () => {
  const address = "198.51.100.40";
  await times(6, () => register(address));
  await sandbox.services.throttle.forget(`register ${address}`);
  const codes = await times(8, () => register(address));
  expect([counted(codes, "100"), counted(codes, "997")]).toEqual([4, 4]);
});

const someone = (turn: number) => `nobody${turn}`;

/** Calls that are cheap to answer, each about a different person. */
test.each<[number, string, (turn: number) => object]>([
  [60, "/api/get_login_header", () => ({})],
  [
    60,
    "/api/login",
    (turn) => ({
      account: someone(turn),
      password: "naluma88",
      site_id: 1,
      answer: "0000",
      captcha_token: "cp_made_up",
    }),
  ],
  [30, "/api/login/double_validation/skip", () => ({ member_login_id: "ml_made_up" })],
  [30, "/api/get_info_data", () => ({ enc: "made-up" })],
  [
    30,
    "/api/arks/web/vx/reset",
    (turn) => ({ account: someone(turn), password: "naluma88", token: "vx_made_up" }),
  ],
  [
    30,
    "/api/register/sms",
    () => ({ member_phone: "", currency: "VND", type: "register_member", site_id: 1 }),
  ],
  [60, "/api/register/valid_message", () => ({ site_id: 1, agent_id: 1017 })],
  [
    30,
    "/api/services/v1/visitor/second-step",
    () => ({ member_login_id: "ml_made_up", code: "000000" }),
  ],
])("an address is answered %s times in a while by %s, separately", async (most, path, body) => {
  const ask = async (address: string, turn: number) =>
    (await sandbox.beyond(path, body(turn), from(address))).status;
  const asked = Array.from({ length: most + 2 }, (_, turn) => ask("198.51.100.50", turn));
  const statuses = await Promise.all(asked);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([most, 2]);
  expect(await ask("198.51.100.51", most)).toBe(200);
});

test("an address gets 120 of the site's own captcha pictures a minute", async () => {
  const ask = async (address: string) =>
    (await fetch(`${sandbox.origin}/api/clientCaptcha`, from(address))).status;
  const statuses = await Promise.all(Array.from({ length: 122 }, () => ask("198.51.100.60")));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await ask("198.51.100.61")).toBe(200);
});

test("an address signs in at Lantern ID sixty times a minute", async () => {
  const limit = { max: 60, within: 60_000 };
  const signIn = async () => {
    const body = new URLSearchParams({
      client_id: "1",
      redirect_uri: `${sandbox.services.config.publicOrigin}/authCallback`,
      state: "state-of-one-attempt",
      decision: "agree",
      account: "nobody99",
      password: "wrong",
    });
    const address = `http://127.0.0.1:${sandbox.providerPort}/sign-in`;
    return (await fetch(address, { method: "POST", redirect: "manual", body })).status;
  };
  const { throttle } = sandbox.services;
  for (let turn = 0; turn < 59; turn += 1) await throttle.take("sign-in 127.0.0.1", limit);
  expect([await signIn(), await signIn()]).toEqual([200, 429]);
});
