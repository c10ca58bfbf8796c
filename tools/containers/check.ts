import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, matchesGlob, relative } from "node:path";
import { pinnedNode, root } from "../bootstrap/paths.mjs";
import { startService, stopServices, waitUntilAnswers } from "../bootstrap/services.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { freePort } from "../stack/free-port.ts";
import { pathsOf, dockerfileText, readStages, type Stage } from "./dockerfile.ts";

/*
 * `npm run check:containers`: runs the steps of the Dockerfile as plain commands, in one folder for each stage. Then
 * gateway and sandbox are started from the folder that would be the image. It is not a real image: it has no user,
 * network or root file system of its own.
 */

const folder = mkdtempSync(join(tmpdir(), "naluma-image-"));
const workdir = "/naluma";

const left = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");

/** Copies the checkout without the files that `.dockerignore` excludes. */
const copyCheckout = (target: string): void =>
  cpSync(root, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !left.some((pattern) => matchesGlob(relative(root, source), pattern)),
  });

/** Builds a stage in a folder; links into it are relative, so it may be copied. */
function build(stage: Stage, made: ReadonlyMap<string, string>): string {
  const target = join(folder, stage.name || "image");
  const base = made.get(stage.base);
  if (base) cpSync(base, target, { recursive: true, verbatimSymlinks: true });
  else mkdirSync(target);
  for (const step of stage.steps) {
    console.log(`${stage.name || "image"}: ${step.keyword} ${step.text}`.slice(0, 120));
    if (step.keyword === "COPY") copy(step, target, made);
    // The root file system of this machine is not the image's.
    if (step.keyword === "RUN" && !/ \/data\b/.test(step.text)) run(step.text, target);
  }
  return target;
}

function copy(
  step: Stage["steps"][number],
  target: string,
  made: ReadonlyMap<string, string>,
): void {
  const { sources, target: to } = pathsOf(step);
  const origin = step.from === undefined ? root : (made.get(step.from) ?? "");
  for (const source of sources) {
    if (source === ".") {
      copyCheckout(target);
      continue;
    }
    const path = source.replace(`${workdir}/`, "");
    const place = to.endsWith("/") ? join(target, to, basename(path)) : join(target, to);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(origin, path), place, { recursive: true, verbatimSymlinks: true });
  }
}

function run(command: string, cwd: string): void {
  const { status } = spawnSync("sh", ["-c", command], {
    cwd,
    stdio: "inherit",
    env: { PATH: `${dirname(pinnedNode)}:${process.env["PATH"]}`, HOME: process.env["HOME"] },
  });
  if (status !== 0) throw new UserError(`"${command}" ended with ${status}.`);
}

async function answers(image: string): Promise<void> {
  const [port, sandboxPort, providerPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PROVIDER_PORT: String(providerPort),
    API_ORIGIN: `http://127.0.0.1:${sandboxPort}`,
    SANDBOX_DATA: join(folder, "data"),
  };
  const start = (name: string) =>
    startService(name, [`apps/${name}/src/main.ts`], env, { cwd: image });
  const [sandbox, gateway] = [start("sandbox"), start("gateway")];
  try {
    await waitUntilAnswers(sandbox, `http://127.0.0.1:${sandboxPort}/healthz`);
    await waitUntilAnswers(sandbox, `http://127.0.0.1:${sandboxPort}/sandbox/desk/`);
    await waitUntilAnswers(gateway, `http://127.0.0.1:${port}/healthz`);
    await waitUntilAnswers(gateway, `http://127.0.0.1:${port}/`);
  } finally {
    await stopServices([sandbox, gateway]);
  }
}

try {
  const made = new Map<string, string>();
  for (const stage of readStages(dockerfileText())) made.set(stage.name, build(stage, made));
  const image = made.get("") ?? "";
  const size = execFileSync("du", ["-sm", image], { encoding: "utf8" }).split("\t")[0];
  await answers(image);
  console.log(`Gateway and sandbox answer from what the image would hold, ${size} MB beside Node.`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
