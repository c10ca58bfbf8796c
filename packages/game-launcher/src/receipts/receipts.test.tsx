// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { PropsWithChildren } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { memory } from "../runner/launch.runner.fake.ts";
import { restWords } from "../words.rest.ts";
import { createReceiptBox, endedLaunchAtom, receiptBoxAtom } from "./receipt-box.ts";
import { receiptOf } from "./receipts.fake.ts";
import { ReceiptNotice } from "./receipts.tsx";
import { useReceipts } from "./use-receipts.ts";

beforeAll(() => restWords.load("en_US"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const koi = receiptOf({ launchId: "koi", game: "Jade Koi River" });
const fox = receiptOf({ launchId: "fox", game: "Midnight Fox" });

const boxOf = (store: ReturnType<typeof createStore>, local: ReturnType<typeof memory>) =>
  createReceiptBox({ store, local, owner: () => "1:7", fromPlatform: async () => undefined });

function memberPage(local = memory()) {
  const store = createStore();
  const box = boxOf(store, local);
  store.set(receiptBoxAtom, box);
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <Language locale="en_US">
        <SiteContext
          value={{ template: "desktop", client: "desktop", currency: "USD", settings: openSite }}
        >
          {children}
        </SiteContext>
      </Language>
    </Provider>
  );
  return { store, box, wrapper, end: (id: string) => act(() => store.set(endedLaunchAtom, id)) };
}

function withNotice({ receipts = [koi, fox], hidden = false } = {}) {
  const page = memberPage();
  for (const receipt of receipts) page.box.keep("1:7", receipt);
  render(<ReceiptNotice hidden={hidden} />, { wrapper: page.wrapper });
  return page;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tells = (game: string) => screen.queryByText(`${game} has ended`) !== null;

test("what became of a game goes after 20 s, and the next one has 20 s of its own", () => {
  const { end } = withNotice();
  end("koi");
  pass(15_000);
  end("fox");
  expect(tells("Jade Koi River")).toBe(false);
  pass(19_999);
  expect(tells("Midnight Fox")).toBe(true);
  pass(1);
  expect(tells("Midnight Fox")).toBe(false);
});

test("the notice stays while something in it has the focus, and goes 20 s later", () => {
  const { end } = withNotice();
  end("koi");
  const details = screen.getByRole("button", { name: "Details" });
  act(() => details.focus());
  pass(20_000);
  expect(tells("Jade Koi River")).toBe(true);
  act(() => details.blur());
  pass(19_999);
  expect(tells("Jade Koi River")).toBe(true);
  pass(1);
  expect(tells("Jade Koi River")).toBe(false);
});

test("an open round is named with its stake, unless amounts are hidden", () => {
  const receipts = [{ ...koi, openStake: "2.00" }];
  const said = () => screen.queryByText("A round is open: $2.00 stays in it until you come back.");
  withNotice({ receipts }).end("koi");
  expect(said()).not.toBeNull();
  cleanup();
  withNotice({ receipts, hidden: true }).end("koi");
  expect(screen.queryByText(/A round is open/)).toBeNull();
  cleanup();
  withNotice().end("koi");
  expect(screen.queryByText(/A round is open/)).toBeNull();
});

test("a player who opens the receipts sees those that another tab has written meanwhile", () => {
  const local = memory();
  const { wrapper } = memberPage(local);
  boxOf(createStore(), local).keep("1:7", fox);
  const { result } = renderHook(() => useReceipts(), { wrapper });
  expect(result.current.receipts.map(({ game }) => game)).toEqual(["Midnight Fox"]);
});
