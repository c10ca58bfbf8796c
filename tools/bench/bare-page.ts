import type { Browser, CDPSession } from "playwright";

/**
 * A page without Playwright's instrumentation. Playwright's own pages keep every response and read it again on the
 * page's thread; for eight megabytes, that is a long task that the page did not cause.
 */
export interface BarePage {
  evaluate<Value>(expression: string): Promise<Value>;
  /** Polls at long intervals until the expression is true. */
  until(expression: string): Promise<void>;
  slowDown(rate: number): Promise<void>;
  /** The heap size in bytes after garbage collection. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

interface Looks {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly userAgent: string;
  readonly isMobile?: boolean | undefined;
  readonly hasTouch?: boolean | undefined;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends commands to one target over the browser's own session, without enabling any domain of the page. */
async function attach(browser: CDPSession, targetId: string) {
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId });
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  browser.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const message: Message = JSON.parse(event.message);
    waiting.get(message.id ?? -1)?.(message);
  });
  return async (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const id = last;
    const { promise, resolve } = Promise.withResolvers<Message>();
    waiting.set(id, resolve);
    await browser.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await promise;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

/** Opens an address in a new page, with a script that runs before those of the page. */
export async function openBarePage(
  browser: Browser,
  address: string,
  { viewport, userAgent, isMobile = false, hasTouch = false }: Looks,
  script: string,
): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank" });
  const send = await attach(session, targetId);
  await send("Emulation.setDeviceMetricsOverride", {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isMobile,
  });
  await send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
  await send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: "en-US" });
  await send("Page.enable");
  await send("Page.addScriptToEvaluateOnNewDocument", { source: script });
  await send("Page.navigate", { url: address });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result } = (await send("Runtime.evaluate", asked)) as { result: { value: Value } };
    return result.value;
  };
  return {
    evaluate,
    async until(expression) {
      for (let tries = 0; tries < 120; tries += 1) {
        if (await evaluate<boolean>(expression)) return;
        await pause(500);
      }
      throw new Error(`never true within a minute: ${expression}`);
    },
    slowDown: async (rate) => void (await send("Emulation.setCPUThrottlingRate", { rate })),
    async heap() {
      await send("HeapProfiler.collectGarbage");
      await send("HeapProfiler.collectGarbage");
      const { usedSize } = (await send("Runtime.getHeapUsage")) as { usedSize: number };
      return usedSize;
    },
    async close() {
      await session.send("Target.closeTarget", { targetId });
      await session.detach();
    },
  };
}
