import { describe, expect, it } from "vitest";
import { moneyIn, moneyOut, type WalletSnapshot } from "./wallet-snapshot.ts";

const wallet = (main: string, held: string | undefined): WalletSnapshot => ({
  main,
  held: held === undefined ? {} : { GPJL: held },
});

describe("the money that went into a game", () => {
  it.each([
    ["all of it", "1000.00", wallet("0.00", "1000.00"), "1000.00"],
    ["nothing, where there was nothing", "0.00", wallet("0.00", undefined), "0.00"],
    [
      "more than a float holds",
      "900719925474099301.99",
      wallet("0.99", "900719925474099301.00"),
      "900719925474099301.00",
    ],
    ["unknown: a gift came in between", "1000.00", wallet("0.00", "1012.34"), null],
    ["unknown: something lay there before", "10.00", wallet("0.00", "15.00"), null],
    ["unknown: a round was played already", "10.00", wallet("0.00", "9.00"), null],
    ["unknown: the main wallet has grown", "10.00", wallet("11.00", "0.00"), null],
    ["unknown: nobody told what was there", undefined, wallet("0.00", "10.00"), null],
  ])("is %s", (_, main, after, amount) => {
    expect(moneyIn(main, after, "GPJL")).toBe(amount);
  });
});

describe("the money that came back from a game", () => {
  it.each([
    ["all of it", "0.00", wallet("995.50", "0.00"), "995.50"],
    ["beside what lay in the main wallet", "12.34", wallet("1007.84", undefined), "995.50"],
    ["nothing, where all was lost", "5.00", wallet("5.00", "0.00"), "0.00"],
    ["unknown: the provider still has some", "0.00", wallet("0.00", "10.00"), null],
    ["unknown: the main wallet has shrunk", "10.00", wallet("9.00", "0.00"), null],
    ["unknown: nobody told what was there", undefined, wallet("10.00", "0.00"), null],
  ])("is %s", (_, main, after, amount) => {
    expect(moneyOut(main, after, "GPJL")).toBe(amount);
  });
});
