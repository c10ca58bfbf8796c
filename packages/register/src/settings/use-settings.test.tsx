// @vitest-environment jsdom
import { fakeApi, lost, type Reply } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openCurrencies } from "./field-settings-of.ts";
import { useSettings } from "./use-settings.ts";

afterEach(cleanup);

function opened(isEnabled: boolean, ...replies: Reply[]) {
  const api = fakeApi({ "/arks/web/register-settings": () => replies.shift() ?? lost });
  const onFailed = vi.fn<() => void>();
  const client = createQueryClient();
  const { result } = renderHook(() => useSettings({ api, siteId: 9, isEnabled, onFailed }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { api, client, result, onFailed };
}

it("loaded settings stay, and a later read that failed is not reported", async () => {
  const { client, result, onFailed } = opened(true, { data: { list: [] } });
  await waitFor(() => expect(result.current.at).toBe("ready"));
  await act(async () => {
    await client.refetchQueries();
    // Queries notify their observers in a later task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current.at).toBe("ready");
  expect(onFailed).not.toHaveBeenCalled();
});

it("settings are not requested before the link is verified", async () => {
  const { api, result } = opened(false);
  await act(async () => undefined);
  expect(result.current.at).toBe("loading");
  expect(api.sent).toEqual([]);
});

it.each([
  [["VND"], { VND: {}, RMB: {} }],
  [["USD", "VND"], {}],
] as const)("the currencies %j are open with the settings %j", (open, settings) => {
  expect(openCurrencies(settings, ["USD", "VND"])).toEqual(open);
});

it("[REG-118] each failed load is reported, and a retry is shown at once", async () => {
  const second = Promise.withResolvers<Reply>();
  const replies: (Reply | Promise<Reply>)[] = [lost, second.promise];
  const api = fakeApi({ "/arks/web/register-settings": () => replies.shift() ?? lost });
  const onFailed = vi.fn<() => void>();
  const client = createQueryClient();
  const { result } = renderHook(() => useSettings({ api, siteId: 9, isEnabled: true, onFailed }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.at).toBe("failed"));
  expect(onFailed).toHaveBeenCalledOnce();

  act(() => {
    if (result.current.at === "failed") result.current.retry();
  });
  await waitFor(() => expect(result.current.at).toBe("loading"));
  second.resolve(lost);
  await waitFor(() => expect(result.current.at).toBe("failed"));
  expect(onFailed).toHaveBeenCalledTimes(2);
});
