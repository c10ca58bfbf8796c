// @vitest-environment jsdom
import { Language } from "@naluma/i18n/react";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { returnWords } from "../return-all/words.ts";
import { walletOnWire } from "../wallet-answer.fake.ts";
import { WalletFrame } from "../wallet-frame.fake.tsx";
import { fakeWallet } from "../wallet-service.fake.ts";
import { WalletPanel } from "./wallet-panel.tsx";
import { panelWords } from "./words.ts";

// A second, the default, is nothing on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const site: Site = { template: "desktop", client: "desktop", currency: "USD", settings: openSite };

beforeAll(() => Promise.all([returnWords.load("en_US"), panelWords.load("en_US")]));
afterEach(cleanup);

const bringBack = "/member/profile/balance/all/back";

/** The wallet, with what the platform answers about it. */
function panel(data: object = walletOnWire, later?: Promise<never>) {
  let times = 0;
  const answer = () => (times++ > 0 && later ? later : { data });
  const page = fakeWallet({ replies: { "/member/profile/my_cash": answer } });
  render(
    <Language locale="en_US">
      <SiteContext value={site}>
        <MemoryRouter>
          <WalletFrame of={page}>
            <WalletPanel />
          </WalletFrame>
        </MemoryRouter>
      </SiteContext>
    </Language>,
  );
  return page;
}

const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the wallet shows what holds money, and the rest behind a press", async () => {
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

test("where no provider holds anything there is nothing to return: no call, no countdown, no alarm", async () => {
  const [first] = walletOnWire.my_cash_list;
  const page = panel({ my_cash_list: [{ ...first, cash: "0.00" }], total: "100.00" });
  await screen.findByRole("button", { name: "1 provider without a balance" });
  const back = screen.getByRole("button", { name: "Return all to main wallet" });
  expect(back.getAttribute("aria-disabled")).toBe("true");
  act(() => back.click());
  const told = await screen.findByText("There is no balance to return.");
  expect(told.closest("[role=status]")).not.toBeNull();
  expect(page.api.paths()).not.toContain(bringBack);
  expect(back.textContent).toBe("Return all to main wallet");
});

test("[WALLET-28] while the wallet is read anew no old amount stands in it", async () => {
  const page = panel(walletOnWire, new Promise(() => undefined));
  expect(await screen.findByText("$9,214.05")).toBeDefined();
  act(() => page.wallet.refresh());
  await waitFor(() => expect(rows().slice(0, 2)).toEqual(["Main wallet--", "HHarbourline--"]));
});
