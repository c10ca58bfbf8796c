import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parse } from "yaml";
import { knows, type Git } from "../release/git.ts";

/** The contract's documents as texts, by the names of their files. */
export type Documents = Readonly<Record<"openapi.yaml" | "events.yaml", string>>;

interface Calls {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly "x-capabilities"?: readonly string[] }>>>
  >;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    readonly schemas: {
      readonly SiteDetail: {
        readonly properties: {
          readonly capabilities?: { readonly "x-versions"?: Readonly<Record<string, number>> };
        };
      };
    };
  };
}

interface Report {
  readonly infoVersions: { readonly base: string; readonly revision: string };
  readonly changes: readonly {
    /** Pointers into the documents: where it is used, and where it was written. */
    readonly path: string;
    readonly base?: { readonly pointer: string };
    readonly verdicts?: readonly { readonly impact: string; readonly message: string }[];
  }[];
}

const redocly = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

async function compare(before: string, after: string): Promise<Report> {
  const given = [redocly, "diff", before, after, "--format=json", "--fail-on=none"];
  const options = { env: { ...process.env, ...quiet }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, given, options);
  return JSON.parse(stdout);
}

async function writeDocuments(folder: string, documents: Documents): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "openapi.yaml"), documents["openapi.yaml"]);
  // The operations are the client's. It is whoever sends the events that must not break them.
  const events = documents["events.yaml"].replaceAll("action: receive", "action: send");
  await writeFile(join(folder, "events.yaml"), events);
}

interface Call {
  readonly path: string;
  readonly method: string;
  /** One of these is enough; none are needed if it is empty. */
  readonly services: readonly string[];
  readonly text: string;
}

const callsOf = ({ paths }: Calls): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path,
      method,
      services: described["x-capabilities"] ?? [],
      text: JSON.stringify(described),
    })),
  );

const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Where a reader looks for it: `POST /api/login`, or `channels member`. */
function placeOf(pointer: string): string {
  const [kind = "", name = "", method = ""] = partsOf(pointer);
  return (kind === "paths" ? `${method.toUpperCase()} ${name}` : `${kind} ${name}`).trim();
}

/** The calls that a change at this place reaches: those of the path, or all that use the component. */
function reachedBy(pointer: string, { components }: Calls, calls: readonly Call[]): Call[] {
  const [kind, first, second] = partsOf(pointer);
  if (kind === "paths")
    return calls.filter(({ path, method }) => path === first && (!second || method === second));
  const uses = (text: string, target: string) => text.includes(`"$ref":"${target}"`);
  const reached = new Set([`#/components/${first}/${second}`]);
  for (const target of reached)
    for (const [group, entries] of Object.entries(components))
      for (const [name, entry] of Object.entries(entries))
        if (uses(JSON.stringify(entry), target)) reached.add(`#/components/${group}/${name}`);
  return calls.filter(({ text }) => [...reached].some((target) => uses(text, target)));
}

interface Change {
  readonly path: string;
  readonly pointer: string;
  readonly message: string;
}

const brokenIn = ({ changes }: Report): Change[] =>
  changes.flatMap(({ path, base, verdicts = [] }) =>
    verdicts
      .filter(({ impact }) => impact === "major")
      .map(({ message }) => ({ path, pointer: base?.pointer ?? path, message })),
  );

/** Fewer platforms have the call: it needs a service, or another than before. To the tool these are only words. */
const newNeeds = (before: readonly Call[], after: readonly Call[]): Change[] =>
  after.flatMap(({ path, method, services }) => {
    const earlier = before.find((call) => call.path === path && call.method === method)?.services;
    const isWider =
      earlier && earlier.length > 0 && earlier.every((name) => services.includes(name));
    if (!earlier || services.length === 0 || isWider) return [];
    const pointer = `#/paths/${path.replaceAll("/", "~1")}/${method}`;
    const [now, then] = [services, earlier].map((names) => names.join(" or ") || "no service");
    return [{ path: pointer, pointer, message: `Needs ${now} where it needed ${then}.` }];
  });

interface Events {
  readonly channels: Readonly<
    Record<string, { readonly messages?: Readonly<Record<string, unknown>> }>
  >;
}

