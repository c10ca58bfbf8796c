import { expect, test } from "vitest";
import { introducerValues, linkedIntroducer } from "./introducer.ts";
import type { StoredLink } from "./link-cookies.ts";
import { linkIn } from "./link.ts";

const agent = (code: string) => ({ type: "member_agent", code });
const invitation = (code: string) => ({ type: "recommend_code", code });

test.each<readonly [search: string, stored: StoredLink, introducer: unknown]>([
  ["?id=5&invite=AB12", { memberAgent: "7" }, agent("5")],
  ["?invite=AB12", { memberAgent: "7" }, invitation("AB12")],
  ["", { memberAgent: "7" }, agent("7")],
  ["", { recommendCode: "CD34" }, invitation("CD34")],
  ["", { memberAgent: "7", recommendCode: "CD34" }, agent("7")],
  [
    "",
    { memberAgent: "7", recommendCode: "CD34", registerType: "recommend_code" },
    invitation("CD34"),
  ],
  ["", { memberAgent: "7", registerType: "recommend_code" }, agent("7")],
  // The agent of a domain comes from the platform; its cookie alone names no introducer.
  ["", { domainAgent: "9" }, { type: "none", code: "" }],
  // A broken link is reported, and not replaced by an earlier one.
  ["?invite=%26", { memberAgent: "7" }, { type: "none", code: "" }],
])("[REG-15] %j with %j stored is introduced by %j", (search, stored, introducer) => {
  expect(linkedIntroducer(linkIn(search), stored)).toEqual(introducer);
});

test("an introducer fills one field of the form, and no introducer fills neither", () => {
  expect(introducerValues({ type: "member_agent", code: "5" })).toEqual({
    memberAgent: "5",
    recommendCode: "",
  });
  expect(introducerValues({ type: "recommend_code", code: "AB12" })).toEqual({
    memberAgent: "",
    recommendCode: "AB12",
  });
  expect(introducerValues({ type: "none", code: "" })).toEqual({
    memberAgent: "",
    recommendCode: "",
  });
});
