// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { codeLost, loadModule } from "./load-module.ts";

/** How often the window was told. */
function listen() {
  const told = vi.fn<() => void>();
  window.addEventListener(codeLost, told);
  onTestFinished(() => window.removeEventListener(codeLost, told));
  return told;
}

test("code that comes at the second try is not told of", async () => {
  const told = listen();
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("no network"));
  await expect(loadModule(load)).resolves.toBe("code");
  expect(told).not.toHaveBeenCalled();
});

test("code that does not come at the second try either is lost, and the window is told", async () => {
  const told = listen();
  const load = vi.fn(async () => {
    throw new TypeError("no network");
  });
  await expect(loadModule(load)).rejects.toThrow("no network");
  expect(load).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledOnce();
});
