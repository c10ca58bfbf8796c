import { build } from "vite";
import { expect, test } from "vitest";
import { importShared } from "./import-shared.ts";

/** Each of these files becomes a separate chunk. */
const site = {
  "entry.js": 'import { name } from "shared.js"; console.log(name); import("page.js");',
  "page.js": 'import { open } from "shared.js"; import { part } from "part.js"; log(open, part);',
  "part.js": 'export const part = "part";',
  "shared.js": 'export const name = "Naluma"; export const open = () => import("dialog.js");',
  "dialog.js": 'log("a dialog");',
};

/** The build output of a site with these files. */
async function builtOf(changes: Partial<typeof site> = {}, names = ["shared"]) {
  const files = new Map(Object.entries({ ...site, ...changes }));
  const output = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      importShared(names),
      {
        name: "site",
        resolveId: (id) => (files.has(id) ? `/${id}` : null),
        load: (id) => files.get(id.slice(1)) ?? null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: "entry.js",
        output: {
          codeSplitting: {
            groups: [
              { name: "shared", test: /shared\.js$/ },
              { name: "part", test: /part\.js$/, priority: 1 },
            ],
          },
        },
      },
    },
  });
  if (!("output" in output)) throw new Error("One build has one output.");
  const chunks = output.output.filter((file) => file.type === "chunk");
  const fileOf = (name: string) => chunks.find((chunk) => chunk.name === name);
  return { chunks, fileOf };
}

const names = ({ chunks }: Awaited<ReturnType<typeof builtOf>>) =>
  chunks.map(({ fileName }) => fileName);

test("who imports a shared chunk names it without its file, ahead of its time as well", async () => {
  const { fileOf } = await builtOf();
  expect(fileOf("page")?.code).toMatch(/from"shared"/);
  expect(fileOf("entry")?.code).toMatch(/from"shared"/);
  expect(fileOf("entry")?.code).toMatch(
    /\["assets\/page-[\w-]+\.js","shared","assets\/part-[\w-]+\.js"\]/,
  );
});

test("a change behind a shared chunk renames that chunk, and none of those that import it", async () => {
  const before = await builtOf();
  const after = await builtOf({ "dialog.js": 'log("another dialog");' });
  const isNew = (file: string) => !names(before).includes(file);
  expect(
    names(after)
      .filter(isNew)
      .map((file) => file.replace(/-[\w-]{8}\.js$/, "")),
  ).toEqual(["assets/dialog", "assets/shared"]);
  // A file that keeps its name must keep its content, because browsers never request it again.
  for (const { fileName, code } of after.chunks.filter((chunk) => !isNew(chunk.fileName)))
    expect(code).toBe(before.chunks.find((chunk) => chunk.fileName === fileName)?.code);
});

test.each([
  ["is not there", {}, ["shared", "home"], 'There are 0 chunks "home".'],
  [
    "imports one that is not shared",
    { "shared.js": 'import { part } from "part.js"; export const name = part, open = 1;' },
    ["shared"],
    '"shared" is shared and imports assets/part-',
  ],
])("a shared chunk that %s ends the build", async (_what, changes, shared, reason) => {
  await expect(builtOf(changes, shared)).rejects.toThrow(reason);
});
