import type { Reply } from "@naluma/api-client/api.fake";
import { refused } from "@naluma/api-client/api.fake";
// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { ReturnCall } from "../return-all/return-all.times.ts";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { wayToReceiptsAtom } from "../wallet-service.ts";
import { restWords } from "../words.rest.ts";
import { WalletPanel } from "./wallet-panel.tsx";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const site: Site = { template: "desktop", client: "desktop", currency: "USD", settings: openSite };

beforeAll(() => restWords.load("en_US"));
afterEach(cleanup);

const calls = {
  "return-all": "/member/profile/balance/all/back",
  "get-back": "/member/profile/balance_get_back",
} as const;

interface Answers {
  readonly wallet?: () => Reply | Promise<Reply>;
  readonly back?: () => Reply | Promise<Reply>;
  readonly way?: ReturnCall;
  readonly signedIn?: boolean;
  readonly providerName?: (provider: string) => string | undefined;
}

/** The wallet, with the platform's responses about it. */
function panel({
  wallet = () => ({ data: walletOnWire }),
  back,
  way = "return-all",
  signedIn = true,
  providerName,
}: Answers = {}) {
  const page = fakeWallet({
    signedIn,
    replies: { "/member/profile/my_cash": wallet, ...(back && { [calls[way]]: back }) },
  });
  render(
    <Language locale="en_US">
      <SiteContext value={site}>
        <MemoryRouter>
          <WalletFrame of={page}>
            <WalletPanel
              way={way}
              providerName={providerName}
              onLeave={() => void page.log.push("leave the wallet")}
            />
          </WalletFrame>
        </MemoryRouter>
      </SiteContext>
    </Language>,
  );
  const count = (path: string) => page.api.paths().filter((called) => called === path).length;
  return { ...page, count };
}

const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the wallet shows balances that hold money, and the rest behind a press", async () => {
  panel();
  const more = await screen.findByRole("button", { name: "2 providers without a balance" });
  expect(rows()).toEqual([
    "Main wallet$9,214.05",
    "HHarbourline$1,860.00",
    "KKestrel$906.50",
    "OOxbow$500.00",
    "2 providers without a balance",
  ]);
  act(() => more.click());
  expect(rows()).toContain("NNorthgateUnavailable$0.00");
  act(() => more.click());
  expect(rows()).toHaveLength(5);
});

test("providers are named as soon as the list of games has loaded, and their ids are not shown before", async () => {
  const names = new Map<string, string>();
  const page = panel({ providerName: (provider) => names.get(provider) });
  expect(await screen.findByText("$9,214.05")).toBeDefined();
  const providers = () => rows().slice(1, 4);
  expect(providers()).toEqual(["$1,860.00", "$906.50", "$500.00"]);
  for (const name of ["Harbourline", "Kestrel", "Oxbow"]) names.set(name, `The ${name}`);
  act(() => void page.wallet.ports.queryClient.setQueryData(["games"], []));
  await waitFor(() =>
    expect(providers()).toEqual([
      "TThe Harbourline$1,860.00",
      "TThe Kestrel$906.50",
      "TThe Oxbow$500.00",
    ]),
  );
});

test("a dialog opened from the wallet closes the wallet, behind which it would wait", async () => {
  const visited = panel({ signedIn: false });
  const logIn = await screen.findByRole("button", { name: "Log in" });
  act(() => logIn.click());
  expect(visited.log).toEqual(["leave the wallet", "ask to log in"]);
  cleanup();

  const page = panel();
  const receipts = { show: () => void page.log.push("show the receipts") };
  page.wallet.ports.store.set(wayToReceiptsAtom, receipts);
  const history = await screen.findByRole("button", { name: "Game history" });
  act(() => history.click());
  expect(page.log).toEqual(["leave the wallet", "show the receipts"]);
});

test("if no provider holds money there is nothing to return: no call, no countdown, no alarm", async () => {
  const [first] = walletOnWire.my_cash_list;
  const data = { my_cash_list: [{ ...first, cash: "0.00" }], total: "100.00" };
  const page = panel({ wallet: () => ({ data }) });
  await screen.findByRole("button", { name: "1 provider without a balance" });
  const back = screen.getByRole("button", { name: "Return all to main wallet" });
  expect(back.getAttribute("aria-disabled")).toBe("true");
  act(() => back.click());
  const told = await screen.findByText("There is no balance to return.");
  expect(told.closest("[role=status]")).not.toBeNull();
  expect(page.count(calls["return-all"])).toBe(0);
  expect(back.textContent).toBe("Return all to main wallet");
});

