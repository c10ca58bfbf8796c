// @vitest-environment jsdom
import { refused, type Reply } from "@naluma/api-client/api.fake";
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WalletContext } from "../use-wallet-service.ts";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { fakeWallet, type FakeWallet } from "../wallet-service.fake.ts";
import { words } from "../words.ts";
import { HeaderBalance as DesktopBalance } from "./header-balance.desktop.tsx";
import { HeaderBalance as MobileBalance } from "./header-balance.mobile.tsx";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

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

const main = { cash: "9214.05", isFailed: false, refreshing: false };

/** A platform whose response about the wallet can be changed. */
function platform(first: Reply | Promise<Reply> = { data: walletOnWire }) {
  const told = { reply: first };
  const page = fakeWallet({ replies: { "/member/profile/my_cash": () => told.reply } });
  return { page, told };
}

beforeAll(() => words.load("en_US"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each([
  ["desktop", DesktopBalance],
  ["mobile", MobileBalance],
])("the balance in the %s header", (_, Balance) => {
  it("is all that the member owns, in the main wallet and with providers", async () => {
    render(around(fakeWallet(), <Balance main={main} />));
    expect(await screen.findByText("$12,480.55")).toBeDefined();
  });

  it("is hidden from onlookers if the member hides it", async () => {
    const page = fakeWallet();
    render(around(page, <Balance main={main} />));
    await screen.findByText("$12,480.55");
    act(() => page.wallet.eye.toggle());
    expect(screen.queryByText("$12,480.55")).toBeNull();
  });

  it("stays the same while a game starts, including the money moved there", async () => {
    const { page, told } = platform();
    render(around(page, <Balance main={main} />));
    await screen.findByText("$12,480.55");
    const held = Promise.withResolvers<Reply>();
    told.reply = held.promise;
    act(() => page.wallet.balances.moved("0.00"));
    await page.clock.pass(1_000);
    expect(screen.getByText("$12,480.55")).toBeDefined();
  });

  it("follows a round without a placeholder in between", async () => {
    const { page, told } = platform();
    render(around(page, <Balance main={main} />));
    await screen.findByText("$12,480.55");
    const held = Promise.withResolvers<Reply>();
    told.reply = held.promise;
    act(() => page.wallet.balances.moved("9214.05"));
    await page.clock.pass(1_000);
    expect(screen.queryByText("--")).toBeNull();
    held.resolve({ data: { ...walletOnWire, total: "12478.55" } });
    expect(await screen.findByText("$12,478.55")).toBeDefined();
  });

  it("is not an old amount while the member refreshes it", async () => {
    const { page, told } = platform();
    render(around(page, <Balance main={main} />));
    await screen.findByText("$12,480.55");
    const held = Promise.withResolvers<Reply>();
    told.reply = held.promise;
    act(() => page.wallet.refresh());
    expect(screen.getByText("--")).toBeDefined();
    held.resolve({ data: walletOnWire });
    expect(await screen.findByText("$12,480.55")).toBeDefined();
  });

  it("says when it could not be read, and a press reads main balance and wallet", async () => {
    const { page, told } = platform(refused("999"));
    render(around(page, <Balance main={main} />));
    const again = await screen.findByRole("button", { name: /^We couldn’t load your balance/ });
    const held = Promise.withResolvers<Reply>();
    told.reply = held.promise;
    act(() => again.click());
    await waitFor(() => expect(page.api.paths()).toHaveLength(2));
    // While it is tried again, the button keeps its place and its focus.
    expect(again.isConnected).toBe(true);
    expect(again.getAttribute("aria-label")).toMatch(/^We couldn’t load your balance/);
    held.resolve({ data: walletOnWire });
    expect(await screen.findByText("$12,480.55")).toBeDefined();
    expect(page.log).toEqual(["read main balance"]);
  });

  it("is the layout's for a demonstration account, whose wallet is not requested", async () => {
    const page = fakeWallet();
    page.session.signIn({ demo: true });
    render(around(page, <Balance main={main} />));
    await waitFor(() => expect(screen.getByText("$9,214.05")).toBeDefined());
    expect(page.api.paths()).toEqual([]);
  });

  it("is read again when the member returns from a game's window", async () => {
    const { page, told } = platform();
    render(around(page, <Balance main={main} />));
    await screen.findByText("$12,480.55");
    told.reply = { data: { ...walletOnWire, total: "12000.00" } };
    document.dispatchEvent(new Event("visibilitychange"));
    expect(page.api.paths()).toHaveLength(1);
    act(() => page.setGame("open"));
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await page.clock.pass(1_000);
    expect(page.api.paths()).toHaveLength(1);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(await screen.findByText("$12,000.00")).toBeDefined();
  });
});
