import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { getContents, getLoginWords, getSponsors } from "./pages.api.ts";

interface WireModel {
  list: { id: number; title: string; content: string; photo_path: string; url: string }[];
}

const body = { site_id: 9, language: "vi_VN", model_version: "1" };

/** The item that a page should produce; derived from the contract, not from the reader. */
const itemOf = ({ id, title, content, photo_path, url }: WireModel["list"][number]) => ({
  id,
  title,
  html: content,
  picture: photo_path,
  url,
});

test.each(examplesOf(getContents))("the operator's pages are read: $name", async (example) => {
  const { list } = example.data as WireModel;
  expect(list).not.toEqual([]);
  expect(await answerTo(getContents, body, example)).toMatchObject({
    ok: true,
    data: list.map(itemOf),
  });
});

test.each(examplesOf(getSponsors))("the sponsors are read: $name", async (example) => {
  const { list } = example.data as WireModel;
  expect(list).not.toEqual([]);
  expect(await answerTo(getSponsors, body, example)).toMatchObject({
    ok: true,
    data: list.map(itemOf),
  });
});

test.each([
  [null, []],
  [{ list: null }, []],
  [[{ id: "7" }], [{ id: 7, title: "", html: "", picture: "", url: "" }]],
  [
    { list: [{ title: "No id" }, { id: 8, title: null, content: 12 }] },
    [{ id: 8, title: "", html: "12", picture: "", url: "" }],
  ],
])("%j is read as far as possible", (data, read) => {
  expect(v.parse(getContents.reads, data)).toEqual(read);
});

interface WireWords {
  list: { title: string; content: string } | { title: string; content: string }[];
}

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
