import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { pinnedNode, root, toolEnvironment } from "./paths.mjs";
import { UserError } from "./user-error.mjs";

/** One that ends is noticed at once; this is for one that hangs: it neither says nor answers anything. */
const silenceTimeout = 600_000;

/** After a SIGTERM a service has this long to finish what is in flight. */
const grace = 10_000;

/**
 * Starts a service (`args` for the pinned Node, from the root). Its lines are passed on with its
 * name in front. It gets a process group of its own, so that Ctrl+C reaches it through us only.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env on top of this process's own
 * @param {{ program?: string; cwd?: string; out?: NodeJS.WritableStream; err?:
 * NodeJS.WritableStream; }} [options]
 */
export const startService = (name, args, env, options = {}) => {
  const { program = pinnedNode, cwd = root, out = process.stdout, err = process.stderr } = options;
  const child = spawn(program, args, {
    cwd,
    env: toolEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  passOn(child.stdout, out, name);
  passOn(child.stderr, err, name);
  /** @type {Promise<string>} How it ended, to be read after "ended". */
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(`because it cannot be run (${error.message})`));
    child.once("exit", (code, signal) => resolve(signal ? `by ${signal}` : `with code ${code}`));
  });
  return { name, child, ended };
};

const passOn = (from, to, name) => {
  let rest = "";
  from.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) to.write(`[${name}] ${line}\n`);
  });
  from.on("end", () => rest && to.write(`[${name}] ${rest}\n`));
};

/**
 * Waits until the address answers 200, as long as the service says or answers anything: a slow machine is no reason to
 * stop. Fails when the service ends first, or nothing has moved for minutes.
 */
export const waitUntilAnswers = async (
  service,
  address,
  { headers = {}, silence = silenceTimeout } = {},
) => {
  let movedAt = Date.now();
  const moved = () => (movedAt = Date.now());
  const { stdout, stderr } = service.child;
  stdout.on("data", moved);
  stderr.on("data", moved);
  /** @type {string | undefined} */
  let end;
  void service.ended.then((how) => (end = how));
  try {
    while (Date.now() - movedAt < silence) {
      if (end !== undefined)
        throw new UserError(`${service.name} ended ${end} before it was ready.`);
      try {
        const answer = await fetch(address, { headers, signal: AbortSignal.timeout(120_000) });
        moved();
        await answer.arrayBuffer();
        if (answer.ok) return;
      } catch {
        // Not listening yet.
      }
      await wait(100);
    }
  } finally {
    stdout.off("data", moved);
    stderr.off("data", moved);
  }
  throw new UserError(
    `${service.name} has neither said nor answered anything at ${address} for ${silence / 1_000} s.`,
  );
};

/** SIGTERM to all, ten seconds for what is in flight, then SIGKILL. */
export const stopServices = async (services) => {
  const living = services.filter(
    ({ child }) => child.exitCode === null && child.signalCode === null,
  );
  for (const { child } of living) signal(child, "SIGTERM");
  const timer = new AbortController();
  await Promise.race([
    Promise.all(living.map(({ ended }) => ended)),
    wait(grace, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  // The whole group: a service may have started processes of its own.
  for (const { child } of living) signal(child, "SIGKILL", -1);
};

const signal = (child, name, sign = 1) => {
  try {
    if (child.pid) process.kill(sign * child.pid, name);
  } catch {
    // It is gone already.
  }
};

/**
 * Stays until SIGINT or SIGTERM, or until a service ends by itself, then stops all of them.
 * Returns the exit code: 0 after a signal, 1 after a service that ended.
 */
export const stayUntilStopped = async (services, stopped) => {
  const reason = await Promise.race([
    stopped,
    ...services.map(async ({ name, ended }) => ({ crashed: name, how: await ended })),
  ]);
  if (reason.crashed)
    console.error(`\n${reason.crashed} ended ${reason.how}. Stopping everything.`);
  else console.log(`\n${reason.signal}: stopping everything …`);
  await stopServices(services);
  return reason.crashed ? 1 : 0;
};

/** Resolves at the first SIGINT or SIGTERM, or when the npm that started us is gone. */
export const untilSignal = () =>
  new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.on(name, () => resolve({ signal: name }));
    }
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      resolve({ signal: "npm is gone" });
    }, 1_000);
    watch.unref();
  });