/** To the tool the key of a message is no more than an id. Here it is the event's name on the wire. */
const lostEvents = (before: Events, after: Events): Change[] =>
  Object.entries(before.channels).flatMap(([channel, { messages = {} }]) =>
    Object.keys(messages)
      .filter((name) => !Object.hasOwn(after.channels[channel]?.messages ?? {}, name))
      .map((name) => ({
        path: `#/channels/${channel}/messages/${name}`,
        pointer: `#/channels/${channel}/messages/${name}`,
        message: `Message \`${name}\` was removed.`,
      })),
  );

const versionsOf = ({ components }: Calls): Readonly<Record<string, number>> =>
  components.schemas.SiteDetail.properties.capabilities?.["x-versions"] ?? {};

const isRaised = ({ base, revision }: Report["infoVersions"]): boolean =>
  Number.parseInt(revision) > Number.parseInt(base);

/**
 * A line for each change that breaks what was written to the earlier contract. A break is no line if the document has
 * the next major version, or if it reaches only calls of member services of which one has a higher version.
 */
export async function breaksBetween(before: Documents, after: Documents): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "wire-"));
  try {
    await writeDocuments(join(folder, "before"), before);
    await writeDocuments(join(folder, "after"), after);
    const reportOf = (name: keyof Documents) =>
      compare(join(folder, "before", name), join(folder, "after", name));
    const [ofCalls, ofEvents] = await Promise.all([
      reportOf("openapi.yaml"),
      reportOf("events.yaml"),
    ]);

    const was: Calls = parse(before["openapi.yaml"]);
    const is: Calls = parse(after["openapi.yaml"]);
    const calls = callsOf(was);
    const risen = Object.entries(versionsOf(is)).flatMap(([name, version]) =>
      version > (versionsOf(was)[name] ?? version) ? [name] : [],
    );
    const isOfRisen = ({ pointer }: Change): boolean => {
      const reached = reachedBy(pointer, was, calls);
      const hasRisen = ({ services }: Call) => services.some((name) => risen.includes(name));
      return reached.length > 0 && reached.every(hasRisen);
    };
    const inCalls = [...brokenIn(ofCalls), ...newNeeds(calls, callsOf(is))];
    const inEvents = [
      ...lostEvents(parse(before["events.yaml"]), parse(after["events.yaml"])),
      ...brokenIn(ofEvents),
    ];
    const found = [
      ...(isRaised(ofCalls.infoVersions) ? [] : inCalls.filter((change) => !isOfRisen(change))),
      ...(isRaised(ofEvents.infoVersions) ? [] : inEvents),
    ];
    return [...new Set(found.map(({ path, message }) => `${placeOf(path)}: ${message}`))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The newest release that this branch contains; undefined in a clone without tags. */
const lastTag = (git: Git): string | undefined =>
  git(["tag", "--merged=HEAD"]) === "" ? undefined : git(["describe", "--tags", "--abbrev=0"]);

/**
 * The breaks in the working tree's documents, and what they were compared with: undefined if there is nothing earlier.
 *
 * @param branch compares with where this branch left it, instead of with the last release
 */
export async function breaksSince(
  git: Git,
  branch?: string,
): Promise<{ readonly since: string | undefined; readonly breaks: readonly string[] }> {
  const since = branch === undefined ? lastTag(git) : git(["merge-base", branch, "HEAD"]);
  const at = (name: keyof Documents) => `${since}:docs/wire/${name}`;
  if (since === undefined || !knows(git, at("openapi.yaml")))
    return { since: undefined, breaks: [] };
  const now = (name: keyof Documents) => readFile(join(git.root, "docs/wire", name), "utf8");
  const after = {
    "openapi.yaml": await now("openapi.yaml"),
    "events.yaml": await now("events.yaml"),
  };
  const events = git(["show", at("events.yaml")]);
  const before = {
    "openapi.yaml": git(["show", at("openapi.yaml")]),
    // Earlier than AsyncAPI there is nothing that can be compared.
    "events.yaml": events.startsWith("asyncapi:") ? events : after["events.yaml"],
  };
  return { since, breaks: await breaksBetween(before, after) };
}