test("[WALLET-28] while the wallet is read again it shows no old amount", async () => {
  let times = 0;
  const page = panel({
    wallet: () => (times++ > 0 ? new Promise(() => undefined) : { data: walletOnWire }),
  });
  expect(await screen.findByText("$9,214.05")).toBeDefined();
  act(() => page.wallet.refresh());
  await waitFor(() => expect(rows().slice(0, 2)).toEqual(["Main wallet--", "HHarbourline--"]));
});

/** The button, once the wallet has loaded. */
async function backButton() {
  const button = await screen.findByRole("button", { name: /^Return all to main wallet/ });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  return button;
}

const told = (text: string | RegExp) => screen.findByText(text);

test.each([
  ["[WALLET-12]", "return-all", "101", "There is no balance to return."],
  ["[WALLET-13]", "return-all", "102", /^A game is still running/],
  ["[WALLET-14]", "return-all", "103", /^A transfer is already in progress/],
  ["[WALLET-15]", "return-all", "104", /^A provider is under maintenance/],
  ["[WALLET-16]", "return-all", "105", /^Some of your balance couldn’t be returned yet/],
  ["[WALLET-17]", "return-all", "199", "Server says 199."],
  ["[WALLET-21]", "get-back", "101", "There is no balance to return."],
  ["[WALLET-22]", "get-back", "102", /^A game is still running/],
  ["[WALLET-23]", "get-back", "103", /^A transfer is already in progress/],
  ["[WALLET-24]", "get-back", "104", /^A provider is under maintenance/],
  ["[WALLET-25]", "get-back", "105", /^Some of your balance couldn’t be returned yet/],
  ["[WALLET-26]", "get-back", "199", "Server says 199."],
] as const)("%s a %s that is answered %s says so", async (_, way, code, text) => {
  const page = panel({ way, back: () => refused(code) });
  const back = await backButton();
  act(() => back.click());
  await told(text);
  expect(page.count(calls[way])).toBe(1);
});

test("[WALLET-05] nothing more can be brought back while balances are on their way", async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  panel({ back: () => promise });
  const back = await backButton();
  act(() => back.click());
  expect(back.getAttribute("aria-busy")).toBe("true");
  expect(back.getAttribute("aria-disabled")).toBe("true");
  resolve(refused("104"));
  await told(/^A provider is under maintenance/);
  expect(back.getAttribute("aria-busy")).toBeNull();
});

test.each([
  ["[WALLET-06]", "starting", /^A game is starting/],
  ["[WALLET-07]", "quitting", /^Your game is closing/],
  ["[WALLET-08]", "open", /^You have a game open/],
] as const)("%s nothing can be brought back while a game is %s", async (_, game, text) => {
  const page = panel();
  const back = await backButton();
  act(() => page.setGame(game));
  expect(back.getAttribute("aria-disabled")).toBe("true");
  await told(text);
  act(() => back.click());
  expect(page.count(calls["return-all"])).toBe(0);
  act(() => page.setGame("none"));
  expect(back.getAttribute("aria-disabled")).toBeNull();
});

test.each([
  ["[WALLET-10] [WALLET-11] [WALLET-18]", "return-all", 10],
  ["[WALLET-20]", "get-back", 1],
] as const)(
  "%s after a %s that succeeds the wallet is read again, and the button counts %d s down",
  async (_, way, seconds) => {
    const page = panel({ way });
    const back = await backButton();
    const read = page.count("/member/profile/my_cash");
    act(() => back.click());
    await told("All balances were returned to your main wallet.");
    await waitFor(() => expect(page.count("/member/profile/my_cash")).toBe(read + 1));
    expect(page.log).toContain("read main balance");

    const clock = (left: number) => `(0:${String(left).padStart(2, "0")})`;
    await waitFor(() => expect(back.textContent).toContain(clock(seconds)));
    act(() => back.click());
    await told("Please wait a moment before returning your balances again.");
    expect(page.count(calls[way])).toBe(1);

    await act(() => page.clock.pass(seconds * 1_000 - 100));
    expect(back.textContent).toContain(clock(1));
    expect(back.getAttribute("aria-disabled")).toBe("true");
    await act(() => page.clock.pass(100));
    expect(back.textContent).not.toContain("(0:");
    expect(back.getAttribute("aria-disabled")).toBeNull();
    act(() => back.click());
    await waitFor(() => expect(page.count(calls[way])).toBe(2));
  },
);
