import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { accountName, accounts } from "./members/seeded-accounts.ts";

const page = await readFile(new URL("../../../docs/sandbox.md", import.meta.url), "utf8");

const linesThatBegin = (start: string) => page.split("\n").filter((line) => line.startsWith(start));

test("docs/sandbox.md lists the accounts with their purposes", () => {
  const rows = accounts.map(({ currency, main, wallets, purpose }, index) => {
    const held = Object.entries(wallets ?? {}).map(([gpId, amount]) => `${gpId} ${amount}`);
    return `| ${accountName(index)} | ${currency} | ${main} | ${held.join(", ")} | ${purpose} |`;
  });
  // The table in the document is padded for readability.
  const unpadded = (row: string) => row.replaceAll(/ +/g, " ");
  expect(linesThatBegin("| player").map(unpadded)).toEqual(rows.map(unpadded));
});
