import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readFile } from "./read-file.ts";

const files: Readonly<Record<string, string>> = {
  "/site.json": '{"country":"JP"}',
  "/other.json": '{"country":5}',
  "/broken.json": "{",
};
const reads = v.object({ country: v.string() });
let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test("a file is read by its schema", async () => {
  expect(await readFile(`${origin}/site.json`, reads)).toEqual({ country: "JP" });
});

test.each(["/other.json", "/broken.json", "/none.json"])("%s is refused", async (path) => {
  await expect(readFile(`${origin}${path}`, reads)).rejects.toBeInstanceOf(Error);
});

test("a file whose reader gave up is not waited for", async () => {
  const reading = readFile(`${origin}/site.json`, reads, AbortSignal.abort());
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});

test("a file is fetched once, without any of the player's data", async () => {
  const asked = vi.fn((request: Request) =>
    Promise.resolve(new Response(request.url, { status: 503 })),
  );
  vi.stubGlobal("fetch", asked);
  await expect(readFile(`${origin}/site.json`, reads)).rejects.toBeInstanceOf(Error);
  expect(asked.mock.calls.map(([{ credentials }]) => credentials)).toEqual(["omit"]);
});
