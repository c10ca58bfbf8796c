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

test("nothing read for one member is shown elsewhere or to another member", () => {
  const keys = [7, 8].flatMap((memberId) =>
    Object.values(queriesOf(memberId)).map(({ queryKey }) => queryKey.join()),
  );
  expect(new Set(keys).size).toBe(4);
});

test.each(["devices", "protection"] as const)(
  "the %s may change elsewhere, so they are fetched again at each opening",
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
  "when the %s cannot be read only their card says so",
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
