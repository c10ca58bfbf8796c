import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromiumLaunch, chromiumPath } from "./chromium.ts";

/**
 * A page in a separate Chromium that only this file controls. Playwright pauses every window that a page opens until it
 * has attached to it. The page pauses too, because both share one thread, so the cost of a window cannot be measured
 * through Playwright.
 */
export interface PlainPage {
  /** Sends a command of the DevTools protocol. */
  send(method: string, params?: object): Promise<unknown>;
  /** Evaluates an expression in the page and returns its value as JSON. */
  read(expression: string): Promise<unknown>;
  /** Polls until the value of the expression is truthy. Throws after a minute. */
  until(expression: string): Promise<unknown>;
  /** Presses the mouse on the first element that matches a selector. */
  press(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a button or a finger stays down, in ms: a click happens when it is released. */
export const heldFor = 80;

const longest = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** @param size of the window, in CSS pixels */
export async function openPlainPage(size: { width: number; height: number }): Promise<PlainPage> {
  const profile = mkdtempSync(join(tmpdir(), "naluma-plain-"));
  const program = spawn(
    chromiumPath(),
    [
      ...chromiumLaunch().args,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      `--window-size=${size.width},${size.height}`,
      "--lang=en-US",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(program, "exit");
  const port = await portOf(program.stderr);
  const wire = new WebSocket(await pageOf(port));
  await once(wire, "open");

  let calls = 0;
  const waiting = new Map<unknown, (answer: Fields) => void>();
  wire.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const answer: unknown = JSON.parse(String(data));
    const { id } = fieldsOf(answer);
    waiting.get(id)?.(fieldsOf(answer));
    waiting.delete(id);
  });

  async function send(method: string, params: object = {}): Promise<unknown> {
    calls += 1;
    const id = calls;
    const answered = new Promise<Fields>((resolve) => waiting.set(id, resolve));
    wire.send(JSON.stringify({ id, method, params }));
    const { error, result } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  async function read(expression: string): Promise<unknown> {
    const answer = fieldsOf(await send("Runtime.evaluate", { expression, returnByValue: true }));
    if (answer["exceptionDetails"] !== undefined)
      throw new Error(`${expression}: ${JSON.stringify(answer["exceptionDetails"])}`);
    return fieldsOf(answer["result"])["value"];
  }

  async function until(expression: string): Promise<unknown> {
    for (const begun = Date.now(); Date.now() - begun < longest; await pause(100)) {
      const value = await read(expression);
      if (value) return value;
    }
    throw new Error(`not in time: ${expression}`);
  }

  async function press(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await until(`!!${element}`);
    await read(`${element}.scrollIntoView({ block: "center", behavior: "instant" })`);
    const { x, y } = fieldsOf(
      await read(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`,
      ),
    );
    const mouse = (type: string, more: object = {}) =>
      send("Input.dispatchMouseEvent", { type, x, y, ...more });
    await mouse("mouseMoved");
    // A real pointer hovers before it presses.
    await pause(500);
    const left = { button: "left", clickCount: 1 };
    await mouse("mousePressed", left);
    await pause(heldFor);
    await mouse("mouseReleased", left);
  }

  return {
    send,
    read,
    until,
    press,
    async close() {
      wire.close();
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The port that the browser prints when it has started. */
async function portOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: said })) {
    const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
    if (port === undefined) continue;
    // Later output is discarded, so that it never blocks the browser.
    setImmediate(() => said.resume());
    return port;
  }
  throw new Error("Chromium did not start");
}

async function pageOf(port: string): Promise<string> {
  const pages: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const page = Array.isArray(pages)
    ? pages.map(fieldsOf).find(({ type }) => type === "page")
    : undefined;
  const address = page?.["webSocketDebuggerUrl"];
  if (typeof address !== "string") throw new Error("Chromium has no page");
  return address;
}
