import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getLetters, listBody } from "./letters.api.ts";

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

test("only an unreadable letter is left out, and missing counts are those of the list", async () => {
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
