import { beforeAll, expect, test } from "vitest";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import { memberHistory } from "../testing/member-history.ts";
import { findMember, isAccountTaken } from "./find-member.ts";
import { searchMembers, type MemberSearch } from "./search-members.ts";

const history = memberHistory();

beforeAll(async () => {
  for (const [id, said] of [
    // Another member uses this id as an account name.
    [400, { account: "500500" }],
    [500_500, { account: "ada" }],
    [500_501, { account: "ada", siteId: 2 }],
    [502, { account: "ada_1", currency: "VND", state: "frozen" }],
    [503, { account: "ada51", facts: { name: "Ben Adamson" } }],
    [504, { account: "carl", facts: { name: "100% Carl" } }],
  ] as const)
    await history.member(id, said);
  for (const [of, currency, amount] of [
    [500_500, "USD", 70n],
    [500_500, "VND", 9_000n],
    [502, "VND", 800n],
  ] as const)
    await history.db.transaction((tx) =>
      history.ledger.transfer(tx, {
        key: `purse of ${of} ${currency}`,
        kind: "test",
        entries: [
          { account: houseAccount(currency), amount: -amount },
          { account: mainAccount(of, currency), amount },
        ],
      }),
    );
});

test.each([
  ["500500", 1, 500_500],
  ["500500", 2, 500_500],
  ["400", 1, 400],
  ["ADA", 1, 500_500],
  ["ada", 2, 500_501],
  ["ada_1", 2, undefined],
  ["5005", 1, undefined],
  ["0", 1, undefined],
  ["", 1, undefined],
])("'%s' on site %s is the member %s", async (name, siteId, id) => {
  expect((await findMember(history.db, siteId, name))?.id).toBe(id);
});

test.each([
  ["Ada", 1, true],
  ["ada", 2, true],
  ["ada_1", 2, false],
  ["ad", 1, false],
  ["400", 1, false],
])("the account '%s' is taken on site %s: %s", async (account, siteId, isTaken) => {
  expect(await isAccountTaken(history.db, siteId, account)).toBe(isTaken);
});

const search = (asked: Partial<MemberSearch>) =>
  searchMembers(history.db, { text: "", limit: 9, ...asked });

test.each<[Partial<MemberSearch>, readonly number[]]>([
  [{}, [500_501, 500_500, 504, 503, 502, 400]],
  [{ text: "ADA" }, [500_501, 500_500, 503, 502]],
  [{ text: "adams" }, [503]],
  // Wildcards of the database are ordinary characters here.
  [{ text: "ada_" }, [502]],
  [{ text: "0%" }, [504]],
  [{ text: "500500" }, [500_500, 400]],
  [{ text: "5005" }, [400]],
  [{ text: "ada", siteId: 1 }, [500_500, 503, 502]],
  [{ currency: "VND" }, [502]],
  [{ state: "frozen" }, [502]],
  [{ text: "ada", after: 503 }, [502]],
])("a search for %o finds %o", async (asked, ids) => {
  const { found, next } = await search(asked);
  expect([found.map(({ member }) => member.id), next]).toEqual([ids, undefined]);
});

test("a page ends where the next begins, and each counts all members", async () => {
  const first = await search({ text: "ada", limit: 3 });
  expect([first.next, first.total]).toEqual([503, 4]);
  const second = await search({ text: "ada", limit: 3, after: first.next });
  expect([second.found.map(({ member }) => member.id), second.next, second.total]).toEqual([
    [502],
    undefined,
    4,
  ]);
});

test("each member is shown with the balance of the own main wallet", async () => {
  const { found } = await search({ text: "ada" });
  expect(found.map(({ cash }) => cash)).toEqual([0n, 70n, 0n, 800n]);
});
