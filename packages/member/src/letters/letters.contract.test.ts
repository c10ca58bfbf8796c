import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { listBody } from "./letters-queries.ts";
import { destroyLetter, getLetters, readLetter } from "./letters.api.ts";

interface WireLetter {
  id: number;
  is_read: number;
  title: string;
  content: string;
  created_at: string;
}

const body = listBody(9, "vi_VN", 2);

test.each(examplesOf(getLetters))(
  "[MEMBER-06] [MEMBER-07] [MEMBER-12] letters are read with what they say, and how many are unread: $name",
  async (example) => {
    const wire = example.data as { list: WireLetter[]; total_count: number; unread_count: number };
    expect(wire.list).not.toEqual([]);
    expect(await answerTo(getLetters, body, example)).toMatchObject({
      ok: true,
      data: {
        letters: wire.list.map((letter) => ({
          id: letter.id,
          isRead: letter.is_read === 1,
          title: letter.title,
          content: letter.content,
          sentAt: letter.created_at,
        })),
        total: wire.total_count,
        unread: wire.unread_count,
      },
    });
  },
);

test("[MEMBER-07] [MEMBER-08] a page of 50 is asked for, newest first, in the language of the page", () => {
  expect(body).toEqual({
    active: 1,
    count: 50,
    language: "vi_VN",
    page: 2,
    site_id: 9,
    sort_field: "created_at",
    sort_order: "desc",
  });
  expect(v.is(getLetters.body, body)).toBe(true);
  expect(v.is(getLetters.body, { ...body, count: 20 })).toBe(false);
});

test("a letter that cannot be read is left out alone, and counts that are missing are what is here", async () => {
  const [example] = examplesOf(getLetters);
  if (!example) throw new Error("the contract shows no letters");
  const data = { list: [{ id: "17", is_read: "1" }, { title: "no id" }] };
  const value = { code: "100", message: "Success", data };
  expect(await answerTo(getLetters, body, { ...example, value })).toMatchObject({
    ok: true,
    data: {
      letters: [{ id: 17, isRead: true, title: "", content: "", sentAt: "" }],
      total: 1,
      unread: 0,
    },
  });
});

test.each(examplesOf(readLetter))(
  "[MEMBER-10] a letter is named by its id, and of the answer nothing is read: $name",
  async (example) => {
    expect(v.is(readLetter.body, { id: 9001 })).toBe(true);
    expect(await answerTo(readLetter, { id: 9001 }, example)).toMatchObject({
      ok: true,
      data: null,
    });
  },
);

test.each(examplesOf(destroyLetter))(
  "[MEMBER-11] a deletion sends the list's body with the letter's id, and never without: $name",
  async (example) => {
    expect(v.is(destroyLetter.body, body)).toBe(false);
    const answer = await answerTo(destroyLetter, { ...body, id: 8954 }, example);
    if (example.name.startsWith("code_999"))
      expect(answer).toMatchObject({
        ok: false,
        refusal: { code: "999", message: "The letter does not exist." },
      });
    else expect(answer).toMatchObject({ ok: true, data: null });
  },
);
