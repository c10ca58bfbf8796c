// @vitest-environment jsdom
import { fakeApi } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, test } from "vitest";
import type { Found } from "../search-index/entry.ts";
import type { SearchData } from "./search-engine.ts";
import { searchQuery } from "./search-query.ts";
import { useSearch } from "./use-search.ts";

afterEach(cleanup);

const site: Site = {
  template: "desktop",
  client: "desktop",
  currency: "USD",
  settings: openSite,
};

const nothing: Found = {
  ids: new Float64Array(),
  took: 1,
  similar: false,
  providers: {},
  types: {},
};

test("a search that fails says so until the next one is answered", async () => {
  const api = fakeApi({});
  const queryClient = new QueryClient();
  const data: SearchData = {
    engine: {
      find: async ({ text }) => {
        if (text === "fo") throw new Error("the worker is gone");
        return nothing;
      },
    },
    games: new Map(),
    providers: new Map(),
    types: [],
  };
  queryClient.setQueryData(searchQuery(api, site, "en_US").queryKey, data);
  const Around = ({ children }: PropsWithChildren) => (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <Language locale="en_US">
          <SiteContext value={site}>{children}</SiteContext>
        </Language>
      </QueryClientProvider>
    </ApiContext>
  );
  const { result, rerender } = renderHook((text: string) => useSearch(text), {
    wrapper: Around,
    initialProps: "fo",
  });
  await waitFor(() => expect(result.current.state).toBe("failed"));
  rerender("fox");
  await waitFor(() => expect(result.current.state).toBe("ready"));
});
