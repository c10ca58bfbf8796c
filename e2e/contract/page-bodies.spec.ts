import { logInButton } from "../journeys/support/login-form.ts";
import { expect, test } from "./support/test.ts";
import { bodyOf } from "./support/traffic.ts";

const model = { site_id: 1, language: "en_US", model_version: "1" };

for (const host of ["desktop", "mobile"] as const) {
  test.describe(host, () => {
    test.use({ host });

    for (const [row, path, page] of [
      ["SHELL-43", "/web/model_setting", "/discount"],
      ["SHELL-44", "/web/model_sponsor", "/sponsor"],
    ] as const)
      test(`[${row}] asks ${path} with site, language and version of the models`, async ({
        opened: { traffic, lobby },
        operator,
      }) => {
        // What the server was refused, the browser asks for again.
        await operator.answer({ path, code: "999", message: "Not now.", times: "once" });
        await lobby.open(`${page}?house=${row}`);
        const call = await traffic.answeredCall(`/api${path}`);
        expect(bodyOf(call)).toEqual(model);
        expect((await call.answered)?.json).toMatchObject({ data: { list: expect.any(Array) } });
      });

    test("[SHELL-45] asks for the words beside the login with site, language and version", async ({
      opened: { traffic, lobby, page },
    }) => {
      await lobby.open();
      await logInButton(page).click();
      const call = await traffic.answeredCall("/api/web/model_login");
      expect(bodyOf(call)).toEqual(model);
      expect((await call.answered)?.json).toMatchObject({
        data: { list: { title: expect.any(String), content: expect.any(String) } },
      });
    });
  });
}

test.describe("mobile", () => {
  test.use({ host: "mobile" });

  test("[SHELL-46] the site's own server is told the mobile template", async ({
    opened: { traffic, lobby },
  }) => {
    await lobby.open("/sponsor");
    const call = await traffic.answeredCall("/api/template_config");
    expect(bodyOf(call)).toEqual({ mobileTemplateName: "origin_mobile" });
    expect((await call.answered)?.json).toEqual({ code: "1000", message: "Success", data: null });
  });
});
