// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { codeLost, loadModule } from "./load-module.ts";

/** How often the window was told. */
function listen() {
  const onCodeLost = vi.fn<() => void>();
  window.addEventListener(codeLost, onCodeLost);
  onTestFinished(() => window.removeEventListener(codeLost, onCodeLost));
  return onCodeLost;
}

test("code that comes at the second try is not told of", async () => {
  const onCodeLost = listen();
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("no network"));
  await expect(loadModule(load)).resolves.toBe("code");
  expect(onCodeLost).not.toHaveBeenCalled();
});

test("code that does not come at the second try either is lost, and the window is told", async () => {
  const onCodeLost = listen();
  const load = vi.fn(async () => {
    throw new TypeError("no network");
  });
  await expect(loadModule(load)).rejects.toThrow("no network");
  expect(load).toHaveBeenCalledTimes(2);
  expect(onCodeLost).toHaveBeenCalledOnce();
});

test("code that nobody has asked for is missed in silence", async () => {
  const onCodeLost = listen();
  const load = vi.fn(async () => {
    throw new TypeError("refused by the browser");
  });
  await expect(loadModule(load, { optional: true })).rejects.toThrow("refused by the browser");
  expect(onCodeLost).not.toHaveBeenCalled();
});
