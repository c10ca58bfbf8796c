import { answerTo, examplesOf, type WireExample } from "@naluma/api-client/wire-examples";
import { expect, test } from "vitest";
import { getFloats, getFooter, getMobileFooter } from "./operator-links.api.ts";

interface WireLinks {
  list: { id: number; name: string; url: string; photo_path: string }[];
}

/** The links that a page should produce; derived from the contract, not from the reader. */
const linksIn = ({ data }: WireExample) => ({
  ok: true,
  data: (data as WireLinks).list.map(({ photo_path, ...rest }) => ({
    ...rest,
    picture: photo_path,
  })),
});

test.each(examplesOf(getFooter))("[SHELL-49] the footer's list is read: $name", async (example) => {
  expect((example.data as WireLinks).list).not.toEqual([]);
  expect(await answerTo(getFooter, { site_id: 9 }, example)).toMatchObject(linksIn(example));
});

test.each(examplesOf(getMobileFooter))(
  "[SHELL-48] the mobile footer's list is read: $name",
  async (example) => {
    expect((example.data as WireLinks).list).not.toEqual([]);
    const body = { site_id: 9, template: "H5_2" };
    expect(await answerTo(getMobileFooter, body, example)).toMatchObject(linksIn(example));
  },
);

test.each(examplesOf(getFloats))("[SHELL-50] the floats' list is read: $name", async (example) => {
  expect((example.data as WireLinks).list).not.toEqual([]);
  expect(await answerTo(getFloats, { site_id: 9 }, example)).toMatchObject(linksIn(example));
});
