import { expect, test } from "vitest";
import { shownAnnouncements, type Announcement } from "./announcement.ts";

const announcement = (id: number, sort: number, shown: "both" | "visitors" | "members" | "none") =>
  ({
    id,
    sort,
    content: "",
    forVisitors: shown === "both" || shown === "visitors",
    forMembers: shown === "both" || shown === "members",
  }) satisfies Announcement;

const all = [
  announcement(1, 10, "both"),
  announcement(2, 90, "visitors"),
  announcement(3, 50, "members"),
  announcement(4, 99, "none"),
  announcement(5, 60, "both"),
  announcement(6, 10, "both"),
];

test("visitors read announcements marked for before the login, members those for after it, ties in the platform's order", () => {
  expect(shownAnnouncements(all, false).map(({ id }) => id)).toEqual([2, 5, 1, 6]);
  expect(shownAnnouncements(all, true).map(({ id }) => id)).toEqual([5, 3, 1, 6]);
});
