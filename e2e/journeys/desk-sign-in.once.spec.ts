import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { faultsOf } from "./support/axe.ts";
import { signInToDesk } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

/** Every path of the operator's, as docs/sandbox.md lists them; a test of the sandbox holds the page against its routes. */
const operatorPaths = async (): Promise<readonly string[]> => {
  const page = await readFile(new URL("../../docs/sandbox.md", import.meta.url), "utf8");
  const found = [...page.matchAll(/\/sandbox(?:\/[\w*{}-]+)*/g)].map(([path]) =>
    path.replaceAll(/\{\w+\}|\*/g, "1"),
  );
  const players = /^\/sandbox\/(member(\/|$)|visitor(\/|$)|top-up$)/;
  const paths = [...new Set(found)].filter((path) => !players.test(path));
  expect(paths.length).toBeGreaterThan(30);
  return paths;
};

test("an operator signs in by keyboard alone, works and signs out", async ({
  page,
  stack,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.goto(`${stack.api}/sandbox`);
  await expect(page.getByRole("heading", { name: "Operator’s desk" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a guess");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is not the operator key.")).toBeVisible();
  await expect(page.getByLabel("Operator key", { exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(stack.operatorKey);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  // No script can read who is signed in.
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const [cookie] = await page.context().cookies(`${stack.api}/sandbox`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/sandbox" });
  expect(await page.context().cookies(stack.games)).toEqual([]);

  await page.getByRole("link", { name: "Skip to the screen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "Audit log" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeFocused();
  await expect(page.getByRole("row", { name: /Ada desk\.sign-in/ }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Sign out" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.goto(`${stack.api}/sandbox/desk/ledger`);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("a session that ends is begun anew above the screen, which keeps what was typed", async ({
  page,
  stack,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const desk = await signInToDesk(page, stack);
  await desk.open("Audit log");
  await page.getByLabel("Target begins with").fill("player");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByText("Your session has ended.", { exact: false })).toBeVisible();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Operator key", { exact: true }).fill(stack.operatorKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Target begins with")).toHaveValue("player");
  await expect(page).toHaveURL(/\/sandbox\/desk\/audit\?target=player$/);
});

test("a page of another origin can do nothing with the operator's cookie", async ({
  page,
  stack,
  operator,
  complaints,
}) => {
  complaints.expect(/blocked by CORS|Failed to load resource|content security policy/i);
  await signInToDesk(page, stack);
  const audit = `${stack.api}/sandbox/audit?who=Ada&what=provider.state`;
  const foreign = await page.context().newPage();
  // Of the same site, on another port: the browser sends the cookie along.
  const elsewhere = createServer((_, answer) => answer.end("<!doctype html>"));
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const address = elsewhere.address();
  await foreign.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
  await foreign.setContent(`
    <iframe name="sink"></iframe>
    <form id="form" method="post" target="sink" enctype="text/plain" action="${stack.api}/sandbox/providers/GPHL">
      <input name='{"state":"refusing","x":"' value='"}'>
    </form>`);
  const tried = await foreign.evaluate(
    async ({ api }) => {
      const attempts: RequestInit[] = [
        { mode: "no-cors" },
        { mode: "no-cors", headers: { "content-type": "text/plain" } },
        { mode: "cors", headers: { "content-type": "application/json", "x-desk": "1" } },
      ];
      const outcomes: string[] = [];
      for (const attempt of attempts) {
        const sent = fetch(`${api}/sandbox/providers/GPHL`, {
          method: "POST",
          credentials: "include",
          body: `{"state":"refusing"}`,
          ...attempt,
        });
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        outcomes.push(
          await sent.then(
            ({ type }) => type,
            () => "failed",
          ),
        );
      }
      return outcomes;
    },
    { api: stack.api },
  );
  // An opaque answer is one that nobody may look into.
  expect(tried).toEqual(["opaque", "opaque", "failed"]);
  const [answer] = await Promise.all([
    foreign.context().waitForEvent("response", (one) => one.url().endsWith("/providers/GPHL")),
    foreign.evaluate(() => document.querySelector("form")?.submit()),
  ]);
  expect(answer.status()).toBe(403);

  const list = await fetch(audit, { headers: { authorization: `Bearer ${stack.operatorKey}` } });
  expect(await list.json()).toMatchObject({ data: { list: [] } });
  // The same from the desk's own page is done.
  await page.evaluate(() =>
    fetch("/sandbox/providers/GPHL", {
      method: "POST",
      headers: { "x-desk": "1", "content-type": "application/json" },
      body: `{"state":"slow"}`,
    }),
  );
  const now = await fetch(audit, { headers: { authorization: `Bearer ${stack.operatorKey}` } });
  expect(await now.json()).toMatchObject({ data: { list: [{ what: "provider.state" }] } });
  await operator.provider("GPHL", { state: "open" });
  elsewhere.closeAllConnections();
  elsewhere.close();
});

test("nothing of the operator's is reached through the site's own address, not even with the cookie", async ({
  page,
  stack,
}) => {
  await signInToDesk(page, stack);
  const [cookie] = await page.context().cookies(`${stack.api}/sandbox`);
  const headers = {
    cookie: `${cookie?.name}=${cookie?.value}`,
    "x-desk": "1",
    origin: stack.api,
    authorization: `Bearer ${stack.operatorKey}`,
  };
  for (const path of await operatorPaths())
    // What would be a page of the site takes no POST, whether there is such a page or not.
    for (const [method, refusals] of [
      ["GET", [404]],
      ["POST", [404, 405]],
    ] as const) {
      const answer = await page.request.fetch(`${stack.lobby}${path}`, { method, headers });
      expect(refusals, `${method} ${path}`).toContain(answer.status());
    }
  // What only looks like a player's call is put right first, and is none then.
  for (const path of [
    "/sandbox/member/../audit",
    "/sandbox/member/%2e%2e/audit",
    "//sandbox/audit",
  ]) {
    const answer = await page.request.fetch(`${stack.lobby}${path}`, { headers });
    expect({ path, text: await answer.text() }).not.toMatchObject({
      text: expect.stringContaining('"who"'),
    });
  }
});
