import { fromMinor, sum } from "@naluma/site/amounts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { stillUnreturned, walletOf, withMain, type WalletRow } from "./wallet.ts";

describe("a wallet", () => {
  const row = (provider: string, light: boolean, cash: string): WalletRow => ({
    provider,
    light,
    icon: "",
    cash,
  });
  const rows = [
    row("GPLV", false, "0.30"),
    row("GPJL", true, "0.10"),
    row("GPNG", false, "0.00"),
    row("GPKE", true, "0.20"),
  ];

  it("shows reachable providers first, each half in the platform's order", () => {
    const order = walletOf("1.00", rows).rows.map(({ provider }) => provider);
    expect(order).toEqual(["GPJL", "GPKE", "GPLV", "GPNG"]);
  });

  test("is the sum of its main wallet and its providers, to the hundredth", () => {
    const cash = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(fromMinor);
    fc.assert(
      fc.property(cash, fc.array(cash, { maxLength: 24 }), cash, (main, list, later) => {
        const held = list.map((each, index) => row(`GP${index}`, index % 2 === 0, each));
        const wallet = walletOf(sum([main, ...list]), held);
        expect(wallet.main).toBe(main);
        expect(withMain(wallet, later).total).toBe(sum([later, ...list]));
      }),
    );
  });

  it("names the providers with unreturned money: marked, and not empty on the platform", () => {
    const wallet = walletOf("1.00", rows);
    expect(stillUnreturned(["GPJL", "GPNG", "GPXX"], wallet)).toEqual(["GPJL"]);
  });
});
