import { RefusedError } from "@naluma/api-client";
import { fakeApi, refused } from "@naluma/api-client/api.fake";
import { createQueryClient } from "@naluma/api-client/query-client";
import { expect, test, vi } from "vitest";
import { devicesQuery } from "./devices/devices.api.ts";
import { protectionQuery } from "./login-protection/protection.api.ts";

const api = fakeApi({});
const queriesOf = (memberId: number) => ({
  devices: devicesQuery(api, memberId),
  protection: protectionQuery(api, memberId),
});

test("nothing that is read of a member stands where something else does, or another member's", () => {
  const keys = [7, 8].flatMap((memberId) =>
    Object.values(queriesOf(memberId)).map(({ queryKey }) => queryKey.join()),
  );
  expect(new Set(keys).size).toBe(4);
});

test.each(["devices", "protection"] as const)(
  "somebody may be changing the %s elsewhere: they are asked for anew at each opening",
  async (name) => {
    const { queryKey, staleTime } = queriesOf(7)[name];
    const queryFn = vi.fn<() => Promise<string>>(async () => "read");
    const client = createQueryClient();
    const query = {
      queryKey: [...queryKey],
      queryFn,
      ...(typeof staleTime === "number" && { staleTime }),
    };
    await client.fetchQuery(query);
    await client.fetchQuery(query);
    expect(queryFn).toHaveBeenCalledTimes(2);
  },
);

test.each(["devices", "protection"] as const)(
  "where the %s cannot be read the card says it, and nothing else does",
  async (name) => {
    const told = vi.fn<() => void>();
    const { queryKey, meta = {} } = queriesOf(7)[name];
    const queryFn = () => Promise.reject(new RefusedError(refused("999").refusal));
    await expect(
      createQueryClient(told).fetchQuery({ queryKey: [...queryKey], meta, queryFn }),
    ).rejects.toBeInstanceOf(RefusedError);
    expect(told).not.toHaveBeenCalled();
  },
);
