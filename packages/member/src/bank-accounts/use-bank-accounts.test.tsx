// @vitest-environment jsdom
import { refused } from "@naluma/api-client/api.fake";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import { accountOnWire, accountReplies, withdrawPassword } from "./bank-accounts.fake.ts";
import { useBankAccounts, useChange, useNewAccount } from "./use-bank-accounts.ts";

afterEach(cleanup);

const list = "/services/v1/member/bank-accounts";
const account = { id: 1, bank: "Harbour Bank", holder: "", number: "•••• 7001", isDefault: true };

test.each([
  ["101", "the withdraw password is wrong", 1],
  ["103", "the withdraw password is gone", 2],
  ["107", "the account is gone", 2],
])("after code %s, %s, the list has been read %i times", async (code, _, times) => {
  const of = fakeMember({
    replies: {
      ...accountReplies([accountOnWire(1, "Harbour Bank", 1)]),
      [`${list}/remove`]: () => refused(code),
    },
  });
  const { result } = renderHook(
    () => {
      const view = useBankAccounts();
      return { view, change: useChange(view, { to: "removed", account }, () => undefined) };
    },
    { wrapper: ({ children }) => <MemberFrame of={of}>{children}</MemberFrame> },
  );
  await waitFor(() => expect(result.current.view.read.isSuccess).toBe(true));
  act(() => result.current.change.submit({ password: "4826" }));
  await waitFor(() => {
    const { form } = result.current.change;
    expect(form.formError ?? form.errorOf("password")).toBeDefined();
  });
  await waitFor(() => expect(result.current.view.read.isFetching).toBe(false));
  expect(of.api.paths().filter((path) => path === list)).toHaveLength(times);
});

test.each(["add", "change"] as const)(
  "a success message disappears when the next action is tried: %s",
  async (next) => {
    const of = fakeMember({ replies: accountReplies([accountOnWire(1, "Harbour Bank", 1)]) });
    const { result } = renderHook(
      () => {
        const view = useBankAccounts();
        return {
          view,
          add: useNewAccount(view, "Ana Lima"),
          change: useChange(view, { to: "removed", account }, () => undefined),
        };
      },
      { wrapper: ({ children }) => <MemberFrame of={of}>{children}</MemberFrame> },
    );
    const typed = { bank: "Quay Bank", holder: "Ana Lima", number: "DE123456" };
    act(() => result.current.add.submit({ ...typed, password: withdrawPassword }));
    await waitFor(() => expect(result.current.view.done).toBe("accounts.added"));
    act(() => result.current[next].submit({ ...typed, password: "0000" }));
    await waitFor(() => expect(result.current[next].form.errorOf("password")).toBeDefined());
    expect(result.current.view.done).toBeUndefined();
  },
);
