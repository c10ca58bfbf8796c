// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

test("a file is handed to the browser under its name, and its address is given back a minute later", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const made = vi.fn<(file: Blob) => string>(() => "blob:one");
  const givenBack = vi.fn<(address: string) => void>();
  // The next file of this process is loaded before Vitest would take it back.
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("URL", { createObjectURL: made, revokeObjectURL: givenBack });
  const pressed: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push([this.href, this.download]);
  });

  saveFile("records.csv", "a,b\r\n");
  expect(pressed).toEqual([["blob:one", "records.csv"]]);
  const [file] = made.mock.calls[0] ?? [];
  expect(file).toMatchObject({ type: "text/csv;charset=utf-8", size: 5 });
  vi.advanceTimersByTime(59_999);
  expect(givenBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(givenBack).toHaveBeenCalledExactlyOnceWith("blob:one");
});
