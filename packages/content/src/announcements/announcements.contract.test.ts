import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getAnnouncements } from "./announcements.api.ts";

interface WireAnnouncement {
  id: number;
  display_before_login: number;
  display_after_login: number;
  sort: number;
  content: string;
}

const body = { site_id: 9, sort_field: "sort", sort_order: "desc" } as const;

test.each(examplesOf(getAnnouncements))(
  "[LOBBY-13] announcements are read with both flags, their rank and their text: $name",
  async (example) => {
    const { web_announcement_list: announcements } = example.data as {
      web_announcement_list: WireAnnouncement[];
    };
    expect(announcements.map((wire) => wire.display_before_login)).toEqual([1, 0]);
    expect(await answerTo(getAnnouncements, body, example)).toMatchObject({
      ok: true,
      data: announcements.map((wire) => ({
        id: wire.id,
        forVisitors: wire.display_before_login === 1,
        forMembers: wire.display_after_login === 1,
        sort: wire.sort,
        content: wire.content,
      })),
    });
  },
);

test("a rank may be text or missing, and flags that are missing say no", () => {
  const list = [{ id: "7", sort: "12" }, { id: 8, display_after_login: true, sort: "high" }, {}];
  expect(v.parse(getAnnouncements.reads, list)).toEqual([
    { id: 7, forVisitors: false, forMembers: false, sort: 12, content: "" },
    { id: 8, forVisitors: false, forMembers: true, sort: 0, content: "" },
  ]);
});
