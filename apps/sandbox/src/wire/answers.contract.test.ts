import { randomUUID } from "node:crypto";
import { capabilities, services } from "@naluma/site/capabilities";
import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allCalls, serviceCalls } from "../calls/all-calls.ts";
import { fakeAuthenticator } from "../login-protection/authenticator.fake.ts";
import { password } from "../members/seeded-accounts.ts";
import {
  endCampaign,
  makeCampaign,
  redEnvelope,
  roulette,
  type NewCampaign,
} from "../testing/campaigns.ts";
import { gatewaySecret, startForTest, type StartedSandbox } from "../testing/started.ts";
import { openContract, type ContractCall, type WireContract } from "../testing/wire-contract.ts";
import { largestBody } from "./read-body.ts";

// Some tests make every existing call, which takes time on a busy machine.
let sandbox: StartedSandbox;
let contract: WireContract;
let token: string;
beforeAll(async () => {
  [sandbox, contract] = await Promise.all([startForTest(), openContract()]);
});
beforeEach(async () => {
  ({ token } = await sandbox.login("player01"));
});
afterAll(() => sandbox.remove());

const contractCall = (path: string): ContractCall => {
  const found = contract.calls.find((call) => call.path === path);
  if (!found) throw new Error(`${path} is no call of the contract`);
  return found;
};

interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

