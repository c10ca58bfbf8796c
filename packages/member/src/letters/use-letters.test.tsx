// @vitest-environment jsdom
import { refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { ApiContext } from "@naluma/api-client/react";
import { Language } from "@naluma/i18n/react";
import type { Locale } from "@naluma/site/locale";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import type { Who } from "@naluma/site/who";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { fakeMember } from "../member.fake.ts";
import { memberQueryKeys } from "../query-keys.ts";
import { MemberContext, SessionContext } from "../use-member.ts";
import { isSameBox, lettersQuery } from "./letters.api.ts";
import { useLetters, type LettersView } from "./use-letters.ts";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const list = "/arks/web/member/letter";
const read = `${list}/read`;
const destroy = `${list}/destroy`;

const wire = (id: number, is_read: 0 | 1) => ({
  id,
  is_read,
  title: `Letter ${id}`,
  content: "",
  created_at: "2026-11-20 10:00:00",
});

const inbox = (...letters: ReturnType<typeof wire>[]) => ({
  data: {
    list: letters,
    total_count: letters.length,
    unread_count: letters.filter(({ is_read }) => is_read === 0).length,
  },
});

afterEach(cleanup);

interface Inbox {
  readonly who?: Who;
  readonly siteId?: number;
  readonly locale?: Locale;
  readonly page?: number;
}

const ann: Who = { role: "member", memberId: 7, account: "ann", currency: "USD", demo: false };
const bob: Who = { ...ann, memberId: 8, account: "bob" };

async function open(
  replies: Readonly<Record<string, (sent: Sent) => Reply | Promise<Reply>>>,
  address = "/user/Letter",
) {
  const made = fakeMember({ replies });
  const { member, api } = made;
  let view: LettersView | undefined;
  function Probe() {
    view = useLetters();
    const { data } = view.read;
    return (
      <p>{data ? `${data.unread} of ${data.total}, ${view.open?.title ?? "none"}` : "wait"}</p>
    );
  }
  const router = createMemoryRouter([{ path: "/user/Letter", element: <Probe /> }], {
    initialEntries: [address],
  });
  render(
    <Provider store={member.ports.store}>
      <QueryClientProvider client={member.ports.queryClient}>
        <Language locale="en_US">
          <SiteContext
            value={{ template: "desktop", client: "desktop", currency: "USD", settings: openSite }}
          >
            <ApiContext value={api}>
              <SessionContext value={member.session}>
                <MemberContext value={member}>
                  <RouterProvider router={router} />
                </MemberContext>
              </SessionContext>
            </ApiContext>
          </SiteContext>
        </Language>
      </QueryClientProvider>
    </Provider>,
  );
  return {
    view: () => view,
    sent: (path: string) => api.sent.filter((call) => call.path === path).map(({ body }) => body),
    go: (search: string) => act(() => router.navigate(`/user/Letter${search}`)),
    remove: (id: number) => act(async () => await view?.remove(id)),
    refetch: () =>
      act(() => member.ports.queryClient.invalidateQueries({ queryKey: memberQueryKeys.letters })),
    shows: (text: string | RegExp) => screen.findByText(text),
  };
}

test("[MEMBER-09] opening a letter marks it as read, once, and only if it was unread", async () => {
  const page = await open({
    [list]: () => inbox(wire(2, 0), wire(1, 1)),
    [read]: () => ({ data: null }),
  });
  await page.shows("1 of 2, none");
  await page.go("?letter=2");
  await page.shows("0 of 2, Letter 2");
  await page.go("?letter=1");
  await page.go("?letter=2");
  await waitFor(() => expect(page.sent(read)).toEqual([{ id: 2 }]));
});

test("an older answer that still has the open letter unread does not mark it again", async () => {
  const page = await open(
    { [list]: () => inbox(wire(2, 0)), [read]: () => ({ data: null }) },
    "/user/Letter?letter=2",
  );
  await page.shows("0 of 1, Letter 2");
  await page.refetch();
  await page.shows("1 of 1, Letter 2");
  expect(page.sent(read)).toEqual([{ id: 2 }]);
});

test("if a letter cannot be marked as read the true count is restored", async () => {
  const page = await open(
    { [list]: () => inbox(wire(2, 0)), [read]: () => refused("999") },
    "/user/Letter?letter=2",
  );
  await waitFor(() => expect(page.sent(list)).toHaveLength(2));
  await page.shows("1 of 1, Letter 2");
  expect(page.sent(read)).toHaveLength(1);
});

test("[MEMBER-11] a deletion names the letter and its page, and the list follows", async () => {
  let letters = [wire(2, 1), wire(1, 1)];
  const page = await open({
    [list]: () => inbox(...letters),
    [destroy]: () => {
      letters = letters.slice(1);
      return { data: null };
    },
  });
  await page.shows("0 of 2, none");
  await page.remove(2);
  await page.shows("0 of 1, none");
  expect(page.sent(destroy)).toEqual([
    {
      active: 1,
      count: 50,
      id: 2,
      language: "en_US",
      page: 1,
      site_id: openSite.siteId,
      sort_field: "created_at",
      sort_order: "desc",
    },
  ]);
});

test("a letter on the second page is deleted from the second page", async () => {
  const page = await open(
    { [list]: () => inbox(wire(1, 1)), [destroy]: () => ({ data: null }) },
    "/user/Letter?page=2",
  );
  await page.shows("0 of 1, none");
  await page.remove(1);
  expect(page.sent(destroy)).toMatchObject([{ id: 1, page: 2 }]);
});

test("a refused deletion keeps the letter, and reads the list again", async () => {
  const page = await open({ [list]: () => inbox(wire(1, 1)), [destroy]: () => refused("999") });
  await page.shows("0 of 1, none");
  const before = page.sent(list).length;
  await page.remove(1);
  await waitFor(() => expect(page.sent(list).length).toBeGreaterThan(before));
  await page.shows("0 of 1, none");
});

test("the address names the page, and an invalid number means the first page", async () => {
  const page = await open({ [list]: () => inbox(wire(1, 1)) }, "/user/Letter?page=3");
  await page.shows("0 of 1, none");
  await page.go("?page=-1");
  await waitFor(() => expect(page.sent(list)).toMatchObject([{ page: 3 }, { page: 1 }]));
});

test.each([
  ["another page", { page: 2 }, true],
  ["another member", { who: bob }, false],
  ["another language", { locale: "hi_IN" }, false],
  ["another site", { siteId: 2 }, false],
] as const)("while %s loads, the letters before it stay: %s", (_, other, isSame) => {
  const { api } = fakeMember();
  const keyOf = ({ who = ann, siteId = 1, locale = "en_US", page = 1 }: Inbox) =>
    lettersQuery(api, who, siteId, locale, page).queryKey;
  expect(isSameBox(keyOf({}), keyOf(other))).toBe(isSame);
});

test.each([
  ["", "?letter=7"],
  ["?page=1&letter=2", "?letter=7"],
  ["?page=2", "?page=2&letter=7"],
  ["?page=2&letter=2", "?page=2&letter=7"],
])("on the page %j a letter opens beside its list, at %s", async (at, letter) => {
  const page = await open(
    { [list]: () => inbox(wire(7, 1), wire(2, 1)), [read]: () => ({ data: null }) },
    `/user/Letter${at}`,
  );
  await page.shows(/^0 of 2/);
  expect(page.view()?.letterAddress(7)).toBe(letter);
  expect([1, 2].map((to) => page.view()?.pageAddress(to))).toEqual(["?", "?page=2"]);
});
