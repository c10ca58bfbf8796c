import { localKeys } from "@naluma/site/stored";
import { expect, test, vi } from "vitest";
import { reloadPage } from "./reload-page.ts";

test("what is stored is not replaced by what the address of a page that is loaded anew says (A-088)", () => {
  const setItem = vi.fn<(key: string, value: string) => void>();
  const reload = vi.fn<() => void>();
  reloadPage({ localStorage: { setItem }, location: { reload } });
  expect(setItem.mock.calls).toEqual([[localKeys.skipReloadGetInfo, "1"]]);
  expect(reload).toHaveBeenCalledOnce();
});
