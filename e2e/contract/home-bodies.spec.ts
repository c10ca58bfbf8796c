import { expect, test } from "./support/test.ts";
import { bodyOf } from "./support/traffic.ts";

/** What each host asks for beside its games: the row, the call, its body, where the list lies. */
const asked = {
  desktop: [
    ["SHELL-42", "/web/logo", { site_id: 1 }, "web_logo_list"],
    ["SHELL-49", "/arks/web/footer", { site_id: 1 }, "list"],
    ["SHELL-50", "/arks/web/float", { site_id: 1 }, "list"],
  ],
  mobile: [
    ["SHELL-42", "/web/logo", { site_id: 1 }, "web_logo_list"],
    ["SHELL-48", "/arks/web/web-mobile-footer", { site_id: 1, template: "H5_1" }, "list"],
    ["SHELL-50", "/arks/web/float", { site_id: 1 }, "list"],
  ],
} as const;

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    test.use({ host });

    for (const [row, path, body, key] of asked[host])
      test(`[${row}] asks ${path} with exactly what it is to carry`, async ({
        opened: { traffic, lobby },
        operator,
      }) => {
        // What the server was refused, the browser asks for again.
        await operator.answer({ path, code: "999", message: "Not now.", times: "once" });
        await lobby.open(`/?house=${row}`);
        const call = await traffic.answeredCall(`/api${path}`);
        expect(bodyOf(call)).toEqual(body);
        expect((await call.answered)?.json).toMatchObject({ data: { [key]: expect.any(Array) } });
      });

    test("[LOBBY-32] asks for the jackpot of the currency on screen", async ({
      opened: { traffic, lobby },
    }) => {
      await lobby.open();
      const call = await traffic.answeredCall("/api/v2/get_jackpot");
      expect(bodyOf(call)).toEqual({ currency: "USD" });
      expect((await call.answered)?.json).toMatchObject({
        data: { jackpot_amount_total: expect.stringMatching(/^\d+\.\d\d$/) },
      });
    });
  });
}
