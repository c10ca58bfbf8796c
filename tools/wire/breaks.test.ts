import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capabilities, namedCapabilities } from "@naluma/site/capabilities";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { gitIn } from "../release/git.ts";
import { commit, smallRepository, write } from "../release/testing/small-repository.ts";
import { breaksBetween, breaksSince, type Documents } from "./breaks.ts";

const wire = join(import.meta.dirname, "../../docs/wire");
const contract: Documents = {
  "openapi.yaml": readFileSync(join(wire, "openapi.yaml"), "utf8"),
  "events.yaml": readFileSync(join(wire, "events.yaml"), "utf8"),
};

type Edit = readonly [file: keyof Documents, is: string, becomes: string];

/** The contract with these changes, each of which must find its place. */
const changed = (...edits: readonly Edit[]): Documents => {
  const texts = { ...contract };
  for (const [file, is, becomes] of edits) {
    expect(texts[file].includes(is), is).toBe(true);
    texts[file] = texts[file].replace(is, becomes);
  }
  return texts;
};

const calls = (is: string, becomes: string): Edit => ["openapi.yaml", is, becomes];
const events = (is: string, becomes: string): Edit => ["events.yaml", is, becomes];

const breaks: readonly (readonly [edit: Edit, line: string])[] = [
  [
    calls("  /api/demo/gt_games:", "  /api/demo/type_games:"),
    "/api/demo/type_games: Path `/api/demo/gt_games` was renamed to `/api/demo/type_games`.",
  ],
  [
    calls("operationId: demoPlay\n", "operationId: tryGame\n"),
    "POST /api/demo/play: `operationId` of operation `POST /api/demo/play` changed from 'demoPlay' to 'tryGame'.",
  ],
  [
    calls(
      "required: [ site_id, currency, device, gp_id, game_type_id, house ]",
      "required: [ site_id, currency, device, gp_id, game_type_id, house, mood ]",
    ),
    "POST /api/demo/gp_games: Properties became required: `mood`.",
  ],
  [
    calls("type: { type: integer, enum: [ 1, 2 ]", "type: { type: integer, enum: [ 1 ]"),
    "POST /api/captcha: Enum of `type` lost values: '2'.",
  ],
  [
    calls("account: { type: string, minLength: 1, maxLength: 32 }", "account: { type: integer }"),
    "POST /api/login: Type of `account` narrowed from 'string' to 'integer'.",
  ],
  [
    calls("required: [ token, captcha, placeholder ]", "required: [ token, captcha ]"),
    "POST /api/captcha: Properties of `data` are no longer required: `placeholder`.",
  ],
  [
    calls("properties: { jackpot_amount_total:", "properties: { jackpot_total:"),
    "POST /api/v2/get_jackpot: Property `jackpot_amount_total` of `data` was renamed to `jackpot_total`.",
  ],
  [
    calls("operationId: listReceipts\n", "operationId: readReceipts\n"),
    "POST /api/services/v1/member/receipts: `operationId` of operation `POST /api/services/v1/member/receipts` changed from 'listReceipts' to 'readReceipts'.",
  ],
  [
    calls("operationId: logout\n", "operationId: logout\n      x-capabilities: [ devices ]\n"),
    "POST /api/logout: Needs devices where it needed no service.",
  ],
  [
    calls("x-capabilities: [ authenticator, passkeys ]", "x-capabilities: [ passkeys ]"),
    "POST /api/services/v1/member/login-protection: Needs passkeys where it needed authenticator or passkeys.",
  ],
  [
    events("      letter.read:", "      letter.seen:"),
    "channels member: Message `letter.read` was removed.",
  ],
  [
    events("properties: { cash: { $ref", "properties: { amount: { $ref"),
    "channels member: Property `cash` was removed.",
  ],
  [
    events("address: web_member\n", "address: web_members\n"),
    "channels webMember: `address` of channel `webMember` changed from 'web_member' to 'web_members'.",
  ],
];

const broken = changed(...breaks.map(([edit]) => edit));

test("each break of the contract has a line, and nothing else has", async () => {
  const lines = breaks.map(([, line]) => line);
  expect((await breaksBetween(contract, broken)).toSorted()).toEqual(lines.toSorted());
});

test("a break needs the next major version of its document", async () => {
  const raised: Documents = {
    "openapi.yaml": broken["openapi.yaml"].replace("version: 1.0.0", "version: 2.0.0"),
    "events.yaml": broken["events.yaml"].replace("version: 1.0.0", "version: 1.1.0"),
  };
  const ofEvents = breaks.flatMap(([[file], line]) => (file === "events.yaml" ? [line] : []));
  expect((await breaksBetween(contract, raised)).toSorted()).toEqual(ofEvents.toSorted());
});

test("a break within a member service needs its next version, which allows none of other calls", async () => {
  const next = changed(
    calls("operationId: listReceipts\n", "operationId: readReceipts\n"),
    calls("receipts: 1, records: 1, self", "receipts: 2, records: 1, self"),
    // Receipts have amounts as well, but so has the jackpot.
    calls("Money:\n      type: string\n", "Money:\n      type: number\n"),
  );
  expect(await breaksBetween(contract, next)).toEqual([
    expect.stringMatching(/get_jackpot: Type of `\w+` widened from 'string' to 'number'/),
    expect.stringContaining("channels member"),
  ]);
});

test("what is added breaks nothing", async () => {
  const added = changed(
    calls("properties: { photo_path:", "properties: { more: { type: string }, photo_path:"),
    calls("house: { $ref", "mood: { type: string }\n                house: { $ref"),
    calls("x-capabilities: [ topUp ]", "x-capabilities: [ topUp, records ]"),
    events(
      "      letter.read:",
      "      letter.kept: { payload: { type: object } }\n      letter.read:",
    ),
  );
  expect(await breaksBetween(contract, added)).toEqual([]);
});

test("the last release's documents are what counts, and a clone without one says that there is none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "naluma-contract-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  smallRepository(folder);
  const files = (documents: Documents) => ({
    "docs/wire/openapi.yaml": documents["openapi.yaml"],
    "docs/wire/events.yaml": documents["events.yaml"],
  });
  const git = gitIn(folder);
  git(["tag", "lobby@1.0.0"]);
  commit(folder, files(contract));
  expect(await breaksSince(git)).toEqual({ since: undefined, breaks: [] });
  git(["tag", "lobby@1.1.0"]);
  const [edit, line] = breaks[0] ?? [];
  for (const [file, text] of Object.entries(files(edit ? changed(edit) : contract)))
    write(folder, file, text);
  expect(await breaksSince(git)).toEqual({ since: "lobby@1.1.0", breaks: [line] });
});

test("the contract describes the version of each service that the client speaks", () => {
  const { components } = parse(contract["openapi.yaml"]);
  const { "x-versions": versions } = components.schemas.SiteDetail.properties.capabilities;
  expect(versions).toEqual(namedCapabilities(capabilities));
});
