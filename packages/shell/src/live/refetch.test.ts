import { fakeApi } from "@naluma/api-client/api.fake";
import { layoutQuery, profileQuery } from "@naluma/member";
import { QueryClient, QueryObserver, type QueryKey } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalescedFor, refetchByEvent } from "./refetch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const letters = ["member", "letters", 7];
const layout = ["member", "layout", 7];
const banners = ["content", "banners", 1];

/** One query of each kind that an event can make stale, and one that no event does. */
const everything: readonly QueryKey[] = [
  banners,
  ["content", "sponsors", 1],
  ["content", "login-words", 1],
  ["shell", "site-detail", 1],
  layout,
  letters,
  ["promotions", "envelope", 7],
  ["promotions", "roulette", 7],
  ["promotions", "campaigns", 7],
  ["lobby", "games", 1],
];

/** A page that shows these queries; the last field sets how long each call takes. */
function pageShowing(...queryKeys: readonly QueryKey[]) {
  const client = new QueryClient();
  const asked: { part: unknown; at: number }[] = [];
  const takes = new Map<unknown, Promise<void>>();
  for (const queryKey of queryKeys) {
    const [, part] = queryKey;
    new QueryObserver(client, {
      queryKey,
      queryFn: async () => {
        asked.push({ part, at: Date.now() });
        await takes.get(part);
        return asked.length;
      },
      initialData: 0,
      staleTime: Infinity,
    }).subscribe(() => undefined);
  }
  return { client, asked, takes, parts: () => asked.map(({ part }) => part) };
}

test.each([
  ["carousel_picture.url", ["banners"]],
  ["content.changed", ["banners", "sponsors", "login-words"]],
  ["model_sponsor.url", ["sponsors"]],
  ["model_login.url", ["login-words"]],
  ["customer_service_link_change", ["site-detail"]],
  ["profile.updated", ["layout", "letters"]],
  ["all_transfer_back", ["layout", "letters"]],
  ["letter.sent", ["letters"]],
  ["letter.read", ["letters"]],
  ["letter.delete", ["letters"]],
  ["RedEnvelopeDisplay", ["envelope", "campaigns"]],
  ["roulette_display", ["roulette", "campaigns"]],
  ["member.cash", []],
] as const)("%s refetches what it changes: %j", async (type, expected) => {
  const page = pageShowing(...everything);
  refetchByEvent({ type }, page.client);
  await vi.advanceTimersByTimeAsync(coalescedFor);
  expect(page.parts()).toEqual(expected);
});

test("[RT-22] a changed profile invalidates the member's layout and profile, and nothing of the site", () => {
  const who = {
    role: "member",
    memberId: 7,
    account: "lotus88",
    currency: "USD",
    demo: false,
  } as const;
  const client = new QueryClient();
  const keys = {
    layout: layoutQuery(fakeApi({}), who).queryKey,
    profile: profileQuery(fakeApi({}), who).queryKey,
    site: ["shell", "site-detail", 1],
  };
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  refetchByEvent({ type: "profile.updated" }, client);
  vi.advanceTimersByTime(coalescedFor);
  const old = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated);
  expect(old.map(([name]) => name)).toEqual(["layout", "profile"]);
});

test("twenty letters at once cause one refetch, which starts after the last of them", async () => {
  const page = pageShowing(letters);
  for (let letter = 0; letter < 20; letter += 1)
    refetchByEvent({ type: "letter.sent" }, page.client);
  expect(page.asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(coalescedFor);
  expect(page.asked).toHaveLength(1);
  refetchByEvent({ type: "letter.read" }, page.client);
  await vi.advanceTimersByTimeAsync(10 * coalescedFor);
  expect(page.asked).toHaveLength(2);
});

test("an event during the very first reading is answered by another one", async () => {
  const client = new QueryClient();
  const answers: ((unread: number) => void)[] = [];
  const seen = new QueryObserver<number>(client, {
    queryKey: letters,
    queryFn: () => new Promise((answered) => answers.push(answered)),
    staleTime: Infinity,
  });
  seen.subscribe(() => undefined);
  refetchByEvent({ type: "letter.sent" }, client);
  await vi.advanceTimersByTimeAsync(coalescedFor);
  answers[0]?.(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  answers[1]?.(1);
  await vi.advanceTimersByTimeAsync(coalescedFor * 10);
  expect(seen.getCurrentResult().data).toBe(1);
  expect(answers).toHaveLength(2);
});

test("a stream of events asks for each thing twice a second, and once where two events mean it", async () => {
  const page = pageShowing(letters, layout, banners);
  const begun = Date.now();
  for (let n = 0; n < 300; n += 1) {
    for (const type of ["letter.sent", "profile.updated", "carousel_picture.url"] as const)
      refetchByEvent({ type }, page.client);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  for (const part of ["letters", "layout", "banners"]) {
    const times = page.asked.filter((one) => one.part === part).map(({ at }) => at - begun);
    expect(times[0], part).toBe(200);
    const gaps = times.slice(1).map((at, place) => at - (times[place] ?? 0));
    expect(Math.min(...gaps), part).toBeGreaterThanOrEqual(500);
    // Another fetch runs after the last event.
    expect(times.at(-1), part).toBeGreaterThanOrEqual(3_000);
    expect(times.length, part).toBeGreaterThanOrEqual(5);
  }
});

test("a slow answer delays no other refetch, and is not overtaken by its own", async () => {
  const page = pageShowing(letters, layout);
  const held = Promise.withResolvers<void>();
  page.takes.set("letters", held.promise);
  for (let turn = 0; turn < 3; turn += 1) {
    for (const type of ["letter.sent", "profile.updated"] as const)
      refetchByEvent({ type }, page.client);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(page.parts().filter((part) => part === "letters")).toHaveLength(1);
  expect(page.parts().filter((part) => part === "layout")).toHaveLength(3);
  held.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.parts().filter((part) => part === "letters")).toHaveLength(2);
});

test("an answer requested before the event is discarded, as it may not know of it", async () => {
  const client = new QueryClient();
  const answers = [new Promise<string>(() => undefined), Promise.resolve("after the event")];
  const queryFn = vi.fn<() => Promise<string>>(() => answers.shift() ?? Promise.resolve("more"));
  const observer = new QueryObserver(client, { queryKey: letters, queryFn, initialData: "old" });
  observer.subscribe(() => undefined);
  refetchByEvent({ type: "letter.sent" }, client);
  await vi.advanceTimersByTimeAsync(coalescedFor);
  expect(observer.getCurrentResult().data).toBe("after the event");
});

test("a query that is not on screen is fetched when it is shown again", async () => {
  const client = new QueryClient();
  const queryFn = vi.fn<() => Promise<number>>(async () => 0);
  await client.fetchQuery({ queryKey: letters, queryFn });
  refetchByEvent({ type: "letter.sent" }, client);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.getQueryState(letters)).toMatchObject({ isInvalidated: true, data: 0 });
  expect(queryFn).toHaveBeenCalledOnce();
});

test("a query that waits for something else is not fetched by an event", async () => {
  const client = new QueryClient();
  const queryFn = vi.fn<() => Promise<number>>(async () => 0);
  const observer = new QueryObserver(client, { queryKey: letters, queryFn, enabled: false });
  observer.subscribe(() => undefined);
  refetchByEvent({ type: "letter.sent" }, client);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queryFn).not.toHaveBeenCalled();
  observer.setOptions({ queryKey: letters, queryFn });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queryFn).toHaveBeenCalledOnce();
});
