import { afterEach, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";

let gateway: Started | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

/** There is no platform behind this gateway, so it must have answered by itself. */
const send = async (body: string, path = "/api/template_config", method = "POST") => {
  gateway ??= await startedGateway();
  const answer = await fetch(gateway.origin + path, {
    method,
    ...(method === "GET" ? {} : { body, headers: { "content-type": "application/json" } }),
  });
  const sent: unknown = await answer.json();
  return { status: answer.status, sent };
};

describe("the site's own route for the name of the mobile template", () => {
  it("the route answers with its own code", async () => {
    expect(await send('{"mobileTemplateName":"origin_mobile"}')).toEqual({
      status: 200,
      sent: { code: "1000", message: "Success", data: null },
    });
    expect(gateway?.lines).toEqual([]);
  });

  it("a page that was drawn for another configuration is logged", async () => {
    expect(await send('{"mobileTemplateName":"H5_7"}', "/api/template_config?a=1")).toMatchObject({
      status: 200,
    });
    expect(gateway?.lines).toEqual([
      { event: "other-template", drawn: "H5_7", configured: "origin_mobile" },
    ]);
  });

  it.each([
    "",
    "{",
    "[]",
    "{}",
    '{"mobileTemplateName":"a b"}',
    '{"mobileTemplateName":"a","x":1}',
  ])("%j is refused", async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, sent: { code: "400", data: null } });
  });

  it("a large body, and another method, are refused", async () => {
    expect(await send(`{"mobileTemplateName":"${"a".repeat(2_000)}"}`)).toMatchObject({
      status: 413,
      sent: { code: "413" },
    });
    expect(await send("", "/api/template_config", "GET")).toMatchObject({ status: 405 });
  });

  it("an address that keeps reporting is ignored after a while, and no other is", async () => {
    const options = { addressHeader: "x-forwarded-for", trustedProxies: ["127.0.0.1/32"] };
    const { origin } = (gateway = await startedGateway({ options }));
    const tell = (player: string) =>
      fetch(`${origin}/api/template_config`, {
        method: "POST",
        body: '{"mobileTemplateName":"H5_1"}',
        headers: { "content-type": "application/json", "x-forwarded-for": player },
      });
    for (let times = 0; times < 60; times += 1)
      expect((await tell("203.0.113.1")).status).toBe(200);
    const refused = await tell("203.0.113.1");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await tell("203.0.113.2")).status).toBe(200);
  });
});
