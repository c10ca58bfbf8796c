import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Parser } from "@asyncapi/parser";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";

const folder = join(import.meta.dirname, "../../../docs/wire");
const read = (name: string) => readFile(join(folder, name), "utf8");

interface Events {
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly parameters?: Readonly<Record<string, { readonly examples: readonly string[] }>>;
        readonly messages: Readonly<
          Record<string, { readonly examples: readonly { readonly payload: unknown }[] }>
        >;
      }
    >
  >;
}

/** What an AsyncAPI tool finds wrong with a text in the place of events.yaml, whose references it follows. */
async function faultsOfEvents(text: string): Promise<readonly string[]> {
  const { document, diagnostics } = await new Parser().parse(text, {
    source: join(folder, "events.yaml"),
  });
  // Errors and warnings; a hint says that there is a newer version of AsyncAPI.
  const faults = diagnostics
    .filter(({ severity }) => severity < 2)
    .map(({ path, message }) => `${path.join("/")}: ${message}`);
  return document ? faults : [...faults, "the document cannot be read"];
}

test("events.yaml is AsyncAPI 3, without an error or a warning", async () => {
  expect(await faultsOfEvents(await read("events.yaml"))).toEqual([]);
});

test.each([
  ["a reference that leads nowhere", "schemas/Money", "schemas/Gold", /Gold/],
  ["an operation on a channel that is not there", "#/channels/webApi", "#/channels/web", /channel/],
])("an AsyncAPI tool names %s", async (_, is, becomes, named) => {
  const text = await read("events.yaml");
  expect(text).toContain(is);
  expect((await faultsOfEvents(text.replace(is, becomes))).join("\n")).toMatch(named);
});

/** What Redocly's linter finds wrong with a file, warnings included. */
async function faultsOfCalls(file: string): Promise<readonly string[]> {
  const program = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
  const given = [program, "lint", file, "--extends=recommended-strict", "--format=json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const run = promisify(execFile)(process.execPath, given, { env });
  const { stdout } = await run.catch((error: { readonly stdout: string }) => error);
  const { problems }: { problems: readonly { ruleId: string; message: string }[] } =
    JSON.parse(stdout);
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test("openapi.yaml is OpenAPI 3.1, without a warning of a linter's recommended rules", async () => {
  expect(await faultsOfCalls(join(folder, "openapi.yaml"))).toEqual([]);
});

test("the linter names what a reader or a generator would stumble over", async () => {
  const own = await mkdtemp(join(tmpdir(), "wire-"));
  onTestFinished(() => rm(own, { recursive: true }));
  const file = join(own, "openapi.yaml");
  const text = (await read("openapi.yaml"))
    .replace("operationId: demoPlay\n", "operationId: demoTypeGames\n")
    .replace("value: { site_id: 9,", 'value: { site_id: "9",');
  await writeFile(file, text);
  expect(await faultsOfCalls(file)).toEqual([
    expect.stringContaining("`site_id` property type must be integer"),
    expect.stringContaining("unique `operationId`"),
  ]);
});

test("every event has an example, each of its schema, and every parameter of a channel is described", async () => {
  const events: Events = parse(await read("events.yaml"));
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(parse(await read("openapi.yaml")), "openapi.yaml");
  ajv.addSchema(events, "events.yaml");
  const faults: string[] = [];
  const check = (at: string, value: unknown) => {
    if (!ajv.validate({ $ref: `events.yaml#/channels/${at}` }, value))
      faults.push(`${at}: ${ajv.errorsText()}`);
  };
  for (const [channel, { address, parameters = {}, messages }] of Object.entries(events.channels)) {
    const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect({ channel, named: Object.keys(parameters) }).toEqual({ channel, named });
    for (const [name, { examples }] of Object.entries(messages)) {
      expect(examples, name).not.toEqual([]);
      for (const { payload } of examples) check(`${channel}/messages/${name}/payload`, payload);
    }
  }
  expect(faults).toEqual([]);
});
