import { afterEach, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";

let gateway: Started | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

/** Behind this gateway is no platform: what is answered, it answers itself. */
const tell = async (body: string, path = "/api/template_config", method = "POST") => {
  gateway ??= await startedGateway();
  const answer = await fetch(gateway.origin + path, {
    method,
    ...(method === "GET" ? {} : { body, headers: { "content-type": "application/json" } }),
  });
  const told: unknown = await answer.json();
  return { status: answer.status, told };
};

describe("the site's own route for the name of the mobile template", () => {
  it("answers with the code of its own", async () => {
    expect(await tell('{"mobileTemplateName":"origin_mobile"}')).toEqual({
      status: 200,
      told: { code: "1000", message: "Success", data: null },
    });
    expect(gateway?.lines).toEqual([]);
  });

  it("logs a page that was drawn for another configuration", async () => {
    expect(await tell('{"mobileTemplateName":"H5_7"}', "/api/template_config?a=1")).toMatchObject({
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
  ])("refuses %j", async (body) => {
    expect(await tell(body)).toMatchObject({ status: 400, told: { code: "400", data: null } });
  });

  it("refuses what is too large, and another method", async () => {
    expect(await tell(`{"mobileTemplateName":"${"a".repeat(2_000)}"}`)).toMatchObject({
      status: 413,
      told: { code: "413" },
    });
    expect(await tell("", "/api/template_config", "GET")).toMatchObject({ status: 405 });
  });

  it("stops listening to an address that does not stop telling", async () => {
    for (let times = 0; times < 60; times += 1) await tell('{"mobileTemplateName":"H5_1"}');
    expect(await tell('{"mobileTemplateName":"H5_1"}')).toMatchObject({ status: 429 });
  });
});
