import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { refused, type Reply } from "../fakes/fake-api.ts";
import { fakeMember, layoutOnWire, walletOnWire } from "../fakes/fake-member.ts";
import { layoutQuery, walletQuery } from "../member-queries.ts";

function read({ member }: ReturnType<typeof fakeMember>) {
  const { queryClient, api } = member.ports;
  const who = member.session.current();
  return {
    layout: queryClient.getQueryData(layoutQuery(api, who).queryKey),
    wallet: queryClient.getQueryData(walletQuery(api, who).queryKey),
    marked: member.ports.store.get(member.notReturned.providersAtom),
  };
}

describe("the balances on the page", () => {
  it("a visitor's page asks for none", async () => {
    const page = fakeMember({ signedIn: false });
    await page.member.balances.refresh();
    page.member.balances.moved("5.00");
    expect(page.api.paths()).toEqual([]);
  });

  it("are read together", async () => {
    const page = fakeMember();
    await page.member.balances.refresh();
    const { layout, wallet } = read(page);
    expect(layout?.cash).toBe("9214.05");
    expect(wallet).toMatchObject({ total: "12480.55", main: "9214.05" });
  });

  it("are read to the end although the page that shows them is left meanwhile", async () => {
    const held = Promise.withResolvers<Reply>();
    let answer = (): Reply | Promise<Reply> => ({ data: layoutOnWire("1.00") });
    const page = fakeMember({ replies: { "/member/profile/common/layout": () => answer() } });
    await page.member.balances.refresh();
    const { queryClient, api } = page.member.ports;
    const query = layoutQuery(api, page.member.session.current());
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);

    answer = () => held.promise;
    const refreshed = page.member.balances.refresh();
    await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: query.queryKey })).toBe(1));
    leave();
    held.resolve({ data: layoutOnWire("2.00") });
    await refreshed;
    expect(read(page).layout?.cash).toBe("2.00");
  });

  it("an event of the main wallet changes it and the total, and nothing else", async () => {
    const page = fakeMember();
    await page.member.balances.refresh();
    page.member.balances.moved("9000.00");
    const { layout, wallet } = read(page);
    expect(layout?.cash).toBe("9000.00");
    expect(wallet).toMatchObject({ total: "12266.50", main: "9000.00" });
  });

  it("money that moved is asked for where it is shown, a burst of it twice a second at most", async () => {
    let cash = 5_000;
    const page = fakeMember({
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
    const { queryClient, api } = page.member.ports;
    const asked = () => page.api.paths().filter((path) => path.endsWith("/my_cash")).length;
    page.member.balances.moved("1.00");
    await page.clock.pass(1_000);
    expect(asked()).toBe(0);

    const query = walletQuery(api, page.member.session.current());
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
    await vi.waitFor(() => expect(read(page).wallet).toBeDefined());
    const before = asked();
    const pass = async (ms: number) => {
      await page.clock.pass(ms);
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    };
    for (let count = 0; count < 50; count++) {
      page.member.balances.moved("1.00");
      await pass(40);
    }
    await pass(1_000);
    // In 2 s: one at once, one after each half second.
    expect(asked() - before).toBe(5);
    expect(read(page).wallet?.rows[0]?.cash).toBe(`${cash}.00`);
    leave();
  });

  it("a refusal of what nobody pressed for is not told", async () => {
    const told = vi.fn<() => void>();
    let isRefused = false;
    const page = fakeMember({
      tell: told,
      replies: {
        "/member/profile/my_cash": () => (isRefused ? refused("999") : { data: walletOnWire }),
      },
    });
    const { queryClient, api } = page.member.ports;
    const observer = new QueryObserver(
      queryClient,
      walletQuery(api, page.member.session.current()),
    );
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    isRefused = true;
    page.member.balances.moved();
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(told).not.toHaveBeenCalled();
    await page.member.balances.refresh().catch(() => undefined);
    expect(told).toHaveBeenCalledOnce();
    leave();
  });

  it("a wallet with an amount that is no number is refused, not guessed", async () => {
    const broken = { my_cash_list: [{ gp_id: "GPJL", is_light: 1, cash: "much" }], total: "1.00" };
    const page = fakeMember({ replies: { "/member/profile/my_cash": () => ({ data: broken }) } });
    await expect(page.member.balances.refresh()).rejects.toThrow("Unknown error.");
    expect(read(page).wallet).toBeUndefined();
  });

  it("a row without its provider is dropped alone", async () => {
    const data = {
      my_cash_list: [{ cash: "much" }, ...walletOnWire.my_cash_list],
      total: "12480.55",
    };
    const page = fakeMember({ replies: { "/member/profile/my_cash": () => ({ data }) } });
    await page.member.balances.refresh();
    expect(read(page).wallet?.rows).toHaveLength(5);
  });

  it("money that has not come back is marked until the platform's balance says otherwise", async () => {
    let list = walletOnWire.my_cash_list;
    const page = fakeMember({
      replies: {
        "/member/profile/my_cash": () => ({ data: { my_cash_list: list, total: "12480.55" } }),
      },
    });
    page.member.moneyNotReturned("Kestrel");
    await page.member.balances.refresh();
    expect(read(page).marked).toEqual(["Kestrel"]);

    list = list.map((row) => (row.gp_id === "Kestrel" ? { ...row, cash: "0.00" } : row));
    await page.member.balances.refresh();
    expect(read(page).marked).toEqual([]);
  });

  it("an answer for one member is never shown to the next", async () => {
    const held = Promise.withResolvers<{ data: unknown }>();
    const page = fakeMember({ replies: { "/member/profile/common/layout": () => held.promise } });
    const asked = page.member.balances.refreshLayout();
    page.member.session.signIn({ memberId: 8, account: "b", currency: "VND", token: "s2.b" });
    held.resolve({ data: layoutOnWire("1.00") });
    await asked.catch(() => undefined);
    expect(read(page).layout).toBeUndefined();
  });
});
