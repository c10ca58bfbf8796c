import { expect, test } from "./support/test.ts";

const hour = 3_600_000;
const latest = "/builds/latest.json";

/** A file that lies beside the calls, as anybody gets it. */
async function getJson(address: string): Promise<{ status: number; json: unknown }> {
  const response = await fetch(address);
  const json: unknown = await response.json();
  return { status: response.status, json };
}

test("[SHELL-31] an open page asks again and again which build runs, each time with the time of asking", async ({
  opened: { page, lobby, traffic },
  wire,
}) => {
  await page.clock.install();
  await lobby.visit();
  const asked = () => traffic.to(latest);
  // What asks comes some seconds after the page. A call that is under way does not outlast an hour.
  for (const times of [1, 2, 3])
    await expect(async () => {
      await Promise.all(asked().map(({ answered }) => answered));
      await page.clock.fastForward(hour);
      await expect.poll(() => asked().length, { timeout: 2_000 }).toBeGreaterThanOrEqual(times);
    }).toPass();

  const release = await lobby.html.getAttribute("data-release");
  const moments: number[] = [];
  for (const { method, query, headers, answered } of asked()) {
    expect(query).toMatch(/^\?t=\d+$/);
    moments.push(Number(query.slice(3)));
    expect(wire.parameterProblems(method, latest, "t", moments.at(-1))).toEqual([]);
    expect(headers["authorization"]).toBeUndefined();
    const answer = await answered;
    expect(wire.answerProblems(method, latest, answer?.status ?? 0, answer?.json)).toEqual([]);
    expect(answer?.json).toMatchObject({ id: release });
    expect(answer?.headers["cache-control"]).toBe("no-store");
  }
  for (const [n, at] of moments.slice(1).entries())
    expect(at - (moments[n] ?? 0)).toBeGreaterThanOrEqual(hour);
});

test("[SHELL-33] a build tells its route rules, which the site follows, and its prerendered pages", async ({
  stack,
  wire,
}) => {
  const { json: running } = await getJson(`${stack.lobby}${latest}?t=1`);
  const { id } = running as { id: string };
  const { status, json } = await getJson(`${stack.lobby}/builds/meta/${id}.json`);
  expect(wire.answerProblems("GET", "/builds/meta/{buildId}.json", status, json)).toEqual([]);
  expect(json).toMatchObject({
    ...(running as object),
    matcher: {
      static: { "/main": { redirect: "/" }, "/help": { redirect: "/faq" } },
      wildcard: { "/lobby": { redirect: "/" } },
    },
    prerendered: expect.arrayContaining(["/", "/faq"]),
  });
  const { matcher } = json as { matcher: { static: Record<string, { redirect: string }> } };
  for (const [path, { redirect }] of Object.entries(matcher.static)) {
    const answer = await fetch(stack.lobby + path, { redirect: "manual" });
    expect([path, answer.headers.get("location")]).toEqual([path, redirect]);
  }
  expect((await fetch(`${stack.lobby}/builds/meta/none.json`)).status).toBe(404);
});

test("[SHELL-34] a prerendered page's data lies beside it, the same that a link followed in the page shows", async ({
  opened: { page, lobby, traffic },
  stack,
  wire,
}) => {
  const { json: running } = await getJson(`${stack.lobby}${latest}?t=1`);
  const { json: meta } = await getJson(
    `${stack.lobby}/builds/meta/${(running as { id: string }).id}.json`,
  );
  const { prerendered } = meta as { prerendered: string[] };
  const payloads = new Map<string, unknown>();
  for (const path of prerendered) {
    const { status, json } = await getJson(
      `${stack.lobby}${path.replace(/^\/$/, "")}/_payload.json`,
    );
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(wire.answerProblems("GET", "/{path}/_payload.json", status, json)).toEqual([]);
    payloads.set(path, json);
  }

  await lobby.open();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(
    page.getByRole("heading", { name: "Frequently asked questions", level: 1 }),
  ).toBeVisible();
  const question = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const words = (await question.textContent())?.trim() ?? "";
  expect(words).not.toBe("");
  expect(JSON.stringify(payloads.get("/faq"))).toContain(words);
  expect(JSON.stringify(payloads.get("/sponsor"))).not.toContain(words);
  // The page's own way to the data is its loaders.
  expect(traffic.calls.filter(({ path }) => /\.data$|_payload/.test(path))).toEqual([]);
});
