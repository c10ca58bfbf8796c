import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, stateFolder } from "./paths.mjs";

/** What runs at the moment, so that an interrupted bootstrap leaves nothing behind. */
const running = new Set();

export const stopRuns = () => {
  for (const child of running) child.kill("SIGTERM");
};

/**
 * Runs a program to its end and gives its exit code and what it wrote. `log` names a file in
 * `.naluma` that receives the same; `show` also passes it on to this terminal.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; cwd?: string; log?: string; show?: boolean | ((chunk: string) => void) }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export const run = (program, args, { env = process.env, cwd = root, log, show = false } = {}) =>
  new Promise((resolve) => {
    mkdirSync(stateFolder, { recursive: true });
    const file = log ? createWriteStream(join(stateFolder, log)) : undefined;
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    let output = "";
    const receive = (stream) => (chunk) => {
      output += chunk;
      file?.write(chunk);
      if (typeof show === "function") show(chunk);
      else if (show) stream.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", receive(process.stdout));
    child.stderr.setEncoding("utf8").on("data", receive(process.stderr));
    child.on("error", (error) => {
      file?.end();
      resolve({ code: 1, output: `${output}${program}: ${error.message}\n` });
    });
    child.on("close", (code) => {
      running.delete(child);
      file?.end();
      resolve({ code: code ?? 1, output });
    });
  });

/** The end of a long output. */
export const lastLines = (output, count = 25) =>
  output.trimEnd().split("\n").slice(-count).join("\n");

/** `done in 3.2 s`, for headings. */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
