import { refused, type Reply } from "@naluma/api-client/api.fake";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { fakeWallet, type FakeWallet } from "../wallet-service.fake.ts";
import { walletQuery } from "./wallet.api.ts";

function read({ wallet }: FakeWallet) {
  const { queryClient, api, session, store } = wallet.ports;
  return {
    wallet: queryClient.getQueryData(walletQuery(api, session.current()).queryKey),
    marked: store.get(wallet.unreturned.providersAtom),
  };
}

describe("the balances", () => {
  it("are not requested for a visitor", async () => {
    const page = fakeWallet({ signedIn: false });
    await page.wallet.balances.refresh();
    page.wallet.balances.moved("5.00");
    expect([page.api.paths(), page.log]).toEqual([[], []]);
  });

  it("are read together", async () => {
    const page = fakeWallet();
    await page.wallet.balances.refresh();
    expect(page.log).toEqual(["read main balance"]);
    expect(read(page).wallet).toMatchObject({ total: "12480.55", main: "9214.05" });
  });

  it("are read to the end even if the page that shows them is left meanwhile", async () => {
    const held = Promise.withResolvers<Reply>();
    let answer = (): Reply | Promise<Reply> => ({ data: { ...walletOnWire, total: "1.00" } });
    const page = fakeWallet({ replies: { "/member/profile/my_cash": () => answer() } });
    await page.wallet.balances.refresh();
    const { queryClient, api } = page.wallet.ports;
    const query = walletQuery(api, page.wallet.ports.session.current());
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);

    answer = () => held.promise;
    const refreshed = page.wallet.balances.refresh();
    await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: query.queryKey })).toBe(1));
    leave();
    held.resolve({ data: { ...walletOnWire, total: "2.00" } });
    await refreshed;
    expect(read(page).wallet?.total).toBe("2.00");
  });

  it("are read again without aborting the wallet's other reads", async () => {
    const records = Promise.withResolvers<string>();
    const page = fakeWallet();
    const { queryClient, api, session } = page.wallet.ports;
    const [feature, memberId] = walletQuery(api, session.current()).queryKey;
    const reading = queryClient.fetchQuery({
      queryKey: [feature, memberId, "records"],
      queryFn: () => records.promise,
    });
    await page.wallet.balances.refresh();
    records.resolve("read");
    expect(await reading).toBe("read");
  });

  it("change only in the main wallet and the total by an event of the main wallet", async () => {
    const page = fakeWallet();
    await page.wallet.balances.refresh();
    page.wallet.balances.moved("9000.00");
    expect(page.log.at(-1)).toBe("main balance is 9000.00");
    expect(read(page).wallet).toMatchObject({ total: "12266.50", main: "9000.00" });
  });

  it("are requested where they are shown after money moved, at most twice a second", async () => {
    let cash = 5_000;
    const page = fakeWallet({
      replies: {
        "/member/profile/my_cash": () => ({
          data: {
            my_cash_list: [
              { gp_id: "GPHL", is_light: 1, icon_dark: "", cash: `${(cash -= 1)}.00` },
            ],
            total: "9999.00",
          },
        }),
      },
    });
    const { queryClient, api } = page.wallet.ports;
    const asked = () => page.api.paths().filter((path) => path.endsWith("/my_cash")).length;
    page.wallet.balances.moved("1.00");
    await page.clock.pass(1_000);
    expect(asked()).toBe(0);

    const query = walletQuery(api, page.wallet.ports.session.current());
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
    await vi.waitFor(() => expect(read(page).wallet).toBeDefined());
    const before = asked();
    const pass = async (ms: number) => {
      await page.clock.pass(ms);
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    };
    for (let count = 0; count < 50; count++) {
      page.wallet.balances.moved("1.00");
      await pass(40);
    }
    await pass(1_000);
    // In 2 s: one immediately and one after each half second.
    expect(asked() - before).toBe(5);
    expect(read(page).wallet?.rows[0]?.cash).toBe(`${cash}.00`);
    leave();
  });

  it("show no half of a transfer, and wait for the platform's answer", async () => {
    const held = Promise.withResolvers<Reply>();
    let answer = (): Reply | Promise<Reply> => ({ data: walletOnWire });
    const page = fakeWallet({ replies: { "/member/profile/my_cash": () => answer() } });
    const { queryClient, api, session } = page.wallet.ports;
    const query = walletQuery(api, session.current());
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
    await vi.waitFor(() => expect(read(page).wallet).toBeDefined());
    answer = () => held.promise;
    page.wallet.balances.moved("9000.00");
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
    expect(read(page).wallet).toMatchObject({ total: "12480.55", main: "9214.05" });
    held.resolve({ data: { ...walletOnWire, total: "12266.50" } });
    await vi.waitFor(() => expect(read(page).wallet?.main).toBe("9000.00"));
    leave();
  });

  it("are requested when money came back from the providers, even off screen, and report a refusal", async () => {
    const notify = vi.fn<() => void>();
    let isRefused = false;
    const page = fakeWallet({
      notify,
      replies: {
        "/member/profile/my_cash": () => (isRefused ? refused("999") : { data: walletOnWire }),
      },
    });
    const asked = () => page.api.paths().filter((path) => path.endsWith("/my_cash")).length;
    for (let count = 0; count < 19; count++) {
      page.wallet.balances.returned();
      await page.clock.pass(50);
    }
    await vi.waitFor(() => expect(page.wallet.ports.queryClient.isFetching()).toBe(0));
    expect(asked()).toBe(2);
    // Money that moves later is requested only if the wallet is visible, as before.
    await page.clock.pass(1_000);
    const before = asked();
    page.wallet.balances.moved("1.00");
    await page.clock.pass(1_000);
    expect(asked()).toBe(before);
    isRefused = true;
    await page.clock.pass(1_000);
    page.wallet.balances.returned();
    await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  });

  it("do not report a refusal that nobody pressed for", async () => {
    const notify = vi.fn<() => void>();
    let isRefused = false;
    const page = fakeWallet({
      notify,
      replies: {
        "/member/profile/my_cash": () => (isRefused ? refused("999") : { data: walletOnWire }),
      },
    });
    const { queryClient, api } = page.wallet.ports;
    const observer = new QueryObserver(
      queryClient,
      walletQuery(api, page.wallet.ports.session.current()),
    );
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    isRefused = true;
    page.wallet.balances.moved();
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(notify).not.toHaveBeenCalled();
    await page.wallet.balances.refresh().catch(() => undefined);
    expect(notify).toHaveBeenCalledOnce();
    leave();
  });

  it("are refused, not guessed, if an amount is not a number", async () => {
    const broken = { my_cash_list: [{ gp_id: "GPJL", is_light: 1, cash: "much" }], total: "1.00" };
    const page = fakeWallet({ replies: { "/member/profile/my_cash": () => ({ data: broken }) } });
    await expect(page.wallet.balances.refresh()).rejects.toThrow("Unknown error.");
    expect(read(page).wallet).toBeUndefined();
  });

  it("consist of the main wallet alone if there is no list of providers", async () => {
    const page = fakeWallet({
      replies: { "/member/profile/my_cash": () => ({ data: { total: "5.00" } }) },
    });
    await page.wallet.balances.refresh();
    expect(read(page).wallet).toEqual({ total: "5.00", main: "5.00", rows: [] });
  });

  it("lose only the row without its provider", async () => {
    const data = {
      my_cash_list: [{ cash: "much" }, ...walletOnWire.my_cash_list],
      total: "12480.55",
    };
    const page = fakeWallet({ replies: { "/member/profile/my_cash": () => ({ data }) } });
    await page.wallet.balances.refresh();
    expect(read(page).wallet?.rows).toHaveLength(5);
  });

  it("mark money that has not come back until the platform's balance says otherwise", async () => {
    let list = walletOnWire.my_cash_list;
    const page = fakeWallet({
      replies: {
        "/member/profile/my_cash": () => ({ data: { my_cash_list: list, total: "12480.55" } }),
      },
    });
    page.wallet.markUnreturned("Kestrel");
    await page.wallet.balances.refresh();
    expect(read(page).marked).toEqual(["Kestrel"]);

    list = list.map((row) => (row.gp_id === "Kestrel" ? { ...row, cash: "0.00" } : row));
    await page.wallet.balances.refresh();
    expect(read(page).marked).toEqual([]);
  });

  it("keep a mark newer than the wallet while something else is answered", async () => {
    const page = fakeWallet();
    await page.wallet.balances.refresh();
    page.wallet.markUnreturned("Tessera");
    page.wallet.ports.queryClient.setQueryData(["something else"], true);
    expect(read(page).marked).toEqual(["Tessera"]);
    // Tessera is empty in the wallet that was requested after the mark was set.
    await vi.waitFor(() => expect(read(page).marked).toEqual([]));
  });

  it("are read when the wallet is opened, even if they were read a moment ago", async () => {
    const page = fakeWallet();
    const { queryClient, api, session } = page.wallet.ports;
    await page.wallet.balances.refresh();
    const query = walletQuery(api, session.current());
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
    await vi.waitFor(() => expect(page.api.paths()).toHaveLength(2));
    leave();
  });

  it("are never shown to the next member", async () => {
    const held = Promise.withResolvers<Reply>();
    const page = fakeWallet({ replies: { "/member/profile/my_cash": () => held.promise } });
    const asked = page.wallet.balances.refresh();
    page.session.signIn({ memberId: 8 });
    held.resolve({ data: walletOnWire });
    await asked.catch(() => undefined);
    expect(read(page).wallet).toBeUndefined();
  });

  it("are removed from the page's memory once the member is gone", async () => {
    const page = fakeWallet();
    const { queryClient, api } = page.wallet.ports;
    const { queryKey } = walletQuery(api, page.wallet.ports.session.current());
    page.wallet.markUnreturned("Harbourline");
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)?.total).toBe("12480.55"));
    page.wallet.returnAll.send({ type: "asked", obstacle: undefined, key: "k" });
    expect(page.wallet.returnAll.getState().at).toBe("calling");

    page.session.clear();
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    expect(page.wallet.returnAll.getState()).toEqual({ at: "ready" });
    expect(read(page).marked).toEqual([]);
  });

  it("stay when more becomes known about the same member", async () => {
    const page = fakeWallet();
    await page.wallet.balances.refresh();
    page.session.signIn({ account: "lotus88" });
    expect(read(page).wallet).toBeDefined();
  });

  it("forget both calls for bringing money back once their member has gone", async () => {
    const never = () => new Promise<never>(() => undefined);
    const back = "/member/profile/balance_get_back";
    const page = fakeWallet({ replies: { [back]: never } });
    page.wallet.getBack.send({ type: "asked", obstacle: undefined, key: "k" });
    expect(page.wallet.getBack.getState().at).toBe("calling");
    page.session.clear();
    expect(page.wallet.getBack.getState()).toEqual({ at: "ready" });
  });

  it("count as being read until both answers to two requests have arrived", async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const left = [...answers];
    const page = fakeWallet({ readMain: () => left.shift()?.promise ?? Promise.resolve() });
    const { store } = page.wallet.ports;
    const asked = [page.wallet.balances.refresh(), page.wallet.balances.refresh()];
    expect(store.get(page.wallet.refreshingAtom)).toBe(true);
    answers[0]?.resolve();
    await asked[0]?.catch(() => undefined);
    expect(store.get(page.wallet.refreshingAtom)).toBe(true);
    answers[1]?.resolve();
    await asked[1];
    expect(store.get(page.wallet.refreshingAtom)).toBe(false);
  });

  it("can be refreshed again after a refused or failed refresh", async () => {
    const unreachable = (): Reply => {
      throw new TypeError("no network");
    };
    const replies = [() => refused("999"), unreachable];
    const page = fakeWallet({
      replies: { "/member/profile/my_cash": () => replies.shift()?.() ?? { data: null } },
    });
    const { store } = page.wallet.ports;
    while (replies.length > 0) {
      const asked = page.wallet.balances.refresh();
      expect(store.get(page.wallet.refreshingAtom)).toBe(true);
      await expect(asked).rejects.toBeInstanceOf(Error);
      expect(store.get(page.wallet.refreshingAtom)).toBe(false);
    }
  });

  it("are no longer read once a logout is about to invalidate the token", async () => {
    const never = () => new Promise<never>(() => undefined);
    const page = fakeWallet({ replies: { "/member/profile/my_cash": never } });
    const { queryClient } = page.wallet.ports;
    const reading = page.wallet.balances.refresh().catch(() => "given up");
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
    page.wallet.stopReading();
    expect(await reading).toBe("given up");
    expect(queryClient.isFetching()).toBe(0);
  });
});
