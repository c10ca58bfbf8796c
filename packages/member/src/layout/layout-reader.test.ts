import type { Reply } from "@naluma/api-client/api.fake";
import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { fakeMember, layoutOnWire, type FakeMember } from "../member.fake.ts";
import { layoutQuery } from "./layout.api.ts";

function cashOf({ member }: FakeMember): string | undefined {
  const { queryClient, api, session } = member.ports;
  return queryClient.getQueryData(layoutQuery(api, session.current()).queryKey)?.cash;
}

it("a visitor's page does not ask for a layout", async () => {
  const page = fakeMember({ signedIn: false });
  await page.member.layout.refresh();
  page.member.layout.setCash("5.00");
  expect([page.api.paths(), cashOf(page)]).toEqual([[], undefined]);
});

it("an event of the main wallet changes the amount of a layout that was read", async () => {
  const page = fakeMember();
  page.member.layout.setCash("9000.00");
  expect(cashOf(page)).toBeUndefined();
  await page.member.layout.refresh();
  expect(cashOf(page)).toBe("9214.05");
  page.member.layout.setCash("9000.00");
  expect(cashOf(page)).toBe("9000.00");
});

it("a layout is read to the end even if its page is left meanwhile", async () => {
  const held = Promise.withResolvers<Reply>();
  let answer = (): Reply | Promise<Reply> => ({ data: layoutOnWire("1.00") });
  const page = fakeMember({ replies: { "/member/profile/common/layout": () => answer() } });
  await page.member.layout.refresh();
  const { queryClient, api, session } = page.member.ports;
  const query = layoutQuery(api, session.current());
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);

  answer = () => held.promise;
  const refreshed = page.member.layout.refresh({ restart: true });
  await vi.waitFor(() => expect(queryClient.isFetching({ queryKey: query.queryKey })).toBe(1));
  leave();
  held.resolve({ data: layoutOnWire("2.00") });
  await refreshed;
  expect(cashOf(page)).toBe("2.00");
});

it("a layout already being read is enough, unless a restart is requested", async () => {
  const never = () => new Promise<never>(() => undefined);
  const page = fakeMember({ replies: { "/member/profile/common/layout": never } });
  const asked = () => page.api.paths().length;
  const refresh = (restart = false) =>
    void page.member.layout.refresh({ restart }).catch(() => undefined);
  refresh();
  await vi.waitFor(() => expect(asked()).toBe(1));
  refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toBe(1);
  refresh(true);
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it("an answer for one member is never shown to the next one", async () => {
  const held = Promise.withResolvers<Reply>();
  const page = fakeMember({ replies: { "/member/profile/common/layout": () => held.promise } });
  const asked = page.member.layout.refresh();
  page.member.session.signIn({ memberId: 8, account: "b", currency: "VND", token: "s2.b" });
  held.resolve({ data: layoutOnWire("1.00") });
  await asked.catch(() => undefined);
  expect(cashOf(page)).toBeUndefined();
});
