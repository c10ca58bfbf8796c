// @vitest-environment jsdom
import type { Sent } from "@naluma/api-client/api.fake";
import { Language } from "@naluma/i18n/react";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MemberFrame } from "../member-frame.fake.tsx";
import { fakeMember } from "../member.fake.ts";
import { emptyBefore } from "./activity.fake.ts";
import { useActivityStatement } from "./use-activity-statement.ts";

afterEach(cleanup);

const path = "/services/v1/member/activity";

function stretch({ body }: Sent) {
  const asked = JSON.stringify(body);
  if (asked.includes("2026-10-27")) return emptyBefore(null);
  return emptyBefore(asked.includes("2026-11-10") ? "2026-10-27" : "2026-11-10");
}

test("earlier leads back period by period to the first, and later leads forward again", async () => {
  const of = fakeMember({ replies: { [path]: stretch } });
  const { result } = renderHook(() => useActivityStatement("day"), {
    wrapper: ({ children }) => (
      <Language locale="en_US">
        <MemberFrame of={of}>{children}</MemberFrame>
      </Language>
    ),
  });
  const stands = async (before: string | null, hasLater: boolean) => {
    await waitFor(() => expect(result.current.activity?.before).toBe(before));
    expect(result.current.earlier !== undefined).toBe(before !== null);
    expect(result.current.later !== undefined).toBe(hasLater);
  };
  await stands("2026-11-10", false);
  act(() => result.current.earlier?.());
  // The periods on screen stay until the earlier ones are there.
  expect(result.current.activity?.before).toBe("2026-11-10");
  await stands("2026-10-27", true);
  act(() => result.current.earlier?.());
  await stands(null, true);
  act(() => result.current.later?.());
  await stands("2026-10-27", true);
  act(() => result.current.later?.());
  await stands("2026-11-10", false);
});
