import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readIcon } from "./read-icon.ts";

afterEach(() => void vi.useRealTimers());

async function serviceThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/icons`;
}

test("an icon is fetched by name, as a picture that runs no script", async () => {
  const asked: (string | undefined)[] = [];
  const service = await serviceThat(({ url }, answer) => {
    asked.push(url);
    answer.end('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  });
  const address = await readIcon(service, "lantern id");
  expect(asked).toEqual(["/icons/lantern%20id.svg"]);
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg%20/);
});

test.each<[string, RequestListener]>([
  ["nothing there", (_, answer) => answer.writeHead(404).end("<svg />")],
  ["no drawing", (_, answer) => answer.end("<html>Log in</html>")],
])("with %s there is no icon", async (_, answer) => {
  await expect(readIcon(await serviceThat(answer), "lantern")).rejects.toThrow("No icon");
});

test.each<[string, RequestListener]>([
  ["never answers", () => undefined],
  ["stops in the middle of its answer", (_, answer) => answer.write("<svg ")],
])("[SHELL-35] a service that %s is given up after 1500 ms, not before", async (_, answer) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const service = await serviceThat((request, response) => {
    answer(request, response);
    asked();
  });
  const given = vi.fn<(error: unknown) => void>();
  const reading = readIcon(service, "lantern").catch(given);
  await isAsked;
  await vi.advanceTimersByTimeAsync(1_499);
  await new Promise(setImmediate);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(given).toHaveBeenCalledOnce();
});
