import { firstGame } from "../journeys/support/play.ts";
import { expect, test } from "./support/test.ts";
import { bodyOf, type Answered, type SentCall } from "./support/traffic.ts";

const numbers = { desktop: 1, mobile: 2 } as const;
const templates = { desktop: "origin_pc", mobile: "H5_1" } as const;

/** What an answer delivered, whichever envelope it came in. */
const dataOf = (answered: Answered | undefined): unknown => {
  const json = answered?.json;
  if (typeof json !== "object" || json === null) throw new Error("the call was not answered");
  return "body" in json ? json.body : "data" in json ? json.data : undefined;
};

const only = (calls: readonly SentCall[]): SentCall => {
  const [call, ...more] = calls;
  if (!call || more.length > 0) throw new Error(`${calls.length} calls instead of one`);
  return call;
};

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    // One scenario for all of them.
    test.describe.configure({ mode: "default" });
    test.use({ host });

    test("[AUTH-04] the header is asked for before the login, and lends it its token", async ({
      scenario: { traffic },
    }) => {
      const asked = only(traffic.to("/api/get_login_header"));
      const login = only(traffic.to("/api/login"));
      expect(traffic.calls.indexOf(asked)).toBeLessThan(traffic.calls.indexOf(login));
      const preLoginToken = (await asked.answered)?.headers["authorization"];
      expect(preLoginToken).toBeTruthy();
      expect(login.headers["authorization"]).toBe(preLoginToken);
    });

    test("[AUTH-05] the login carries account, password, site, captcha and its token", async ({
      scenario: { traffic, account, memberId },
    }) => {
      const login = only(traffic.to("/api/login"));
      const captcha = await traffic.to("/api/captcha")[0]?.answered;
      expect(bodyOf(login)).toMatchObject({
        ...account,
        site_id: 1,
        answer: "0000",
        captcha_token: (dataOf(captcha) as { token: string }).token,
      });
      expect(dataOf(await login.answered)).toMatchObject({
        member_id: Number(memberId),
        member_account: account.account,
      });
    });

    test("[AUTH-06] the login tells of the device, flat in the body", async ({ scenario }) => {
      const { traffic, deviceId, origin } = scenario;
      expect(bodyOf(only(traffic.to("/api/login")))).toMatchObject({
        device: numbers[host],
        login_type: "web",
        system: host === "desktop" ? "Windows" : "Android",
        browser: "Chrome",
        system_version: expect.stringMatching(/^\d+(\.\d+)*$/),
        remote_addr: "",
        host: new URL(origin).host,
        cdn: "",
        udid: deviceId,
      });
    });

    test("[AUTH-30] [AUTH-31] the login's picture is asked for with type 1 and the site", async ({
      scenario: { traffic },
    }) => {
      const pictures = traffic.to("/api/captcha");
      expect(pictures.length).toBeGreaterThan(1);
      for (const picture of pictures) expect(bodyOf(picture)).toEqual({ type: 1, site_id: 1 });
    });

    test("[AUTH-88] a logout carries nothing", async ({ scenario: { traffic, token } }) => {
      const logout = only(traffic.to("/api/logout"));
      expect(logout.text).toBe("{}");
      expect(logout.headers["authorization"]).toBe(token);
    });

    test("[LAUNCH-15] a start names the game as the platform does, and carries nothing else", async ({
      scenario: { traffic, currency },
    }) => {
      const catalogue = traffic
        .to("/api/v2/get_template_game_list")
        .findLast((call) => bodyOf(call)["currency"] === currency);
      const { info } = dataOf(await catalogue?.answered) as {
        info: {
          gp_id: string;
          game_type: number;
          game_code: string;
          game_name: Record<string, string>;
        }[];
      };
      const game = info.find(({ game_name }) => game_name["en_US"] === firstGame);
      const start = only(traffic.to("/api/member/game/play1"));
      expect(bodyOf(start)).toEqual({
        gpId: game?.gp_id,
        game_type: game?.game_type,
        game_code: game?.game_code,
        lobby_url: expect.any(String),
        device: numbers[host],
      });
      expect(dataOf(await start.answered)).toEqual({ result: expect.any(String) });
    });

    test("[ROUTE-18] the game is told to come back to /close", async ({
      scenario: { traffic, origin },
    }) => {
      const { lobby_url } = bodyOf(only(traffic.to("/api/member/game/play1")));
      expect(lobby_url).toBe(`${origin}/close`);
    });

    for (const [id, path] of [
      ["LAUNCH-20", "/api/member/game/leave1"],
      ["WALLET-02", "/api/member/profile/my_cash"],
      ["WALLET-03", "/api/member/profile/balance/all/back"],
      ["WALLET-19", "/api/member/profile/balance_get_back"],
      ["MEMBER-02", "/api/member/profile/common/layout"],
    ] as const)
      test(`[${id}] ${path} carries nothing`, async ({ scenario: { traffic } }) => {
        const calls = traffic.to(path);
        expect(calls).not.toEqual([]);
        for (const call of calls) expect(call.text).toBe("{}");
      });

    test("[LOBBY-38] game types are asked for with currency, site, device and template", async ({
      scenario: { traffic, currency },
    }) => {
      const bodies = traffic.to("/api/v3/game_list").map(bodyOf);
      const fixed = { site_id: 1, support_device: numbers[host], template: templates[host] };
      expect(bodies).toContainEqual({ currency, ...fixed });
      for (const body of bodies) expect(body).toEqual({ currency: body["currency"], ...fixed });
    });

    test("[LOBBY-45] the catalogue is asked for with site, currency and device", async ({
      scenario: { traffic, currency },
    }) => {
      const bodies = traffic.to("/api/v2/get_template_game_list").map(bodyOf);
      const fixed = { site_id: 1, support_device: numbers[host] };
      expect(bodies).toContainEqual({ currency: "USD", ...fixed });
      expect(bodies).toContainEqual({ currency, ...fixed });
      for (const body of bodies) expect(body).toEqual({ currency: body["currency"], ...fixed });
    });

    test("[LOBBY-06] [LOBBY-07] banners are asked for with the site and the use of this template", async ({
      scenario: { traffic },
    }) => {
      const calls = traffic.to("/api/arks/web/carousel_picture");
      expect(calls).not.toEqual([]);
      const use_type = { desktop: 0, mobile: 2 }[host];
      for (const call of calls) expect(bodyOf(call)).toEqual({ site_id: 1, use_type });
    });

    test("[LOBBY-14] announcements are asked for with the site, the highest sort first", async ({
      scenario: { traffic },
    }) => {
      const calls = traffic.to("/api/arks/web/announcement/marquee");
      expect(calls).not.toEqual([]);
      for (const call of calls)
        expect(bodyOf(call)).toEqual({ site_id: 1, sort_field: "sort", sort_order: "desc" });
    });

    test("[SHELL-55] the device is a number that follows from the template", async ({
      scenario: { traffic },
    }) => {
      const carried = traffic.calls
        .filter(({ path, text }) => text?.includes("support_device") || path.endsWith("/play1"))
        .map(bodyOf)
        .map((body) => body["support_device"] ?? body["device"]);
      expect(carried.length).toBeGreaterThan(3);
      expect(new Set(carried)).toEqual(new Set([numbers[host]]));
    });

    test("[SHELL-40] the site's data are asked for with its id", async ({
      scenario: { traffic },
    }) => {
      const calls = traffic.to("/api/arks/web/site/detail");
      expect(calls).not.toEqual([]);
      for (const call of calls) {
        expect(bodyOf(call)).toEqual({ site_id: 1 });
        expect(dataOf(await call.answered)).toMatchObject({ env_config: expect.any(Object) });
      }
    });
  });
}
