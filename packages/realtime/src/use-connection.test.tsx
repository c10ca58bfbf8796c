// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { getDefaultStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { connectionAtom } from "./connection.ts";
import { useConnection } from "./use-connection.ts";

test("the page says connecting before real time is loaded, and follows it afterwards", () => {
  const { result } = renderHook(() => useConnection());
  expect(result.current).toBe("connecting");
  act(() => getDefaultStore().set(connectionAtom, "connected"));
  expect(result.current).toBe("connected");
});
