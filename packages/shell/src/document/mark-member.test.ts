import { exampleMember } from "@naluma/site/who.fake";
import { expect, test } from "vitest";
import { markSession } from "./mark-member.ts";

test("the page says that a member is there for as long as one is", () => {
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
