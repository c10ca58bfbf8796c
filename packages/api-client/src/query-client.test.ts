import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { RefusedError, type Refusal } from "./answer.ts";
import { createQueryClient, refetchSilently } from "./query-client.ts";
import { refetchToEnd } from "./refetch-to-end.ts";

const refusal: Refusal = { code: "500", message: "Not today.", data: null, status: 500 };
const refused = () => Promise.reject(new RefusedError(refusal));

test("a refusal is reported, except by a silent retry, and is reported again afterwards", async () => {
  const notify = vi.fn<(refusal: Refusal) => void>();
  const client = createQueryClient(notify);
  const read = () => client.fetchQuery({ queryKey: ["a"], queryFn: refused });
  await expect(read()).rejects.toThrow("Not today.");
  expect(notify).toHaveBeenCalledExactlyOnceWith(refusal);

  const query = client.getQueryCache().find({ queryKey: ["a"] });
  if (query) await expect(refetchSilently(query)).rejects.toThrow("Not today.");
  expect(notify).toHaveBeenCalledOnce();
  await expect(read()).rejects.toThrow("Not today.");
  expect(notify).toHaveBeenCalledTimes(2);
});

test("a retry does not wait for an answer that may never come", async () => {
  const client = createQueryClient();
  const answers = [() => new Promise<string>(() => undefined), () => Promise.resolve("now")];
  const read = vi.fn(() => (answers.shift() ?? refused)());
  client.fetchQuery({ queryKey: ["a"], queryFn: read }).catch(() => undefined);
  client.setQueryData(["a"], "before");
  const query = client.getQueryCache().find({ queryKey: ["a"] });
  expect(await (query && refetchSilently(query))).toBe("now");
});

test("the refusal of a quiet query is not reported", async () => {
  const notify = vi.fn<(refusal: Refusal) => void>();
  const read = { queryKey: ["a"], queryFn: refused, meta: { quiet: true } };
  await expect(createQueryClient(notify).fetchQuery(read)).rejects.toThrow("Not today.");
  expect(notify).not.toHaveBeenCalled();
});

test("without a network a read fails at once, and is repeated when the network is back", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  onTestFinished(() => {
    client.unmount();
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });
  onlineManager.setOnline(false);
  const read = vi.fn(refused);
  const observer = new QueryObserver(client, { queryKey: ["a"], queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().isError).toBe(true);
  expect(read).toHaveBeenCalledOnce();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
});

test("what was read less than a minute ago is not read again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const read = vi.fn(() => Promise.resolve("read"));
  for (const age of [0, 59_999, 1]) {
    vi.advanceTimersByTime(age);
    await client.fetchQuery({ queryKey: ["a"], queryFn: read });
    expect(read).toHaveBeenCalledTimes(age === 1 ? 2 : 1);
  }
});

test("data read to its end is read again however fresh it is", async () => {
  const client = createQueryClient();
  client.setQueryData(["a"], "before");
  await refetchToEnd(client, { queryKey: ["a"], queryFn: async () => "now" });
  expect(client.getQueryData(["a"])).toBe("now");
});
