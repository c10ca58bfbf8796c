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
