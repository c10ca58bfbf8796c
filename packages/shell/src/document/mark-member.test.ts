import { exampleMember } from "@naluma/site/who.fake";
import { expect, test } from "vitest";
import { markSession } from "./mark-member.ts";

test("the page is marked as a member's for as long as there is one", () => {
  let now = true;
  const listeners: (() => void)[] = [];
  const dataset: DOMStringMap = {};
  const root = { dataset };
  markSession(
    {
      member: () => (now ? exampleMember : undefined),
      onChange: (listener) => {
        listeners.push(() => listener({ role: "visitor" }, { role: "visitor" }));
        return () => undefined;
      },
    },
    root,
  );
  expect(root.dataset).toEqual({ member: "" });
  now = false;
  for (const listener of listeners) listener();
  expect(root.dataset).toEqual({});
});
