import { localKeys } from "@naluma/site/stored";
import { expect, test, vi } from "vitest";
import { reloadPage } from "./reload-page.ts";

test("a reload keeps what is stored, whatever the page's address says (A-088)", () => {
  const setItem = vi.fn<(key: string, value: string) => void>();
  const reload = vi.fn<() => void>();
  reloadPage({ localStorage: { setItem }, location: { reload } });
  expect(setItem.mock.calls).toEqual([[localKeys.skipReloadGetInfo, "1"]]);
  expect(reload).toHaveBeenCalledOnce();
});
