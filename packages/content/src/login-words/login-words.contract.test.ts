import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getLoginWords } from "./login-words.api.ts";

interface WireWords {
  list: { title: string; content: string } | { title: string; content: string }[];
}

const body = { site_id: 9, language: "vi_VN", model_version: "1" };

test.each(examplesOf(getLoginWords))(
  "the words beside the login are read: $name",
  async (example) => {
    const [first] = [(example.data as WireWords).list].flat();
    expect(first).toBeDefined();
    expect(await answerTo(getLoginWords, body, example)).toMatchObject({
      ok: true,
      data: { title: first?.title, html: first?.content },
    });
  },
);
