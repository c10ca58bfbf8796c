import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calledPaths } from "./called-paths.ts";

test("every call in a source is found, whether its path is text, a template or a name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "naluma-calls-"));
  try {
    await writeFile(
      join(folder, "some.api.ts"),
      `const base = "/member/some";
       const hidden = post("/v2/hidden", {});
       export const long = post(
         "/v2/long", {});
       export const typed = post<Body, Data>("/v2/typed", {});
       export const local = get("/local", v.unknown());
       export const below = post(\`\${base}/below\`, {});
       export const whole = post(base, {});
       export const theirs = (path: string) => post(path, {});
       export const twice = post("/v2/long", {});
       const shown = get(someAtom) + query.get("/no-call");
       post(message, target);`,
    );
    await writeFile(join(folder, "some.api.test.ts"), `post("/v2/of-a-test", {});`);
    expect(calledPaths(folder)).toEqual([
      "/local",
      "/member/some",
      "/member/some/below",
      "/v2/hidden",
      "/v2/long",
      "/v2/long",
      "/v2/typed",
      "path",
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
