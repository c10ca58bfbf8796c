import { expect, test, vi } from "vitest";
import { RefusedError, type Refusal } from "./answer.ts";
import { createQueryClient, refetchSilently } from "./query-client.ts";
import { refetchToEnd } from "./refetch-to-end.ts";

const refusal: Refusal = { code: "500", message: "Not today.", data: null, status: 500 };
const refused = () => Promise.reject(new RefusedError(refusal));

test("a refusal is told, but for that of a further try, and is told again after it", async () => {
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

test("what is read to its end is read anew, however young it is", async () => {
  const client = createQueryClient();
  client.setQueryData(["a"], "before");
  await refetchToEnd(client, { queryKey: ["a"], queryFn: async () => "now" });
  expect(client.getQueryData(["a"])).toBe("now");
});
