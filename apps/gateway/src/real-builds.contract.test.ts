import type { Template } from "@naluma/site/device";
import { wireContract } from "@naluma/wire-contract";
import { afterAll, describe, expect, test } from "vitest";
import { fakePlatform } from "./proxy/platform.fake.ts";
import { serveBuilds, templates } from "./real-builds.fake.ts";

const contract = wireContract();
const question = {
  id: 3,
  title: "May I play twice?",
  content: "<p>As often as you like.</p>",
  photo_path: "",
  url: "/faq/3",
};

/** A platform that follows the contract, whose operator has written one FAQ entry. */
function answerOf(method: string, path: string): unknown {
  if (path === "/api/web/model_setting")
    return { code: "100", message: "Success", data: { list: [question] } };
  const shown = contract.call(method, path).responses["200"]?.content?.["application/json"];
  return shown?.examples["success"]?.value;
}

const platform = await fakePlatform(({ method, url }, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(answerOf(method, url)));
});
afterAll(platform.stop);

describe("the files that lie beside the built hosts", () => {
  const site = serveBuilds({ API_ORIGIN: platform.origin });

  async function fileAt(path: string, named: string, template?: Template) {
    const { status, headers, html } = await site.get(path, template ? { template } : {});
    expect({ path, status }).toEqual({ path, status: 200 });
    const content: Record<string, unknown> = JSON.parse(html);
    expect(contract.answerProblems("GET", named, status, content)).toEqual([]);
    return { content, headers };
  }
  const latest = () => fileAt("/builds/latest.json?t=1795188610000", "/builds/latest.json");
  async function meta() {
    const id = String((await latest()).content["id"]);
    return fileAt(`/builds/meta/${id}.json`, "/builds/meta/{buildId}.json");
  }

  test("[SHELL-31] the current build is reported to every client, uncached, and is the one that every page names", async () => {
    const { content, headers } = await latest();
    expect(headers.get("cache-control")).toBe("no-store");
    for (const template of templates) {
      const { html } = await site.get("/faq", { template });
      expect(html).toContain(`data-release="${String(content["id"])}"`);
    }
  });

  test("[SHELL-33] a build lists its route rules, which both hosts follow, and its prerendered pages", async () => {
    const { content } = await meta();
    expect(content).toMatchObject({
      ...(await latest()).content,
      matcher: {
        static: { "/main": { redirect: "/" }, "/help": { redirect: "/faq" } },
        wildcard: { "/lobby": { redirect: "/" } },
      },
      prerendered: expect.arrayContaining(["/", "/faq", "/sponsor"]),
    });
    const { static: rules } = content["matcher"] as {
      static: Record<string, { redirect: string }>;
    };
    for (const template of templates)
      for (const [path, { redirect }] of Object.entries(rules)) {
        const { headers } = await site.get(path, { template });
        expect([path, headers.get("location")]).toEqual([path, redirect]);
      }
    expect((await site.get("/builds/meta/none.json")).status).toBe(404);
  });

  test.each(templates)(
    "[SHELL-34] the data of each prerendered page is beside it, the same that the page of the %s shows",
    async (template) => {
      const { prerendered } = (await meta()).content as { prerendered: string[] };
      const payloads = new Map<string, string>();
      for (const path of prerendered) {
        const address = `${path.replace(/^\/$/, "")}/_payload.json`;
        const { content } = await fileAt(address, "/{path}/_payload.json", template);
        expect(content).toMatchObject({ data: { root: { template } } });
        payloads.set(path, JSON.stringify(content));
      }
      expect((await site.get("/faq", { template })).text).toContain(question.title);
      expect(payloads.get("/faq")).toContain(question.title);
      expect(payloads.get("/sponsor")).not.toContain(question.title);
    },
  );
});
