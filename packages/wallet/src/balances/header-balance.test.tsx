// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { WalletContext } from "../use-wallet-service.ts";
import { fakeWallet, type FakeWallet } from "../wallet-service.fake.ts";
import { words } from "../words.ts";
import { HeaderBalance as DesktopBalance } from "./header-balance.desktop.tsx";
import { HeaderBalance as MobileBalance } from "./header-balance.mobile.tsx";

const site: Site = { template: "desktop", client: "desktop", currency: "USD", settings: openSite };

const around = ({ wallet }: FakeWallet, balance: ReactNode) => (
  <Provider store={wallet.ports.store}>
    <QueryClientProvider client={wallet.ports.queryClient}>
      <Language locale="en_US">
        <SiteContext value={site}>
          <WalletContext value={wallet}>{balance}</WalletContext>
        </SiteContext>
      </Language>
    </QueryClientProvider>
  </Provider>
);

const read = { cash: "9214.05", isFailed: false, refreshing: false };

beforeAll(() => words.load("en_US"));
afterEach(cleanup);

describe.each([
  ["desktop", DesktopBalance],
  ["mobile", MobileBalance],
])("the balance in the %s header", (_, Balance) => {
  it("is in the member's currency, and not for everybody's eyes where the member hides it", () => {
    const page = fakeWallet();
    render(around(page, <Balance main={read} />));
    expect(screen.getByText("$9,214.05")).toBeDefined();
    act(() => page.wallet.eye.toggle());
    expect(screen.queryByText("$9,214.05")).toBeNull();
  });

  it("is no old amount while it is read anew", () => {
    render(around(fakeWallet(), <Balance main={{ ...read, refreshing: true }} />));
    expect(screen.getByText("--")).toBeDefined();
  });

  it("says when it could not be read, and a press reads main balance and wallet", () => {
    const page = fakeWallet();
    render(around(page, <Balance main={{ ...read, cash: undefined, isFailed: true }} />));
    act(() => screen.getByRole("button", { name: /^We couldn’t load your balance/ }).click());
    expect(page.log).toEqual(["read main balance"]);
  });
});
