import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountName, accounts } from "../../members/seeded-accounts.ts";
import { listen } from "../../testing/listener.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const answer = v.object({ code: v.string(), message: v.string(), data: v.unknown() });

const list = v.array(
  v.looseObject({ id: v.number(), bank: v.string(), number: v.string(), is_default: v.number() }),
);

type Call = "bank-accounts" | `bank-accounts/${"add" | "default" | "remove"}` | "withdraw-password";

const call = async (token: string, path: Call, body: object = {}) => {
  const answered = await fetch(`${sandbox.origin}/api/services/v1/member/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });
  return v.parse(answer, await answered.json());
};

const listOf = ({ data }: { data: unknown }) => v.parse(v.object({ list }), data).list;

const withdraw_password = "4826";

const withPassword = async (account: string) => {
  const { token } = await sandbox.login(account);
  await call(token, "withdraw-password", { password: withdraw_password });
  return token;
};

const account = (number: string) => ({
  bank: "Harbour Bank",
  holder: "Ana Lima",
  number,
  withdraw_password,
});

const mustBind = async (token: string) => {
  const { data } = await sandbox.api("/member/profile/common/layout", {}, { token });
  const { member_common_layout: layout } = v.parse(
    v.object({
      member_common_layout: v.looseObject({ need_bank_account_deposit_verified: v.number() }),
    }),
    data,
  );
  return layout.need_bank_account_deposit_verified;
};

test("accounts are added, one of them the default, and removed again", async () => {
  const token = await withPassword("player21");
  expect(listOf(await call(token, "bank-accounts"))).toEqual([]);
  await call(token, "bank-accounts/add", account("de12 3456-7890"));
  const both = listOf(await call(token, "bank-accounts/add", account("99887766")));
  expect(both).toMatchObject([
    { number: "•••• 7890", is_default: 1 },
    { number: "•••• 7766", is_default: 0 },
  ]);
  const [first, second] = both.map(({ id }) => id);

  const changed = await call(token, "bank-accounts/default", { id: second, withdraw_password });
  expect(listOf(changed).map(({ id, is_default }) => [id, is_default])).toEqual([
    [second, 1],
    [first, 0],
  ]);
  const left = await call(token, "bank-accounts/remove", { id: second, withdraw_password });
  expect(listOf(left)).toMatchObject([{ id: first, is_default: 1 }]);
  expect(listOf(await call(token, "bank-accounts"))).toHaveLength(1);
});

test("the member's windows are notified of each change, even of the removal of the last account", async () => {
  const member = await sandbox.login("player29");
  const { token } = member;
  await call(token, "withdraw-password", { password: withdraw_password });
  const window = await listen(sandbox, member);
  const [added] = listOf(await call(token, "bank-accounts/add", account("12121212")));
  const told = [await window.next("profile.updated")];
  for (const change of ["default", "remove"] as const) {
    await call(token, `bank-accounts/${change}`, { id: added?.id, withdraw_password });
    told.push(await window.next("profile.updated"));
  }
  expect(told).toHaveLength(3);
  window.close();
});

test("when the default is removed, the account that was added first is the default", async () => {
  const token = await withPassword("player28");
  for (const number of ["100001", "100002", "100003"])
    await call(token, "bank-accounts/add", account(number));
  const idOf = async (end: string) =>
    listOf(await call(token, "bank-accounts")).find(({ number }) => number.endsWith(end))?.id;
  const orderAfter = async (path: "default" | "remove", end: string) => {
    const body = { id: await idOf(end), withdraw_password };
    const changed = listOf(await call(token, `bank-accounts/${path}`, body));
    return changed.map(({ number, is_default }) => `${number.slice(-1)}${is_default ? "!" : ""}`);
  };
  expect(await orderAfter("default", "0003")).toEqual(["3!", "1", "2"]);
  expect(await orderAfter("remove", "0003")).toEqual(["1!", "2"]);
  await call(token, "bank-accounts/add", account("100004"));
  // Removing another one leaves the default unchanged.
  expect(await orderAfter("default", "0004")).toEqual(["4!", "1", "2"]);
  expect(await orderAfter("remove", "0001")).toEqual(["4!", "2"]);
});

test("nothing changes without the withdrawal password, and a burst of guesses is cut short", async () => {
  const token = await withPassword("player22");
  await call(token, "bank-accounts/add", account("11112222"));
  const [before] = listOf(await call(token, "bank-accounts"));
  const guesses = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      call(token, "bank-accounts/remove", { id: before?.id, withdraw_password: `000${index}` }),
    ),
  );
  expect(guesses.filter(({ code }) => code === "101")).toHaveLength(5);
  expect(guesses.filter(({ code }) => code === "429")).toHaveLength(4);
  // The wrong passwords count together with those of the other calls.
  const change = { password: "1111", old_password: withdraw_password };
  expect(await call(token, "withdraw-password", change)).toMatchObject({ code: "429" });
  expect(listOf(await call(token, "bank-accounts"))).toEqual([before]);
});

test("a member without a withdrawal password is told to set one", async () => {
  const { token } = await sandbox.login("player23");
  expect(await call(token, "bank-accounts/add", account("11112222"))).toMatchObject({
    code: "103",
    message: "Set a withdrawal password first.",
  });
});

test("an account is added only once, and five at most", async () => {
  const token = await withPassword("player24");
  await call(token, "bank-accounts/add", account("1000-0000"));
  expect(await call(token, "bank-accounts/add", account("10000000"))).toMatchObject({
    code: "105",
  });
  const codes = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const added = await call(token, "bank-accounts/add", account(`2000000${index}`));
      return added.code;
    }),
  );
  expect(codes.filter((code) => code === "100")).toHaveLength(4);
  expect(await call(token, "bank-accounts/add", account("30000000"))).toMatchObject({
    code: "106",
    message: "You can add up to 5 bank accounts.",
  });
  expect(await call(token, "bank-accounts/add", account("10000000"))).toMatchObject({
    code: "105",
  });
  const all = listOf(await call(token, "bank-accounts"));
  expect(all.filter(({ is_default }) => is_default === 1)).toHaveLength(1);
});

test("nobody can change another member's account", async () => {
  const owner = await withPassword("player25");
  const [own] = listOf(await call(owner, "bank-accounts/add", account("55556666")));
  const other = await withPassword("player26");
  for (const path of ["bank-accounts/default", "bank-accounts/remove"] as const)
    expect(await call(other, path, { id: own?.id, withdraw_password })).toMatchObject({
      code: "107",
    });
  await call(other, "bank-accounts/add", account("55556666"));
  const [, second] = listOf(await call(other, "bank-accounts/add", account("55557777")));
  await call(other, "bank-accounts/default", { id: second?.id, withdraw_password });
  expect(listOf(await call(owner, "bank-accounts"))).toEqual([own]);
  expect(own?.is_default).toBe(1);
  expect(await call("", "bank-accounts")).toMatchObject({ code: "401" });
});

test("[MEMBER-36] a member who needs an account before a deposit is asked until there is one, in the member's own name", async () => {
  const place = accounts.findIndex(({ withdrawPassword }) => withdrawPassword === "6148");
  const { token } = await sandbox.login(accountName(place));
  const own = { bank: "Harbour Bank", number: "77778888", withdraw_password: "6148" };
  expect(await mustBind(token)).toBe(1);
  expect(await call(token, "bank-accounts/add", { ...own, holder: "Ana Lima" })).toMatchObject({
    code: "104",
  });
  // A wrong password must not reveal the required name of the holder.
  const guess = { ...own, holder: "Ana Lima", withdraw_password: "0000" };
  expect(await call(token, "bank-accounts/add", guess)).toMatchObject({ code: "101" });
  expect(await mustBind(token)).toBe(1);
  const added = await call(token, "bank-accounts/add", { ...own, holder: " lena  BRANDT " });
  expect(added).toMatchObject({ code: "100" });
  expect(await mustBind(token)).toBe(0);
  const [one] = listOf(added);
  await call(token, "bank-accounts/remove", { id: one?.id, withdraw_password: "6148" });
  expect(await mustBind(token)).toBe(1);
});

test("names are stored without surrounding spaces, and an IBAN may have the greatest length there is", async () => {
  const token = await withPassword("player30");
  const longest = `mt84 ${"1".repeat(30)}`;
  const spaced = { ...account(longest), bank: "  Harbour  Bank ", holder: " Ana Lima  " };
  expect(listOf(await call(token, "bank-accounts/add", spaced))).toMatchObject([
    { bank: "Harbour  Bank", holder: "Ana Lima", number: "•••• 1111" },
  ]);
  expect((await call(token, "bank-accounts/add", account(`${longest}1`))).code).toBe("400");
});

test.each([
  { number: "12345" },
  { number: "1234567!" },
  { bank: " " },
  { holder: "" },
  { withdraw_password: "482" },
])("an invalid bank account is refused: %j", async (wrong) => {
  const { token } = await sandbox.login("player27");
  const added = await call(token, "bank-accounts/add", { ...account("11112222"), ...wrong });
  expect(added).toMatchObject({ code: "400" });
});