const send = async (
  call: { readonly path: string; readonly method: string },
  body: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Raw> => {
  const answer = await fetch(`${sandbox.origin}${call.path}`, {
    method: call.method.toUpperCase(),
    headers: {
      lang: "en_US",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, headers: answer.headers, json: await answer.json() };
};

/** Sends a request and checks the response against the contract, whatever the response is. */
const checked = async (
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Raw> => {
  const call = contractCall(path);
  const text = call.method === "get" ? undefined : JSON.stringify(body);
  const raw = await send(call, text, headers);
  expect({ path, raw, problems: contract.problems(call, raw.status, raw.json) }).toMatchObject({
    problems: [],
  });
  return raw;
};

const game = () => sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code ?? "";

/** Only one call has a success code of its own (W-03). */
const successOf = (path: string) => (path === "/api/template_config" ? "1000" : "100");

/** A request for each call that succeeds with a non-empty response. */
const requests = (): Readonly<Record<string, unknown>> => ({
  "/api/arks/web/site/detail": { site_id: 1 },
  "/api/web/logo": { site_id: 1 },
  "/api/arks/web/web-mobile-footer": { site_id: 1, template: "H5_1" },
  "/api/arks/web/footer": { site_id: 1 },
  "/api/arks/web/float": { site_id: 1 },
  "/api/web/model_setting": { site_id: 1, language: "th_TH", model_version: "1" },
  "/api/web/model_sponsor": { site_id: 1, language: "th_TH", model_version: "1" },
  "/api/web/model_login": { site_id: 1, language: "th_TH", model_version: "1" },
  "/api/template_config": { mobileTemplateName: "bob_mobile" },
  "/api/arks/web/carousel_picture": { site_id: 1, use_type: 0 },
  "/api/arks/web/announcement/marquee": { site_id: 1, sort_field: "sort", sort_order: "desc" },
  "/api/arks/web/bulletin": { site_id: 1, display_device: 1 },
  "/api/arks/web/bulletin/member": { site_id: 1, display_device: 2, display_location: 2 },
  "/api/arks/web/bulletin/history": { site_id: 1, display_device: 2 },
  "/api/v2/get_jackpot": { currency: "USD" },
  "/api/v3/game_list": { currency: "USD", site_id: 1, support_device: 1, template: "naluma" },
  "/api/v2/get_template_game_list": { site_id: 1, currency: "USD", support_device: 2 },
  "/api/arks/web/game-providers/custom-game-menus/crash": { currency: "USD", site_id: 1 },
  "/api/arks/web/member-games/hot-games": { site_id: 1, currency: "USD", gt_id: 2 },
  "/api/v2/get_tag_game_list": {
    site_id: 1,
    currency: "USD",
    support_device: 1,
    tag: "slot",
    gt_id: 2,
  },
  "/api/v2/game_label": {
    site_id: 1,
    currency: "USD",
    device: 1,
    gp_id: "GPHL",
    game_type_id: 2,
    house: "",
  },
  "/api/demo/play": {
    site_id: 1,
    currency: "USD",
    device: 1,
    gp_id: "GPHL",
    game_type: 2,
    game_code: game(),
    house: "",
  },
  "/api/demo/gp_games": {
    site_id: 1,
    currency: "USD",
    device: 1,
    gp_id: "GPHL",
    game_type_id: 2,
    house: "",
  },
  "/api/demo/gt_games": { site_id: 1, support_device: 2, currency: "USD", template: "H5_1" },
  "/api/arks/web/game-providers/sport-quickbet-url": {
    currency: "USD",
    support_device: 1,
    domain: "localhost:4000",
    site_id: 1,
  },
  "/api/check_iframe": { url: `${sandbox.services.providerOrigin}/quick-bets?lang=en_US` },
  "/api/captcha": { type: 1, site_id: 1 },
  "/api/clientCaptcha": {},
  "/api/get_login_header": {},
  "/api/member/profile": {},
  "/api/member/profile/common/layout": {},
  "/api/member/profile/my_cash": {},
  "/api/member/game/play1": {
    gpId: "GPHL",
    game_type: 2,
    game_code: game(),
    lobby_url: "http://localhost:4000/close",
    device: 1,
  },
  "/api/arks/web/member-games/last-playing-game": {},
  "/api/arks/web/member-games/favorite/store": { data: [{ game_id: 100_001, status: 1 }] },
  "/api/member/game/leave1": {},
  "/api/bonus_setting/check": { site_id: 1, member_currency: "USD" },
  "/api/arks/web/cash_surplus/check": { site_id: 1, currency: "USD" },
  "/api/member/apply_for_agent/check": { agent_id: 1001, apply_agent_flag: 0 },
  "/api/arks/web/agent-level-rename": {},
  "/api/arks/web/member/letter": {
    active: 1,
    count: 50,
    language: "th_TH",
    page: 1,
    site_id: 1,
    sort_field: "created_at",
    sort_order: "desc",
  },
  "/api/arks/web/activity/red_envelope_promotion": {},
  "/api/arks/web/activity/roulette": {},
  "/api/arks/web/activity/roulette/info": {},
  "/api/arks/web/member/letter/read": { id: 1 },
  "/api/arks/web/register-settings": { site_id: 1 },
  "/api/arks/web/register-settings/service-agreement": { site_id: 2 },
  "/api/arks/web/model/register-background/detail": { site_id: 1, template: "H5_1" },
  "/api/register/valid_message": { site_id: 1, recommend_code: "FRIEND36" },
  "/api/member_info": { id: 1017 },
  "/api/arks/web/check-agent-domain": { site_id: 1, host: "vip.localhost:4000" },
  "/api/register/verification": {
    site_id: 1,
    member_currency: "USD",
    verification: 1,
    member_phone: "15550199999",
  },
  "/api/fb_tracking": {
    eventName: "CompleteRegistration",
    eventTime: 1_795_188_610,
    eventID: "reg-1",
    userData: {},
    customData: { currency: "USD" },
  },
  "/api/arks/web/bulletin/member/hide": { site_id: 1, display_device: 1, display_location: 3 },
  "/api/services/v1/member/activity": { by: "day" },
  "/api/services/v1/member/session": {},
  "/api/services/v1/member/reality-check": { minutes: 45 },
  "/api/services/v1/member/promotions": {},
  "/api/services/v1/member/receipts": {},
  "/api/services/v1/visitor/captcha-work": { site_id: 1 },
  "/api/services/v1/member/agent": {},
  "/api/services/v1/member/login-protection": {},
  "/api/services/v1/member/login-protection/totp/begin": { password },
  "/api/services/v1/member/login-protection/passkeys/begin": { password },
  "/api/services/v1/visitor/passkey/begin": { site_id: 1 },
  "/api/services/v1/member/invitation": {},
  "/api/services/v1/member/friends": {},
  "/api/services/v1/member/bank-accounts": {},
  "/api/services/v1/member/devices": {},
  "/api/services/v1/member/limits": {},
  "/api/services/v1/member/limits/set": { kind: "session", period: "month", size: "9000" },
  "/api/services/v1/member/limits/keep": { kind: "session", period: "month" },
});

/** By path: who sends the shown requests of a call that uses up the tries of a password, or ends sessions or play. */
const ownAccounts: Readonly<Record<string, string>> = {
  "/api/services/v1/member/login-protection/totp/begin": "player30",
  "/api/services/v1/member/login-protection/totp/recovery-codes": "player30",
  "/api/services/v1/member/login-protection/totp/remove": "player30",
  "/api/services/v1/member/login-protection/passkeys/begin": "player30",
  "/api/services/v1/member/withdraw-password": "player30",
  "/api/services/v1/member/devices/remove": "player29",
  "/api/services/v1/member/limits/set": "player29",
  "/api/services/v1/member/limits/time-out": "player28",
  "/api/services/v1/member/limits/self-exclusion": "player27",
};

const codeOf = (json: unknown) =>
  v.parse(
    v.union([
      v.pipe(
        v.object({ code: v.string() }),
        v.transform(({ code }) => code),
      ),
      v.pipe(
        v.object({ header: v.object({ status: v.string() }) }),
        v.transform(({ header }) => header.status),
      ),
    ]),
    json,
  );

/** What a success in either form carries. */
const dataOf = <Read>(json: unknown, schema: v.GenericSchema<unknown, Read>): Read =>
  v.parse(
    v.union([
      v.pipe(
        v.object({ data: schema }),
        v.transform(({ data }) => data),
      ),
      v.pipe(
        v.object({ body: schema }),
        v.transform(({ body }) => body),
      ),
    ]),
    json,
  );

describe("every call of the contract", () => {
  test("every call of the contract exists, under its method, and no other does", () => {
    const names = (calls: readonly { method: string; path: string }[]) =>
      calls.map(({ method, path }) => `${method} ${path}`).toSorted();
    expect(names([...allCalls, ...serviceCalls])).toEqual(names(contract.calls));
    expect(allCalls).toHaveLength(69);
  });

  test("a call belongs to the member services that the contract names, or to none", () => {
    for (const { path, capability = [] } of [...allCalls, ...serviceCalls])
      expect({ path, services: [capability].flat() }).toEqual({
        path,
        services: contractCall(path)["x-capabilities"] ?? [],
      });
  });

  test.each(capabilities)("%s has the calls that the site's own table names", (service) => {
    const called = contract.calls.filter((call) => call["x-capabilities"]?.includes(service));
    expect(called.map(({ path }) => path)).toEqual(
      services[service].calls.map((path) => `/api/services/v1/${path}`),
    );
  });

  test("every call accepts the requests that the contract shows", async () => {
    const tokens = new Map<string, string>();
    for (const account of new Set(Object.values(ownAccounts)))
      tokens.set(account, (await sandbox.login(account)).token);
    for (const call of contract.calls) {
      const examples = call.requestBody?.content["application/json"]?.examples ?? {};
      for (const { value } of Object.values(examples)) {
        const own = tokens.get(ownAccounts[call.path] ?? "");
        const { status } = await checked(call.path, value, { authorization: own ?? token });
        expect({ path: call.path, value, status }).not.toMatchObject({ status: 400 });
        if (call.path === "/api/logout") ({ token } = await sandbox.login("player01"));
      }
    }
  });

  test("a call without fields needs no body", async () => {
    for (const call of contract.calls.filter(
      ({ requestBody }) => requestBody?.required === false,
    )) {
      const raw = await send(call, undefined, { authorization: token });
      expect({ path: call.path, status: raw.status }).not.toMatchObject({ status: 400 });
      if (call.path === "/api/logout") ({ token } = await sandbox.login("player01"));
    }
  });
});

describe("answers of the sandbox fit the contract", () => {
  test("answers to a visitor and a member fit the contract, in the first form", async () => {
    for (const [path, body] of Object.entries(requests())) {
      const raw = await checked(path, body, { authorization: token });
      expect({ path, code: codeOf(raw.json) }).toEqual({ path, code: successOf(path) });
      if (contractCall(path).security.length === 2) await checked(path, body);
    }
  });

  test("answers to a visitor and a member fit the contract in the second form", async () => {
    await sandbox.operator("POST", "/answers", { path: "*", form: 2, times: "always" });
    try {
      for (const [path, body] of Object.entries(requests())) {
        const raw = await checked(path, body, { authorization: token });
        expect(raw.json).toMatchObject({ header: { status: successOf(path), desc: "Success" } });
      }
    } finally {
      await sandbox.operator("DELETE", "/answers");
    }
  });

  test("the profile fits the contract with every field filled in or empty", async () => {
    for (const account of ["player20", "player04", "player17"]) {
      const { token: theirs } = await sandbox.login(account);
      const profile = await checked("/api/member/profile", {}, { authorization: theirs });
      expect(profile.json).toMatchObject({ data: { member_profile: { member_account: account } } });
      await checked("/api/member/profile/common/layout", {}, { authorization: theirs });
      await checked("/api/member/profile/my_cash", {}, { authorization: theirs });
    }
  });

  test("a login fits the contract, right or wrong", async () => {
    const login = async (account: string, password: string, answer = "0000") => {
      const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
      const body = {
        account,
        password,
        site_id: 1,
        answer,
        captcha_token: captcha.data["token"],
      };
      return checked("/api/login", body);
    };
    const right = await login("player02", "naluma88");
    expect(codeOf(right.json)).toBe("100");
    const { data } = v.parse(v.object({ data: v.object({ token: v.string() }) }), right.json);
    expect(right.headers.get("authorization")).toBe(data.token);

    expect(codeOf((await login("player02", "wrong")).json)).toBe("101");
    expect(codeOf((await login("nobody", "wrong")).json)).toBe("101");
    expect(codeOf((await login("player05", "naluma88")).json)).toBe("102");
    expect(codeOf((await login("player06", "naluma88")).json)).toBe("103");
    expect(codeOf((await login("player02", "naluma88", "1")).json)).toBe("105");
  });

  test("a registration and its message fit the contract, right or wrong, in both forms", async () => {
    const register = async (member_account: string) => {
      const form = {
        site_id: 1,
        member_account,
        password: "harvest7",
        member_currency: "GP",
        member_birthday: "1994-3-8",
      };
      return checked("/api/register", form);
    };
    const message = (member_phone: string) =>
      checked("/api/register/sms", {
        member_phone,
        currency: "VND",
        type: "register_member",
        site_id: 1,
      });
    const codes = async () => [
      codeOf((await register("contract1")).json),
      codeOf((await message("0977000001")).json),
      codeOf((await message("0900000103")).json),
    ];
    expect(await codes()).toEqual(["100", "100", "103"]);
    await sandbox.operator("POST", "/answers", { path: "*", form: 2, times: "always" });
    try {
      expect(await codes()).toEqual(["102", "102", "103"]);
    } finally {
      await sandbox.operator("DELETE", "/answers");
    }
  });

  test("bank accounts fit the contract: added, changed, removed, and every refusal of them", async () => {
    const path = "/api/services/v1/member/bank-accounts";
    const { token: theirs } = await sandbox.login("player20");
    const send = async (tail: string, body: object, authorization = theirs) =>
      (await checked(path + tail, { withdraw_password: "4417", ...body }, { authorization })).json;
    const own = { bank: "Lotus Bank", holder: "Nadia Lumen", number: "0071 0012 3456" };
    const added = v.parse(
      v.object({ data: v.object({ list: v.tuple([v.object({ id: v.number() })]) }) }),
      await send("/add", own),
    );
    const [{ id }] = added.data.list;
    expect(codeOf(await send("/default", { id }))).toBe("100");
    expect(codeOf(await send("/add", own))).toBe("105");
    expect(codeOf(await send("/add", { ...own, holder: "Ana Lima" }))).toBe("104");
    expect(codeOf(await send("/add", own, token))).toBe("103");
    expect(codeOf(await send("/default", { id, withdraw_password: "0000" }))).toBe("101");
    expect(codeOf(await send("/remove", { id }))).toBe("100");
    expect(codeOf(await send("/remove", { id }))).toBe("107");
  });

  test("invited friends fit the contract, with and without a reward", async () => {
    const { token: theirs } = await sandbox.login("player36");
    const path = "/api/services/v1/member/friends";
    for (const rewarded of [false, true]) {
      const raw = await checked(path, { rewarded, limit: 1 }, { authorization: theirs });
      expect(raw.json).toMatchObject({ data: { list: [{}], next: expect.any(String) } });
    }
  });

  test("an agent's reports and transfers fit the contract in both forms", async () => {
    const { token: agents } = await sandbox.login("player17");
    const path = "/api/services/v1/member/agent";
    const codes = async () => {
      const headers = { authorization: agents, "idempotency-key": randomUUID() };
      const transfer = { account: "player38", amount: "1.00" };
      const heard = [codeOf((await checked(`${path}/transfer`, transfer, headers)).json)];
      for (const report of ["downline", "operation", "stratified", "settlement"])
        heard.push(codeOf((await checked(`${path}/report`, { report }, headers)).json));
      return heard;
    };
    const done = ["100", "100", "100", "100", "100"];
    expect(await codes()).toEqual(done);
    await sandbox.operator("POST", "/answers", { path: "*", form: 2, times: "always" });
    try {
      expect(await codes()).toEqual(done);
    } finally {
      await sandbox.operator("DELETE", "/answers");
    }
  });
  test.each([1, 2])(
    "an app, its codes and a passkey fit the contract, right or wrong, in form %s",
    async (form) => {
      const services = "/api/services/v1";
      const account = `protected${form}`;
      await sandbox.operator("POST", "/members", { account, password });
      const { token: before } = await sandbox.login(account);
      await sandbox.operator("POST", "/answers", { path: "*", form, times: "always" });
      try {
        let authorization = before;
        const own = async (path: string, body: unknown) => {
          const at = `${services}/member/login-protection${path}`;
          return (await checked(at, body, { authorization })).json;
        };
        const visit = async (path: string, body: unknown) =>
          (await checked(`${services}/visitor/${path}`, body)).json;

        expect(codeOf(await own("/totp/recovery-codes", { password }))).toBe("104");
        expect(codeOf(await own("/totp/begin", { password: "wrong" }))).toBe("101");
        const begun = await own("/totp/begin", { password });
        const { secret } = dataOf(begun, v.object({ secret: v.string() }));
        const app = new TOTP({ secret: Secret.fromBase32(secret) });
        expect(codeOf(await own("/totp/confirm", { code: "wrong" }))).toBe("103");
        expect(codeOf(await own("/totp/confirm", { code: app.generate() }))).toBe("100");
        expect(codeOf(await own("/totp/begin", { password }))).toBe("102");
        const renewed = await own("/totp/recovery-codes", { password });
        const [code] = dataOf(
          renewed,
          v.object({ recovery_codes: v.array(v.string()) }),
        ).recovery_codes;

        const device = fakeAuthenticator(sandbox.services.config.publicOrigin);
        const challengeIn = (json: unknown) =>
          dataOf(json, v.object({ challenge: v.string() })).challenge;
        const asked = challengeIn(await own("/passkeys/begin", { password }));
        const made = { response: device.create(asked), name: "Phone" };
        expect(codeOf(await own("/passkeys/add", made))).toBe("100");
        expect(codeOf(await own("/passkeys/add", made))).toBe("105");
        // Now with the passkey among the credentials to leave out, and in the state.
        await own("/passkeys/begin", { password });
        expect(codeOf(await own("", {}))).toBe("100");

        const captcha = await checked("/api/captcha", { type: 1, site_id: 1 });
        const { token: captcha_token } = dataOf(captcha.json, v.object({ token: v.string() }));
        const login = { account, password, site_id: 1, answer: "0000", captcha_token };
        const waiting = await checked("/api/login", login);
        expect(codeOf(waiting.json)).toBe("120");
        const { member_login_id } = dataOf(waiting.json, v.object({ member_login_id: v.string() }));
        const give = async (given: unknown) =>
          codeOf(await visit("second-step", { member_login_id, code: given }));
        expect([await give("wrong"), await give(code), await give(code)]).toEqual([
          "998",
          "100",
          "101",
        ]);

        const response = device.get(challengeIn(await visit("passkey/begin", { site_id: 1 })));
        const passed = await visit("passkey/login", { site_id: 1, response });
        authorization = dataOf(passed, v.object({ token: v.string() })).token;
        expect(codeOf(await visit("passkey/login", { site_id: 1, response }))).toBe("101");
        expect(codeOf(await own("/passkeys/remove", { id: device.id }))).toBe("100");
        expect(codeOf(await own("/totp/remove", { password: "wrong" }))).toBe("101");
        expect(codeOf(await own("/totp/remove", { password }))).toBe("100");
      } finally {
        await sandbox.operator("DELETE", "/answers");
      }
    },
  );

  test("a top-up fits the contract in both forms: given, and refused because there is enough", async () => {
    const { token: theirs } = await sandbox.login("player04");
    const codes = async () => {
      const heard: string[] = [];
      for (const key of [randomUUID(), randomUUID()]) {
        const headers = { authorization: theirs, "idempotency-key": key };
        heard.push(codeOf((await checked("/api/services/v1/member/top-up", {}, headers)).json));
      }
      return heard;
    };
    expect(await codes()).toEqual(["100", "101"]);
    await sandbox.operator("POST", "/money", { member: "player04", amount: "-100" });
    await sandbox.operator("POST", "/answers", { path: "*", form: 2, times: "always" });
    try {
      expect(await codes()).toEqual(["100", "101"]);
    } finally {
      await sandbox.operator("DELETE", "/answers");
    }
  });

  /** Runs in each form as a new member, who has not taken part in anything yet. */
  const inBothForms = async (
    look: (asked: Readonly<Record<string, string>>) => Promise<void>,
  ): Promise<void> => {
    for (const form of [1, 2]) {
      const { token: theirs } = await sandbox.login(`player${20 + form}`);
      await sandbox.operator("POST", "/answers", { path: "*", form, times: "always" });
      try {
        await look({ authorization: theirs });
      } finally {
        await sandbox.operator("DELETE", "/answers");
      }
    }
  };

  test("[PROMO-02] [PROMO-05] red envelopes fit the contract: offered, claimed, and every refusal", async () => {
    const path = "/api/arks/web/activity/red_envelope";
    await inBothForms(async (asked) => {
      const claim = async (id: number) => codeOf((await checked(path, { id }, asked)).json);
      const offered = async () =>
        JSON.stringify((await checked(`${path}_promotion`, {}, asked)).json);
      expect(await claim(999_999)).toBe("102");
      const { id } = await makeCampaign(sandbox, redEnvelope());
      expect(await offered()).toContain(`"id":${id},`);
      expect(await claim(id)).toBe("100");
      expect(await claim(id)).toBe("102");
      expect(await offered()).toContain('"envelope":null');
      await endCampaign(sandbox, id);
      expect(await claim(id)).toBe("102");

      const hard = await makeCampaign(sandbox, redEnvelope({ condition: "deposit" }, "9.00"));
      expect(await offered()).toContain('"envelope":null');
      expect(await claim(hard.id)).toBe("999");
      await endCampaign(sandbox, hard.id);
    });
  });

  test("[PROMO-10] [PROMO-18] [PROMO-19] [PROMO-20] roulettes fit the contract: shown, spun, and every refusal", async () => {
    const path = "/api/arks/web/activity/roulette";
    const code = async (part: string, asked: Readonly<Record<string, string>>) =>
      codeOf((await checked(path + part, {}, asked)).json);
    const during = async (
      change: Partial<NewCampaign>,
      look: (asked: Readonly<Record<string, string>>) => Promise<void>,
      required?: string,
    ) => {
      const { id } = await makeCampaign(sandbox, roulette(change, required));
      await inBothForms(look);
      await endCampaign(sandbox, id);
    };
    const day = 24 * 60 * 60_000;
    const tomorrow = { start_at: Date.now() + day, end_at: Date.now() + 2 * day };
    await during(tomorrow, async (asked) => expect(await code("/spin", asked)).toBe("2093104"));
    await inBothForms(async (asked) => expect(await code("/spin", asked)).toBe("2093103"));
    await during({ times: 1 }, async (asked) => {
      const wheel = await checked(path, {}, asked);
      expect(JSON.stringify(wheel.json)).toContain('"prize_settings":[{"prize_id":');
      const before = await checked(`${path}/info`, {}, asked);
      expect(JSON.stringify(before.json)).toContain('"remaining_draws":1');
      expect(await code("/spin", asked)).toBe("100");
      expect(await code("/spin", asked)).toBe("2093102");
    });
    const staked = { condition: "turnover" } as const;
    await during(
      staked,
      async (asked) => expect(await code("/spin", asked)).toBe("2093101"),
      "9.00",
    );
    await during({ members: ["player01"] }, async (asked) => {
      expect(await code("/info", asked)).toBe("2095101");
      expect(await code("/spin", asked)).toBe("2093101");
    });
  });

  test("answers fit the contract when a provider is in maintenance, and when a key is sent with another body", async () => {
    const body = requests()["/api/member/game/play1"];
    await sandbox.operator("POST", "/providers/GPHL", { state: "maintenance" });
    const refused = await checked("/api/member/game/play1", body, { authorization: token });
    expect(codeOf(refused.json)).toBe("203");
    await sandbox.operator("POST", "/providers/GPHL", { state: "open" });

    const keyed = { authorization: token, "idempotency-key": randomUUID() };
    await checked("/api/member/game/play1", body, keyed);
    const other = { ...v.parse(v.looseObject({}), body), device: 2 };
    expect((await checked("/api/member/game/play1", other, keyed)).status).toBe(409);
    await checked("/api/member/game/leave1", {}, { authorization: token });
  });
});

describe("what is wrong with a request is said in the envelope", () => {
  const wrongBodies: readonly (readonly [what: string, body: string])[] = [
    ["no JSON", "{"],
    ["a list", "[]"],
    ["a text", '"{}"'],
    ["null", "null"],
    ["a number", "12"],
    ["an unknown key", '{"unknown":1}'],
    ["a prototype", '{"__proto__":{"site_id":1}}'],
    ["a NUL", '{"site_id":1,"account":"\\u0000"}'],
    ["wrong types", '{"site_id":"1","currency":1,"data":{},"id":"x","gpId":[],"account":{}}'],
    ["numbers out of bounds", '{"site_id":1e308,"id":-1,"page":0,"support_device":9}'],
    ["deep nesting", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
    ["bytes that are no UTF-8", "\u{FFFF}"],
  ];

  test.each(wrongBodies)("%s is a 400 of every call", async (_, body) => {
    for (const call of contract.calls.filter(({ method }) => method === "post")) {
      const raw = await send(call, body, { authorization: token });
      expect({ path: call.path, status: raw.status }).toEqual({ path: call.path, status: 400 });
      expect(contract.problems(call, 400, raw.json)).toEqual([]);
    }
  });

  test("deep nesting where any key is allowed is a 400 too, and starts nothing", async () => {
    const body = v.parse(v.looseObject({}), requests()["/api/member/game/play1"]);
    const nested = (depth: number) =>
      JSON.stringify({ ...body, extra: 0 }).replace(
        '"extra":0',
        `"extra":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
      );
    const call = contractCall("/api/member/game/play1");
    for (const depth of [40, 5_000, 15_000]) {
      const raw = await send(call, nested(depth), { authorization: token });
      expect({ depth, status: raw.status }).toEqual({ depth, status: 400 });
      expect(contract.problems(call, 400, raw.json)).toEqual([]);
    }
    const shallow = await send(call, nested(10), { authorization: token });
    expect(codeOf(shallow.json)).toBe("100");
    await checked("/api/member/game/leave1", {}, { authorization: token });
  });

  test("a body above 100 kB is a 413 of every call", async () => {
    const body = JSON.stringify({ site_id: 1, text: "x".repeat(largestBody) });
    for (const call of contract.calls.filter(({ method }) => method === "post")) {
      const raw = await send(call, body, { authorization: token });
      expect({ path: call.path, status: raw.status }).toEqual({ path: call.path, status: 413 });
      expect(contract.problems(call, 413, raw.json)).toEqual([]);
    }
  });

  test("another type of body is a 400", async () => {
    const call = contractCall("/api/web/logo");
    const raw = await send(call, '{"site_id":1}', { "content-type": "text/plain" });
    expect(raw.status).toBe(400);
  });

  test("a refused token is a 401 of every call that judges it", async () => {
    for (const call of contract.calls) {
      const judges = Object.hasOwn(call.responses, "401");
      const raw = await send(call, call.method === "get" ? undefined : "{}", {
        authorization: "s_0123456789ab.no-such-token",
      });
      expect({ path: call.path, refused: raw.status === 401 }).toEqual({
        path: call.path,
        refused: judges,
      });
      if (judges) expect(contract.problems(call, 401, raw.json)).toEqual([]);
    }
  });

  test("a member's call without a token is a 401", async () => {
    for (const call of contract.calls.filter(({ security }) => security.length === 1)) {
      const { status } = await send(call, "{}");
      expect({ path: call.path, status }).toEqual({ path: call.path, status: 401 });
    }
  });

  test("an unknown call is a 404, and a malformed key a 400", async () => {
    const unknown = await send({ path: "/api/nothing", method: "post" }, "{}");
    expect({ status: unknown.status, code: codeOf(unknown.json) }).toEqual({
      status: 404,
      code: "404",
    });
    const headers = { authorization: token, "idempotency-key": "short" };
    expect((await send(contractCall("/api/member/game/leave1"), "{}", headers)).status).toBe(400);
  });

  test("too many attempts are a 429 that says how long to wait", async () => {
    const headers = { "x-naluma-gateway": gatewaySecret, "x-forwarded-for": "203.0.113.9" };
    const attempt = () =>
      checked(
        "/api/login",
        { account: "nobody9", password: "x", site_id: 1, answer: "0000", captcha_token: "none" },
        headers,
      );
    for (let count = 0; count < 5; count += 1) {
      const captcha = await sandbox.api("/captcha", { type: 1, site_id: 1 });
      const body = {
        account: "nobody9",
        password: "wrong",
        site_id: 1,
        answer: "0000",
        captcha_token: captcha.data["token"],
      };
      expect(codeOf((await checked("/api/login", body, headers)).json)).toBe("101");
    }
    const refused = await attempt();
    expect(refused.status).toBe(429);
    const { data } = v.parse(
      v.object({ data: v.object({ wait_seconds: v.number() }) }),
      refused.json,
    );
    expect(refused.headers.get("retry-after")).toBe(String(data.wait_seconds));
  });
});
