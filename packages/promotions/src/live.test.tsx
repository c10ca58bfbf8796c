// @vitest-environment jsdom
import { fakeApi, type Reply } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { ApiContext } from "@naluma/api-client/react";
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { campaignsOnWire } from "./campaigns/campaigns.fake.ts";
import { envelopeWantedAtom } from "./envelope/envelope.ts";
import { PromotionDialogs } from "./live.tsx";
import { restWords } from "./words.rest.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(() => restWords.load("en_US"));
afterEach(cleanup);

const told = "/services/v1/member/promotions";

/** A member's page with the red envelope requested, and the platform's response about its terms. */
function withEnvelope(terms: () => Reply | Promise<Reply>) {
  const api = fakeApi({
    "/arks/web/activity/red_envelope_promotion": () => ({
      data: { envelope: { id: 77, end_at: "2099-01-01 00:00:00" } },
    }),
    "/arks/web/activity/red_envelope": () => ({ data: { cash: "88.00" } }),
    "/arks/web/activity/roulette": () => ({ data: { detail: null } }),
    [told]: terms,
  });
  const store = createStore();
  const onMoney = vi.fn();
  render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient()}>
        <ApiContext value={api}>
          <Language locale="en_US">
            <SiteContext
              value={{
                template: "desktop",
                client: "desktop",
                currency: "USD",
                settings: openSite,
              }}
            >
              <PromotionDialogs memberId={7} onMoney={onMoney} canInterrupt={() => true} />
            </SiteContext>
          </Language>
        </ApiContext>
      </QueryClientProvider>
    </Provider>,
  );
  act(() => store.set(envelopeWantedAtom, true));
  return { onMoney, asked: () => api.paths().filter((path) => path === told).length };
}

const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  act(() => button.click());
};

test("after a win the campaigns are read along with the money, for fewer turns and the new win", async () => {
  const { onMoney, asked } = withEnvelope(() => ({ data: campaignsOnWire }));
  await waitFor(() => expect(asked()).toBe(1));
  await press("Open it");
  await screen.findByText("$88.00");
  expect(onMoney).toHaveBeenCalledOnce();
  await waitFor(() => expect(asked()).toBe(2));
});

test("an amount is judged by terms that arrived after its envelope was opened", async () => {
  const terms = Promise.withResolvers<Reply>();
  withEnvelope(() => terms.promise);
  await screen.findByRole("button", { name: "Open it" });
  terms.resolve({ data: campaignsOnWire });
  await screen.findByText("Terms");
  await press("Open it");
  await screen.findByText("$88.00");
  expect(document.querySelector("[data-win]")?.getAttribute("data-win")).toBe("big");
});
