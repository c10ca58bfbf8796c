import { RefusedError } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { catchUp } from "./refetch.ts";

const refusal = { code: "999", message: "Not now.", data: null, status: 200 };

/** A page that shows one value of a member; `answers` are the platform's responses, in order. */
function pageShowing(...answers: ("refused" | "never" | number)[]) {
  const notify = vi.fn<() => void>();
  const client = createQueryClient(notify);
  const asked = vi.fn<() => Promise<number>>(() => {
    const answer = answers.shift() ?? 0;
    if (answer === "never") return new Promise(() => undefined);
    return answer === "refused"
      ? Promise.reject(new RefusedError(refusal))
      : Promise.resolve(answer);
  });
  const observer = new QueryObserver(client, { queryKey: ["member", 7], queryFn: asked });
  const leave = observer.subscribe(() => undefined);
  return { client, notify, asked, observer, leave };
}

test("a query on screen is fetched again, although it is fresh", async () => {
  const { client, observer } = pageShowing(1, 2);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  await catchUp(client, [["member"]]);
  expect(observer.getCurrentResult().data).toBe(2);
});

test("the data of every feature is refetched, not only the first feature's", async () => {
  const { client, observer } = pageShowing(1, 2);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  await catchUp(client, [["wallet"], ["member"]]);
  expect(observer.getCurrentResult().data).toBe(2);
});

test("a query that is not on screen is fetched when it is shown again", async () => {
  const { client, asked, observer, leave } = pageShowing(1, 2);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  leave();
  await catchUp(client, [["member"]]);
  expect(asked).toHaveBeenCalledOnce();
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
});

test("catching up fails with a refusal, which is reported once, however often it is retried", async () => {
  const { client, notify, observer } = pageShowing(1, "refused", "refused", "refused", 5);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  for (const _ of ["first", "second", "third"])
    await expect(catchUp(client, [["member"]])).rejects.toThrow(RefusedError);
  expect(notify).toHaveBeenCalledOnce();

  await catchUp(client, [["member"]]);
  expect(observer.getCurrentResult().data).toBe(5);
});

test("catching up waits for a read that was restarted, and fails with its refusal", async () => {
  const { client, asked, observer } = pageShowing(1, "never", "refused", "never", 5);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  const beginAnew = () => client.cancelQueries({ queryKey: ["member", 7] });

  const refused = catchUp(client, [["member"]]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await beginAnew();
  await expect(refused).rejects.toThrow(RefusedError);

  const caughtUp = catchUp(client, [["member"]]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  await beginAnew();
  await caughtUp;
  expect(observer.getCurrentResult().data).toBe(5);
});

test("a refusal is reported again after a success, and so is one that the player asked for", async () => {
  const { client, notify, observer } = pageShowing("refused", 1, "refused", "refused");
  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  await catchUp(client, [["member"]]);
  await expect(catchUp(client, [["member"]])).rejects.toThrow(RefusedError);
  expect(notify).toHaveBeenCalledTimes(2);
  await observer.refetch();
  expect(notify).toHaveBeenCalledTimes(3);
});
