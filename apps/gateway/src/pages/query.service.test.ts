import { describe, expect, it } from "vitest";
import { serveBuilds, templates } from "../real-builds.fake.ts";

/** Every key that any page may be asked with, and a value of its kind. */
const keys = {
  tk: "s_1.secret-token",
  member_account: "somebody",
  member_currency: "VND",
  member_id: "1001",
  footer: "true",
  header: "true",
  member_type: "1",
  pwa: "0",
  fbclid: "click-1",
  enc: "sealed-text",
  appPage: "content",
};

describe("a page that is asked for with a key of its query", () => {
  const site = serveBuilds();

  it.each(["/", "/discount", "/user"])(
    "[SHELL-13] %s stands, and holds nothing of what came with it",
    async (path) => {
      for (const template of templates) {
        const plain = await site.get(path, { template });
        expect(plain.status).toBe(200);
        expect(plain.markup).not.toContain('class="er"');
        for (const [key, value] of Object.entries(keys)) {
          const page = await site.get(`${path}?${key}=${value}`, { template });
          expect([page.status, page.text], key).toEqual([200, plain.text]);
          if (value.includes("-")) expect(page.html, key).not.toContain(value);
        }
      }
    },
  );

  it.each(["1", "agent", ""])("[SHELL-19] is the same with member_type=%s", async (value) => {
    const plain = await site.get("/discount");
    const { status, text, cookies } = await site.get(`/discount?member_type=${value}`);
    expect([status, text, cookies]).toEqual([200, plain.text, []]);
  });
});
