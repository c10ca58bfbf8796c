// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";
import { savedFiles, textOf } from "./saved-files.fake.ts";

test("a file is handed to the browser under its name, and its address is released a minute later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { saved, givenBack } = savedFiles();

  saveFile("records.csv", "a,b\r\n");
  expect(saved).toEqual([
    {
      name: "records.csv",
      file: expect.objectContaining({ type: "text/csv;charset=utf-8", size: 5 }),
      address: "blob:1",
    },
  ]);
  vi.advanceTimersByTime(59_999);
  expect(givenBack).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(givenBack).toEqual(["blob:1"]);

  vi.useRealTimers();
  expect(await Promise.all(saved.map(({ file }) => textOf(file)))).toEqual(["a,b\r\n"]);
});
