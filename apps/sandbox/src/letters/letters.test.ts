import { expect, test } from "vitest";
import { siteInstant } from "../ground/clock.ts";
import { memberHistory } from "../testing/member-history.ts";
import { addLetters, listLetters } from "./letters.ts";

const history = memberHistory();

const createdAt = siteInstant("2026-11-20 12:00:00");
const letter = (title: string, at = createdAt) => ({
  title: { en_US: title },
  content: { en_US: "" },
  createdAt: at,
});

test("letters of one moment are in the order in which they were written, or its reverse, on every page", async () => {
  const { id } = await history.member(1);
  await addLetters(history.db, id, [letter("a"), letter("b"), letter("c")]);
  await addLetters(history.db, id, [letter("before", createdAt - 1)]);
  const titles = async (sortField: string, sortOrder: "asc" | "desc") => {
    const pages = [];
    for (const page of [1, 2])
      pages.push(await listLetters(history.db, id, { page, size: 2, sortField, sortOrder }));
    return pages.flatMap(({ list }) => list.map(({ title }) => title["en_US"]));
  };
  expect(await titles("created_at", "desc")).toEqual(["c", "b", "a", "before"]);
  expect(await titles("created_at", "asc")).toEqual(["before", "a", "b", "c"]);
  expect(await titles("id", "asc")).toEqual(["a", "b", "c", "before"]);
  expect(await titles("colour", "desc")).toEqual(["c", "b", "a", "before"]);
});

test("active content is removed in each language", async () => {
  const { id } = await history.member(2);
  const content = { en_US: "<p>Hi</p><script>a()</script>", th_TH: '<p onclick="a()">ไทย</p>' };
  await addLetters(history.db, id, [{ ...letter("safe"), content }]);
  const asked = { page: 1, size: 50, sortField: "id", sortOrder: "asc" } as const;
  const { list } = await listLetters(history.db, id, asked);
  expect(list[0]?.content).toEqual({ en_US: "<p>Hi</p>", th_TH: "<p>ไทย</p>" });
});
