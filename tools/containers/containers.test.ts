import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate, ValidationSeverity } from "dockerfile-utils";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { pathsOf, dockerfileText, readStages, variablesOf, type Step } from "./dockerfile.ts";

/*
 * Compares Dockerfile and compose.yaml with the code, without a container runtime. `npm run check:containers` executes
 * their commands.
 */
const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly pull_policy?: string;
  readonly mem_limit?: string;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
}

const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read("compose.yaml"),
  { merge: true },
);
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.image === "naluma");

const stages = readStages(dockerfileText());
const image = stages.at(-1);
const stepOf = (keyword: string) => image?.steps.find((one) => one.keyword === keyword);
const copiesOf = (steps: readonly Step[] = []) => steps.filter(({ keyword }) => keyword === "COPY");

/** The sources of the two programs and of the packages they use, without tests. */
const sourcesOf = (app: string): string =>
  globSync(`apps/${app}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(test|fake)\.ts$/.test(file))
    .map(read)
    .join("\n");
const sources = { gateway: sourcesOf("gateway"), sandbox: sourcesOf("sandbox") };
const appOf = ({ command = [] }: Service): "gateway" | "sandbox" =>
  command[0] === "apps/gateway/src/main.ts" ? "gateway" : "sandbox";

it("the Dockerfile is one: no instruction, flag or argument of it is unknown or too many", () => {
  const problems = validate(dockerfileText(), { deprecatedMaintainer: ValidationSeverity.ERROR });
  expect(problems.map(({ message }) => message)).toEqual([]);
});

it("stages begin with the Node of the checkout, or with an earlier stage", () => {
  const pinned = `node:${read(".nvmrc").trim()}-bookworm-slim`;
  stages.forEach(({ base }, index) => {
    const earlier = stages.slice(0, index).map(({ name }) => name);
    expect([pinned, ...earlier]).toContain(base);
  });
  expect(image?.base).toBe(pinned);
});

it("what is copied exists: in the checkout, or in a stage that made it", () => {
  for (const step of stages.flatMap(({ steps }) => copiesOf(steps))) {
    if (step.from !== undefined) expect(stages.map(({ name }) => name)).toContain(step.from);
    for (const path of pathsOf(step).sources.map((one) => one.replace(/^\/naluma\//, ""))) {
      const isMade = path === "node_modules" || path.endsWith("/build");
      expect(existsSync(join(root, isMade ? join(path, "..") : path)), path).toBe(true);
    }
  }
});

it("the image has each package of ours that the two programs need, and nothing that only tests need", () => {
  const needed = new Set<string>();
  const need = (folder: string) => {
    if (needed.has(folder)) return;
    needed.add(folder);
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      read(`${folder}/package.json`),
    );
    for (const [name, version] of Object.entries(dependencies))
      if (version.startsWith("workspace:")) need(folderOf(name));
  };
  const folderOf = (name: string) => {
    const short = name.replace("@naluma/", "");
    return existsSync(join(root, "packages", short)) ? `packages/${short}` : `apps/${short}`;
  };
  need("apps/gateway");
  need("apps/sandbox");
  const copied = copiesOf(image?.steps).filter(({ from }) => from === "packages");
  expect(copied.map((step) => pathsOf(step).target).toSorted()).toEqual(
    ["node_modules", ...needed].toSorted(),
  );
});

it("the image runs as a user who is not root, and says whether it is well", () => {
  const keywords = image?.steps.map(({ keyword }) => keyword) ?? [];
  expect(stepOf("USER")?.text).toBe("node");
  // Everything that root has to run or copy is done before.
  expect(keywords.indexOf("USER")).toBeGreaterThan(keywords.lastIndexOf("COPY"));
  expect(keywords.indexOf("USER")).toBeGreaterThan(keywords.lastIndexOf("RUN"));
  expect(stepOf("HEALTHCHECK")?.text).toContain("/healthz");
  expect(Object.values(sources).every((text) => text.includes(`"/healthz"`))).toBe(true);
});

it("each of our services runs a program of the image, published on ports that it listens on", () => {
  expect(stepOf("ENTRYPOINT")?.list).toEqual(["node"]);
  const exposed = stepOf("EXPOSE")?.text.split(" ") ?? [];
  for (const [name, service] of ours) {
    expect(existsSync(join(root, service.command?.[0] ?? "")), name).toBe(true);
    for (const port of service.ports ?? []) {
      const [host, , inside = ""] = port.split(":");
      expect(host).toBe("127.0.0.1");
      expect(exposed).toContain(inside);
    }
  }
  const defaults = read("apps/gateway/src/options.ts").matchAll(/_?PORT: port\(([\d_]+)\)/g);
  expect(exposed).toEqual([...defaults].map(([, port = ""]) => port.replace("_", "")));
});

it("each variable that the image or a service of ours is given is one that its program reads", () => {
  const ofImage = Object.keys(variablesOf(stepOf("ENV")?.text ?? ""));
  const reads = (text: string, variable: string) => new RegExp(`\\b${variable}\\b`).test(text);
  const unread = [
    ...ofImage.filter((variable) => !Object.values(sources).some((text) => reads(text, variable))),
    ...ours.flatMap(([name, service]) =>
      Object.keys(service.environment ?? {})
        .filter((variable) => !reads(sources[appOf(service)], variable))
        .map((variable) => `${name}: ${variable}`),
    ),
  ];
  expect(unread).toEqual([]);
});

it("two gateways read one folder of releases, and no secret has a value that everybody knows", () => {
  const gateways = ours.filter(([, service]) => appOf(service) === "gateway");
  expect(gateways.map(([name]) => name)).toEqual(["gateway-1", "gateway-2"]);
  const folders = gateways.map(([, { volumes = [] }]) => volumes.join());
  expect(new Set(folders).size).toBe(1);
  // Without a folder, an empty volume is mounted and the builds of the image are served.
  expect(folders[0]).toBe("${RELEASES_FOLDER:-no-releases}:${RELEASES_FOLDER:-/no-releases}:ro");
  expect(Object.keys(compose.volumes)).toContain("no-releases");
  for (const [, { environment }] of gateways)
    expect(environment?.["RELEASES_FOLDER"]).toBe("${RELEASES_FOLDER:-}");

  for (const [name, { environment = {} }] of services)
    for (const [variable, value] of Object.entries(environment))
      if (/SECRET|PASSWORD|OPERATOR_KEY/.test(variable))
        expect(value, `${name}: ${variable}`).toMatch(/^\$\{[A-Z_]+:\?\}$/);
  // Some characters of a password would have a special meaning in a URL.
  expect(compose.services["sandbox"]?.environment?.["DATABASE_URL"]).not.toContain("$");
});

it("behind a load balancer each player may have an address: a gateway is told where it is sent", () => {
  const gateways = ours.filter(([, service]) => appOf(service) === "gateway");
  for (const [name, { environment }] of gateways) {
    expect(environment, name).toMatchObject({
      ADDRESS_HEADER: "${ADDRESS_HEADER:-}",
      TRUSTED_PROXIES: "${TRUSTED_PROXIES:-}",
    });
  }
});

it("one service builds the image, before those that use it are started", () => {
  const builders = ours.filter(([, { build }]) => build !== undefined).map(([name]) => name);
  expect(builders).toEqual(["sandbox"]);
  for (const [name, service] of ours.filter(([, { build }]) => build === undefined)) {
    expect(service.pull_policy, name).toBe("never");
    expect(Object.keys(service.depends_on ?? {}), name).toContain("sandbox");
  }
});

it("no service grows without an end, in memory or in its log, and each may finish what it does", () => {
  for (const [name, service] of services) {
    expect(service.mem_limit, name).toMatch(/^\d+[gm]$/);
    expect(service.logging?.options, name).toEqual({ "max-size": "10m", "max-file": "5" });
    expect(service.stop_grace_period, name).toBe("20s");
  }
});

it("browsers are sent to addresses that the environment may replace, by gateway and sandbox alike", () => {
  for (const [name, { environment }] of ours) {
    expect(environment, name).toMatchObject({
      API_PUBLIC_ORIGIN: "${API_PUBLIC_ORIGIN:-http://127.0.0.1:4100}",
      PROVIDER_ORIGIN: "${PROVIDER_ORIGIN:-http://127.0.0.1:4200}",
    });
  }
});

it("a service waits only for services that are there and say whether they are well", () => {
  for (const [name, { depends_on = {} }] of services)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect(condition, name).toBe("service_healthy");
      const waited = compose.services[other];
      const isOurs = waited?.image === "naluma";
      expect(isOurs || waited?.healthcheck, `${name} waits for ${other}`).toBeTruthy();
    }
  for (const [name, { image: of = "" }] of services)
    if (of !== "naluma") expect(of, name).toMatch(/:\d+\.\d+[\w.-]*$/);
});

it("browsers and the sandbox find the engine by the same name and port", () => {
  const { sandbox, realtime } = compose.services;
  const { PUSHER_HOST, PUSHER_PORT, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET } =
    sandbox?.environment ?? {};
  expect(realtime?.networks?.default.aliases).toEqual([PUSHER_HOST]);
  expect(realtime?.ports).toEqual([`127.0.0.1:${PUSHER_PORT}:${PUSHER_PORT}`]);
  expect(realtime?.environment).toEqual({
    SOKETI_PORT: PUSHER_PORT,
    SOKETI_DEFAULT_APP_ID: PUSHER_APP_ID,
    SOKETI_DEFAULT_APP_KEY: PUSHER_KEY,
    SOKETI_DEFAULT_APP_SECRET: PUSHER_SECRET,
  });
  for (const name of ["gateway-1", "gateway-2"])
    expect(compose.services[name]?.environment).toMatchObject({ PUSHER_HOST, PUSHER_PORT });
});
