import { keys, expectStands } from "./support/page-query.ts";
import { test } from "./support/test.ts";

for (const path of ["/discount", "/user"])
  test(`[SHELL-13] ${path} stands with the keys of a page's query`, async ({
    page,
    lobby,
    member,
  }) => {
    if (path === "/user") await lobby.openAs(member, "/app");
    // Without a token the address names nobody.
    const { tk, ...others } = keys;
    await expectStands(lobby, page, path, others);
    await expectStands(lobby, page, path, { tk });
  });
